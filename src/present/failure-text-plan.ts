// Words for what can be wrong between items, manifest, plan and template.
import { countOf } from '../core/count-of.ts';
import type { FailureTexts } from './failure-texts.ts';
import { clip, listNames, quote } from './quote.ts';

type Reasons =
  | 'manifest-empty'
  | 'manifest-columns-missing'
  | 'manifest-row-cut'
  | 'manifest-cell-invalid'
  | 'manifest-shard-twice'
  | 'manifest-path-escapes'
  | 'range-unknown'
  | 'range-count'
  | 'range-overlap'
  | 'items-unplanned'
  | 'shard-too-large'
  | 'template-unknown-variable';

const replan = 'run `muster plan` again: it keeps finished work';

export const planFailureTexts: FailureTexts<Reasons> = {
  'manifest-empty': ({ at }) => ({ text: `${clip(at.file)} holds no shards`, remedy: replan }),
  'manifest-columns-missing': ({ at, columns }) => ({
    text: `${clip(at.file)} is missing required manifest fields: ${listNames(columns, 9)}`,
    remedy: 'restore the header line, or run `muster plan` again',
  }),
  'manifest-row-cut': ({ cells, columns }) => ({
    text: `the row has ${countOf(cells, 'cell')} where the header has ${columns}; the file may have been cut off`,
    remedy: replan,
  }),
  'manifest-cell-invalid': ({ column, value, expected }) => ({
    text: `column ${clip(column)}: expected ${clip(expected)}, found ${quote(value)}`,
    remedy: 'correct the cell; `muster mark` changes a status safely',
  }),
  'manifest-shard-twice': ({ shard, first }) => ({
    text: `duplicate shard_id ${quote(shard)}${first.line === undefined ? '' : `, first on line ${first.line}`}`,
    remedy: 'remove one of the two rows',
  }),
  'manifest-path-escapes': ({ shard, column, path }) => ({
    text: `the ${clip(column)} of ${quote(shard)} leads out of the work dir: ${quote(path)}`,
    remedy: 'keep the batch dir below the work dir, and name both as they were named for `muster plan`',
  }),
  'range-unknown': ({ shard, first, last, items }) => ({
    text: `item range for ${clip(shard)} is not present in ${clip(items)}: ${quote(first)} to ${quote(last)}`,
    remedy: 'the items changed after planning; run `muster plan` again',
  }),
  'range-count': ({ shard, manifest, selected, items }) => ({
    text: `item count mismatch for ${clip(shard)}: manifest=${manifest}, selected=${selected} in ${clip(items)}`,
    remedy: 'the items changed after planning; run `muster plan` again',
  }),
  'range-overlap': ({ shard, other, item, items }) => ({
    text: `${clip(shard)} and ${clip(other)} both hold the item ${quote(item)} of ${clip(items)}`,
    remedy: 'the manifest was edited; run `muster plan` again',
  }),
  'items-unplanned': ({ items, ids, count }) => ({
    text: `${countOf(count, 'item')} of ${clip(items)} ${count === 1 ? 'is' : 'are'} in no shard: ${listNames(ids, 5, count)}`,
    remedy: 'run `muster plan` again to take them in',
  }),
  'shard-too-large': ({ shard, item, bytes, limit }) => ({
    text: `the source of item ${quote(item)} has ${bytes} bytes, more than --max-bytes ${limit}; it is ${clip(shard)} alone`,
    remedy: 'split the source, or raise --max-bytes',
  }),
  'template-unknown-variable': ({ name, nearest }) => ({
    text: `unknown variable ${quote(`$${name}`)} stays in the prompt as it is`,
    remedy:
      nearest === undefined
        ? 'write `$$` for a dollar sign'
        : `did you mean \`$${clip(nearest)}\`? write \`$$\` for a dollar sign`,
    spanLength: name.length + 1,
  }),
};
