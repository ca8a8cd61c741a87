// `muster verify`: what is wrong with the outputs and QC files that lie there now, one line a problem on stdout. Needs no
// agent and writes nothing.
import { countOf } from '../../core/count-of.ts';
import { exitCodes } from '../../core/exit-code.ts';
import { verifyBatch, type VerifyBatchRequest, type VerifyReport } from '../../engine/verify-batch.ts';
import { openVerify } from '../../wire/open-verify.ts';
import type { CommandContext, CommandMain } from '../command.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const warnings = warnTo(context.io, context.settings);
  const opened = await openVerify(context.resolved, warnings.add);
  const report = opened.ok ? await verifyBatch(opened.value) : opened;
  await warnings.flush();
  if (!report.ok) {
    const { failCommand } = await import('../fail-command.ts');
    return failCommand(context, report.failures);
  }
  const { items, failedItems, problems } = report.value;
  const { settings, io } = context;
  const isPassed = problems.length === 0;
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, { format: 'muster.verify/1', passed: isPassed, items, failedItems, problems });
  } else if (isPassed) {
    io.stdout('verification passed\n');
  } else {
    const { problemLine } = await import('../../present/problem-text.ts');
    // In portions, so that 100,000 lines are never one text.
    for (let at = 0; at < problems.length; at += linesAtOnce) {
      const lines = problems.slice(at, at + linesAtOnce).map((problem) => `${problemLine(problem)}\n`);
      io.stdout(lines.join(''));
    }
    if (!settings.quiet) io.stderr(summary(report.value));
    if (!settings.quiet && opened.ok) await tellNext(context, opened.value, report.value);
  }
  return isPassed ? exitCodes.ok : exitCodes.failed;
};

const linesAtOnce = 1000;

function summary({ items, failedItems, problems }: VerifyReport): string {
  return `verification failed: ${countOf(problems.length, 'problem')} in ${failedItems} of ${countOf(items, 'item')}\n`;
}

async function tellNext(
  context: CommandContext,
  request: VerifyBatchRequest,
  report: VerifyReport,
): Promise<void> {
  const { stepsAfterVerify } = await import('../verify-next.ts');
  const { nextStepLines } = await import('../../present/next-steps-text.ts');
  const { openStyle } = await import('../../present/style.ts');
  const { io } = context;
  const steps = stepsAfterVerify(context, request, report);
  const columns = io.isStderrTerminal ? io.columns : Infinity;
  io.stderr(
    nextStepLines(steps, openStyle(io.isColorWanted), columns)
      .map((line) => `${line}\n`)
      .join(''),
  );
}
