// The prompt of an attempt, as it goes to the agent. Knows no claim and no agent.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { AttemptTools } from './attempt-tools.ts';

export interface Prompt {
  /** Absolute. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/**
 * Reads the prompt once and checks its digest against the plan's: these very bytes go to the agent (invariant 5). The
 * plan is asked after the file is read, so that no prompt of a newer plan passes for this one's. Failures:
 * `prompt-missing`, `prompt-changed`, and those of the plan.
 */
export function readPrompt(
  tools: Pick<AttemptTools, 'workdir' | 'plannedPrompt'>,
  row: ManifestRow,
): Result<Prompt, Failure> {
  const path = resolve(tools.workdir, row.promptPath);
  const bytes = readRegular(path);
  if (bytes === undefined) return fail({ reason: 'prompt-missing', shard: row.shardId, path });
  const planned = tools.plannedPrompt(row);
  if (!planned.ok) return planned;
  const digest = sha256(bytes);
  const expected = planned.value;
  if (expected !== undefined && expected !== digest)
    return fail({
      reason: 'prompt-changed',
      shard: row.shardId,
      path: row.promptPath,
      expected,
      found: digest,
    });
  return ok({ path, bytes, digest });
}

/** Undefined for anything but a readable regular file: an agent may have left a FIFO, which would be waited for. */
function readRegular(path: string): Uint8Array | undefined {
  try {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return fstatSync(fd).isFile() ? readFileSync(fd) : undefined;
    } finally {
      closeSync(fd);
    }
  } catch {
    return undefined;
  }
}
