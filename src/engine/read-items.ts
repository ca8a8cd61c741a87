// items.tsv from disk: read, parsed, and its paths held against what lies in the work dir.
import { realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { checkItemPaths } from '../core/batch/item-paths.ts';
import type { ItemTable } from '../core/batch/item-table.ts';
import { parseItems } from '../core/batch/parse-items.ts';
import type { Failure } from '../core/failure.ts';
import { failAll, ok, type Result } from '../core/result.ts';
import { readInput } from './read-input.ts';
import { openRealFolders } from './real-folders.ts';
import { realWorkdir } from './real-workdir.ts';

export interface ReadItemsOptions {
  /** As the user named it. */
  readonly itemsPath: string;
  readonly workdir: string;
  /** False under --no-json: items need no qc path. */
  readonly isQcRequired: boolean;
  /** Files and folders that items must not write to, as the user named them; items.tsv itself always is one. */
  readonly reserved: readonly string[];
  /** Columns that name an item's own JSON Schemas: what is in those is a part of the item. */
  readonly schemaColumns?: readonly string[];
  /** Bytes of items.tsv when the caller has read them already. */
  readonly bytes?: Uint8Array;
  /** True when a plan has checked the paths of these very bytes and nothing is done with them now but naming them. */
  readonly arePathsChecked?: boolean;
  /** True when files are only read, by a reader that follows no symlink out of the work dir: it says so by itself. */
  readonly isLinkSafeReader?: boolean;
}

/**
 * The items, or every problem found in them. Failures beside those of the file's own: `file-missing`,
 * `file-unreadable`, and all that core/batch/item-paths.ts says of paths.
 */
export async function readItems(options: ReadItemsOptions): Promise<Result<ItemTable, Failure>> {
  const { itemsPath, workdir, isQcRequired } = options;
  const bytes = options.bytes === undefined ? readInput(itemsPath, 'items') : ok(options.bytes);
  const root = realWorkdir(workdir);
  if (!bytes.ok || !root.ok)
    return failAll([...(bytes.ok ? [] : bytes.failures), ...(root.ok ? [] : root.failures)]);
  const parsed = await parseItems(bytes.value, itemsPath, { isQcRequired });
  if (!parsed.ok) return parsed;
  const table = await withSchemaStamps(parsed.value, root.value, options.schemaColumns ?? []);
  if (options.arePathsChecked === true) return ok(table);
  const reserved = reservedPaths(root.value, [itemsPath, ...options.reserved]);
  const folders = openRealFolders(root.value);
  const linksOut = options.isLinkSafeReader === true ? () => [] : folders.linksOut;
  const failures = checkItemPaths(table, { realFolder: folders.realFolder, linksOut, reserved });
  return failures.length > 0 ? { ok: false, failures } : ok(table);
}

/** Items with the digests of what their cells name as schemas; where no column does, the digests' code is not loaded. */
async function withSchemaStamps(
  table: ItemTable,
  root: string,
  columns: readonly string[],
): Promise<ItemTable> {
  if (columns.length === 0) return table;
  const { openSchemaStamp } = await import('./schema-digests.ts');
  return { ...table, items: table.items.map(openSchemaStamp(root, columns)) };
}

/** Reserved paths as normal paths from the work dir, under their name and where they really lie. */
function reservedPaths(root: string, named: readonly string[]): Map<string, string> {
  const reserved = new Map<string, string>();
  for (const name of named) {
    for (const path of [resolve(name), realPathOf(resolve(name))]) {
      const inside = relative(root, path);
      const isInside =
        inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
      if (isInside) reserved.set(inside, name);
    }
  }
  return reserved;
}

/** The real path, as far as it exists. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = resolve(path, '..');
    return above === path ? path : join(realPathOf(above), relative(above, path));
  }
}
