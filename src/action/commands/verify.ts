// `command: verify`: what is wrong with the outputs and QC files of this checkout. Runs no agent and writes nothing, so
// it can gate a pull request with a read-only token.
import { join } from 'node:path';
import { countOf } from '../../core/count-of.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { verifyBatch, type VerifyReport } from '../../engine/verify-batch.ts';
import { problemFindings } from '../../github/annotations.ts';
import { failureFinding } from '../../github/failure-findings.ts';
import { renderVerifySummary } from '../../github/verify-summary.ts';
import { problemLine, problemAdvice, problemText } from '../../present/problem-text.ts';
import { openVerify } from '../../wire/open-verify.ts';
import { failedOutcome, type ActionContext, type ActionOutcome } from '../outcome.ts';

export async function verifyCommand(context: ActionContext): Promise<ActionOutcome> {
  const { resolved, log, toRepositoryPath } = context;
  const warnings: Failure[] = [];
  const request = await openVerify(resolved, (failure) => void warnings.push(failure));
  const report = request.ok ? await verifyBatch(request.value) : request;
  log.failures(warnings, 'warning');
  if (!report.ok) return failedOutcome(context, report.failures, 'nothing was verified');
  const { items, failedItems, problems } = report.value;
  const isPassed = problems.length === 0;
  const sentence = sentenceOf(report.value);
  log.say(`${problems.map((problem) => `${problemLine(problem)}\n`).join('')}${sentence}\n`);
  const fromWorkdir = (path: string): string => toRepositoryPath(join(resolved.values.workdir, path));
  return {
    exitCode: isPassed ? exitCodes.ok : exitCodes.failed,
    outputs: {
      'item-count': items,
      'failed-items': failedItems,
      'problem-count': problems.length,
      disposition: isPassed ? 'satisfied' : 'failed',
    },
    findings: [
      ...problemFindings(problems, problemAdvice, fromWorkdir),
      ...warnings.map((failure) => failureFinding(failure, 'warning', toRepositoryPath)),
    ],
    summary: (limitBytes) => renderVerifySummary({ report: report.value, text: problemText, limitBytes }),
    ...(isPassed ? {} : { failedBecause: sentence }),
  };
}

function sentenceOf({ items, failedItems, problems }: VerifyReport): string {
  if (problems.length === 0) return `verification passed: ${countOf(items, 'item')}`;
  return `verification failed: ${countOf(problems.length, 'problem')} in ${failedItems} of ${countOf(items, 'item')}`;
}
