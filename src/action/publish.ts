// Tells the workflow what a command came to: outputs, step summary, annotations, and the one line that fails the job.
import { existsSync, statSync } from 'node:fs';
import { error, setFailed, summary, warning } from '@actions/core';
import { planAnnotations, stepCaps, type Annotation } from '../github/annotations.ts';
import { summaryLimitBytes } from '../github/summary.ts';
import type { ActionOutcome } from './outcome.ts';
import { writeOutputs } from './outputs.ts';

/** Outputs come first: they must be there even if the step is killed while it tells the rest. */
export async function publish(
  outcome: ActionOutcome,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { outputs, exitCode, findings, failedBecause } = outcome;
  writeOutputs({
    disposition: failedBecause === undefined ? 'satisfied' : 'failed',
    ...outputs,
    'exit-code': exitCode,
  });
  await writeSummary(outcome, env['GITHUB_STEP_SUMMARY']);
  // The line that fails the job is an error annotation too.
  const errors = stepCaps.errors - (failedBecause === undefined ? 0 : 1);
  for (const annotation of planAnnotations(findings, { ...stepCaps, errors })) annotate(annotation);
  if (failedBecause !== undefined) setFailed(failedBecause);
}

async function writeSummary({ summary: render }: ActionOutcome, path: string | undefined): Promise<void> {
  // Outside of a workflow, and on very old servers, there is no such file.
  if (render === undefined || path === undefined || !existsSync(path)) return;
  const text = render(Math.max(0, summaryLimitBytes - statSync(path).size));
  if (text !== '') await summary.addRaw(text).write();
}

function annotate({ level, message, title, file, line, column }: Annotation): void {
  const issue = level === 'error' ? error : warning;
  issue(message, {
    title,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { startLine: line }),
    ...(column === undefined ? {} : { startColumn: column }),
  });
}
