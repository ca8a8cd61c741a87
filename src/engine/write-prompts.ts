// Prompt files on disk: written whole through a temp file and a rename, left alone when they hold the same bytes.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { PlannedShardEntry } from '../core/batch/plan-document.ts';
import type { Failure } from '../core/failure.ts';
import { renderPrompt } from '../core/prompts/render-prompt.ts';
import type { Template } from '../core/prompts/template.ts';
import { ok, type Result } from '../core/result.ts';

export interface WrittenPrompt {
  readonly row: ManifestRow;
  readonly sha256: string;
  /** False when the file held these bytes already. */
  readonly isNew: boolean;
}

export interface PromptsToWrite {
  readonly template: Template;
  readonly rows: readonly ManifestRow[];
  readonly itemsOf: (shard: string) => readonly Item[];
  /** Absolute path of the work dir, from which prompt paths start. */
  readonly root: string;
  /** What an earlier build wrote, by shard id: only such files can hold the same bytes. */
  readonly earlier: ReadonlyMap<string, PlannedShardEntry>;
}

/** Writes every row's prompt, in order; all files that could not be written are failures. */
export function writePrompts({ template, rows, itemsOf, root, earlier }: PromptsToWrite): Result<WrittenPrompt[], Failure> {
  const written: WrittenPrompt[] = [];
  const failures: Failure[] = [];
  const madeFolders = new Set<string>();
  for (const row of rows) {
    const text = renderPrompt(template, row, itemsOf(row.shardId));
    const digest = sha256(text);
    const path = resolve(root, row.promptPath);
    try {
      const isNew = earlier.get(row.shardId)?.prompt !== digest || !holds(path, text);
      if (isNew) writeWhole(path, text, madeFolders);
      written.push({ row, sha256: digest, isNew });
    } catch (error) {
      failures.push({ reason: 'file-unwritable', at: { file: row.promptPath }, error: (error as Error).message });
    }
  }
  return failures.length > 0 ? { ok: false, failures } : ok(written);
}

function holds(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
}

function writeWhole(path: string, text: string, madeFolders: Set<string>): void {
  const folder = dirname(path);
  if (!madeFolders.has(folder)) {
    mkdirSync(folder, { recursive: true });
    madeFolders.add(folder);
  }
  const temp = join(folder, `.prompt.${process.pid}`);
  try {
    writeFileSync(temp, text);
    renameSync(temp, path);
  } catch (error) {
    rmSync(temp, { force: true });
    throw error;
  }
}
