// Words for what can be wrong with an items file. Where the seed tool had words for it, ours hold them, so that
// searches and scripts of its users still hit.
import { countOf } from '../core/count-of.ts';
import type { FailureTexts } from './failure-texts.ts';
import { clip, listNames, quote } from './quote.ts';

type Reasons =
  | 'items-columns-missing'
  | 'items-column-twice'
  | 'items-empty'
  | 'items-quote-open'
  | 'items-quote-misplaced'
  | 'items-rows-swallowed'
  | 'items-row-too-long'
  | 'items-control-character'
  | 'item-id-empty'
  | 'item-id-duplicate'
  | 'item-path-empty'
  | 'item-path-escapes'
  | 'item-schema-unreadable'
  | 'item-path-reserved'
  | 'item-path-too-long'
  | 'item-output-is-source'
  | 'item-paths-collide'
  | 'sources-missing'
  | 'group-column-missing'
  | 'group-split';

const escapes = {
  'dot-dot': 'leads out of the work dir',
  absolute: 'is absolute',
  symlink: 'leads out of the work dir through a symlink',
  'workdir-itself': 'is the work dir itself',
  folder: 'names a folder',
} as const;

const collisions = {
  same: 'the same file',
  'letter-case': 'one file where letter case does not count',
  'unicode-form': 'one file where Unicode forms are not told apart',
  'inside-the-other': 'a file and a folder of the same name',
} as const;

export const itemFailureTexts: FailureTexts<Reasons> = {
  'items-columns-missing': ({ at, columns, found }) => ({
    text: `${clip(at.file)} is missing required item fields: ${listNames(columns)}`,
    remedy:
      found.length === 0
        ? 'the first line must name the columns, separated by tabs'
        : `the header names ${listNames(found)}; columns are separated by tabs, not spaces`,
  }),
  'items-column-twice': ({ column }) => ({
    text: `the column ${quote(column)} is named twice`,
    remedy: 'remove or rename one of them',
  }),
  'items-empty': ({ at }) => ({
    text: `${clip(at.file)} contains no items`,
    remedy: 'add at least one row below the header',
  }),
  'items-quote-open': () => ({
    text: 'a quote is opened here and never closed',
    remedy: 'remove the quote or close it; a quote inside a quoted cell is written twice ("")',
  }),
  'items-quote-misplaced': ({ text }) => ({
    text: `text follows a closing quote: ${quote(text)}`,
    remedy: 'a cell that starts with a quote must end with one; write a quote inside it twice ("")',
  }),
  'items-rows-swallowed': ({ rows }) => ({
    text: `a quoted cell that starts here swallows ${countOf(rows, 'line')} that look like rows`,
    remedy: 'remove the quote at its start, or close it in the same row',
  }),
  'items-row-too-long': ({ cells, columns }) => ({
    text: `the row has ${countOf(cells, 'cell')}, the header ${countOf(columns, 'column')}`,
    remedy: 'remove the surplus tabs, or quote the cell that holds one',
  }),
  'items-control-character': ({ column, id }) => ({
    text: `the cell ${clip(column)} of item ${quote(id)} holds a line break or another control character`,
    remedy: 'ids and paths must be plain text on one line',
  }),
  'item-id-empty': ({ at }) => ({
    text: `${clip(at.file)} contains an empty item_id`,
    remedy: 'give every row an id of its own',
  }),
  'item-id-duplicate': ({ id, first }) => ({
    text: `duplicate item_id ${quote(id)}${first.line === undefined ? '' : `, first on line ${first.line}`}`,
    remedy: 'rename one of the two: ids name the ranges of the manifest',
  }),
  'item-path-empty': ({ id, column }) => ({
    text: `empty ${clip(column)} path for ${quote(id)}`,
    remedy:
      column === 'qc'
        ? 'name a QC file, or switch QC off with --no-json'
        : `name the file in the column ${clip(column)}`,
  }),
  'item-path-escapes': ({ id, column, path, how }) => ({
    text: `the ${clip(column)} path of ${quote(id)} ${escapes[how]}: ${quote(path)}`,
    remedy: 'name a file below the work dir (--workdir)',
  }),
  'item-schema-unreadable': ({ id, column, path, error }) => ({
    text: `cannot read the JSON Schema that the ${clip(column)} cell of ${quote(id)} names: ${quote(path)}: ${clip(error)}`,
    remedy: 'name a file below the work dir (--workdir)',
  }),
  'item-path-reserved': ({ id, column, path, owner }) => ({
    text: `the ${clip(column)} path of ${quote(id)} belongs to ${clip(owner)}: ${quote(path)}`,
    remedy: 'choose another path; an agent would overwrite what Muster needs',
  }),
  'item-path-too-long': ({ id, column, path, part, bytes, limit }) => ({
    text: `the ${clip(column)} path of ${quote(id)} ${part === 'name' ? 'has a name of' : 'has'} ${bytes} bytes, more than the ${limit} that a file system takes: ${quote(path)}`,
    remedy: part === 'name' ? 'shorten the name' : 'shorten the path',
  }),
  'item-output-is-source': ({ id, column, path, holds }) => ({
    text:
      holds === undefined
        ? `the ${clip(column)} path of ${quote(id)} is also a source: ${quote(path)}`
        : `the ${clip(column)} path of ${quote(id)} is the folder of a source: ${quote(path)} holds ${quote(holds.path)}${holds.at.line === undefined ? '' : ` of line ${holds.at.line}`}`,
    remedy: 'write to another file: sources must stay as they are',
  }),
  'item-paths-collide': ({ path, id, column, other, how }) => ({
    text:
      `conflicting destination path ${quote(path)}: ${clip(other.id)}.${clip(other.column)} and ${clip(id)}.${clip(column)}` +
      (how === 'same' && other.path === path ? '' : ` (${quote(other.path)}) are ${collisions[how]}`) +
      (other.at.line === undefined ? '' : `, first on line ${other.at.line}`),
    remedy: 'give each output and each QC file a path of its own',
  }),
  'sources-missing': ({ items, ids, count, first }) => ({
    text: `the source of ${countOf(count, 'item')} of ${clip(items)} is not there (${quote(first)}${count > 1 ? ', …' : ''}): ${listNames(ids, 5, count)}`,
    remedy: 'an agent would find nothing to work on: check the column source and --workdir',
  }),
  'group-column-missing': ({ column, found }) => ({
    text: `there is no column ${quote(column)} to group by`,
    remedy: `--group-by takes one of ${listNames(found)}`,
  }),
  'group-split': ({ group, first }) => ({
    text: `the rows of group ${quote(group)} do not stand together${first.line === undefined ? '' : `; they began on line ${first.line}`}`,
    remedy: 'sort the items file by the group column',
  }),
};
