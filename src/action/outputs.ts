// The names of the Action's outputs, and how their values are made. A test keeps action.yml equal to this table.
import { setOutput } from '@actions/core';
import { countStatuses } from '../core/batch/fold.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { Usage } from '../core/batch/record.ts';

export const outputNames = [
  'manifest',
  'shard-count',
  'has-work',
  'matrix',
  'leg-count',
  'group',
  'verified',
  'succeeded',
  'failed',
  'pending',
  'missing',
  'plan-digest',
  'item-count',
  'failed-items',
  'problem-count',
  'input-tokens',
  'output-tokens',
  'cost-usd',
  'merkle-root',
  'resume-command',
  'disposition',
  'exit-code',
] as const;
export type OutputName = (typeof outputNames)[number];

/** Absent = not known to this command; it is then left unset, which workflows see as the empty string. */
export type ActionOutputs = Readonly<Partial<Record<OutputName, string | number | boolean>>>;

/** How the batch stands, for later steps and jobs. */
export function batchOutputs(manifest: string, rows: readonly ManifestRow[]): ActionOutputs {
  const counts = countStatuses(rows);
  return {
    manifest,
    'shard-count': rows.length,
    'has-work': counts.pending + counts.failed + counts.running > 0,
    verified: counts.verified,
    succeeded: counts.succeeded,
    failed: counts.failed,
    pending: counts.pending,
  };
}

/** Tokens and cost, as far as the agents said. */
export function usageOutputs({ inputTokens, outputTokens, costUsd }: Usage): ActionOutputs {
  return {
    ...(inputTokens === undefined ? {} : { 'input-tokens': inputTokens }),
    ...(outputTokens === undefined ? {} : { 'output-tokens': outputTokens }),
    ...(costUsd === undefined ? {} : { 'cost-usd': costUsd }),
  };
}

/** Writes them in the order of the table. */
export function writeOutputs(outputs: ActionOutputs): void {
  for (const name of outputNames) {
    const value = outputs[name];
    if (value !== undefined) setOutput(name, value);
  }
}
