// Prompt files. Those that hold the same bytes are left alone.
//
// A prompt counts as planned once plan.json has its digest, and a run refuses any other; so one that a crash cut off is
// never mistaken for a planned one, and a new file needs no rename. Only one that stands already is replaced whole.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { PlanDocument } from '../core/batch/plan-document.ts';
import type { Failure } from '../core/failure.ts';
import { renderPrompt } from '../core/prompts/render-prompt.ts';
import type { Template } from '../core/prompts/template.ts';
import { ok, type Result } from '../core/result.ts';
import { isCode, unwritable } from '../core/system-error.ts';
import { openPathBelow } from './path-below.ts';
import { readInput } from './read-input.ts';

/** A shard with its items. */
export interface PromptedShard {
  readonly row: ManifestRow;
  readonly items: readonly Item[];
}

export interface WrittenPrompt {
  readonly row: ManifestRow;
  readonly sha256: string;
  /** False when the file held these bytes already. */
  readonly isNew: boolean;
}

/** sha256 of every shard's prompt, by shard id. */
export function promptDigests(template: Template, shards: readonly PromptedShard[]): Map<string, string> {
  return new Map(shards.map(({ row, items }) => [row.shardId, sha256(renderPrompt(template, row, items))]));
}

export interface PromptsToWrite {
  readonly template: Template;
  readonly shards: readonly PromptedShard[];
  /** Of `promptDigests`, where the caller had to know them before. */
  readonly digests?: ReadonlyMap<string, string>;
  /** Absolute path of the work dir. */
  readonly root: string;
  /** Only what it says was written can hold the same bytes already. */
  readonly earlier: PlanDocument | undefined;
}

/**
 * Writes every prompt, in order; all files that could not be written are failures. Each text is rendered here, once more
 * where digests were needed before: that costs less than keeping 10,000 of them.
 */
export function writePrompts(prompts: PromptsToWrite): Result<WrittenPrompt[], Failure> {
  const { template, shards, digests, root, earlier } = prompts;
  const earlierDigests = new Map(earlier?.shards.map(({ id, prompt }) => [id, prompt]));
  const written: WrittenPrompt[] = [];
  const failures: Failure[] = [];
  const pathOf = openPathBelow(root);
  for (const { row, items } of shards) {
    const path = pathOf(row.promptPath);
    const text = renderPrompt(template, row, items);
    const digest = digests?.get(row.shardId) ?? sha256(text);
    try {
      const isNew = earlierDigests.get(row.shardId) !== digest || !holds(path, text);
      if (isNew) writeWhole(path, text);
      written.push({ row, sha256: digest, isNew });
    } catch (error) {
      failures.push(unwritable(error, row.promptPath));
    }
  }
  return failures.length > 0 ? { ok: false, failures } : ok(written);
}

function holds(path: string, text: string): boolean {
  const bytes = readInput(path, 'prompt');
  return bytes.ok && Buffer.from(text).equals(bytes.value);
}

/** Its folder is made where there is none. */
function writeWhole(path: string, text: string): void {
  try {
    writeNew(path, text);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return replaceWhole(path, text);
    if (!isCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeNew(path, text);
  }
}

/** With the encoding named, Node writes the file in one call, in two thirds of the time. */
function writeNew(path: string, text: string): void {
  writeFileSync(path, text, { flag: 'wx', encoding: 'utf8' });
}

function replaceWhole(path: string, text: string): void {
  const temp = join(dirname(path), `.prompt.${process.pid}`);
  try {
    // Never through a link that somebody laid under this name.
    rmSync(temp, { force: true });
    writeNew(temp, text);
    renameSync(temp, path);
  } catch (error) {
    rmSync(temp, { force: true });
    throw error;
  }
}
