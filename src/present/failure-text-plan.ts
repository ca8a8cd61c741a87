// Words for what can be wrong between items, manifest, plan and template.
import { countOf } from '../core/count-of.ts';
import type { FailureTexts } from './failure-texts.ts';
import { clip, listNames, quote } from './quote.ts';

type Reasons =
  | 'plan-invalid'
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

/** What `plan` does with a manifest that is not there. It reads one that is, so it can't help where that is broken. */
const anew =
  'move the manifest away and run `muster plan`: what plan.json and the records know to be verified is kept';

const misfit = (isUnknown: true | undefined): string =>
  isUnknown === true
    ? `correct the row, or ${anew}`
    : 'correct the row if it was edited; if the items changed after planning, run `muster plan`';

export const planFailureTexts: FailureTexts<Reasons> = {
  'plan-invalid': ({ error }) => ({
    text: `this is no plan: ${clip(error)}`,
    remedy:
      'move the file away and run `muster plan`: verified work is kept; or begin afresh with `muster plan --force`',
  }),
  'manifest-empty': ({ at }) => ({ text: `${clip(at.file)} holds no shards`, remedy: replan }),
  'manifest-columns-missing': ({ at, columns }) => ({
    text: `${clip(at.file)} is missing required manifest fields: ${listNames(columns, 9)}`,
    remedy: `restore the header line, or ${anew}`,
  }),
  'manifest-row-cut': ({ cells, columns }) => ({
    text: `the row has ${countOf(cells, 'cell')} where the header has ${columns}; the file may have been cut off`,
    remedy: `correct the line, or ${anew}`,
  }),
  'manifest-cell-invalid': ({ column, value, expected }) => ({
    text: `column ${clip(column)}: expected ${clip(expected)}, found ${quote(value)}`,
    remedy: 'correct the cell; once the file is right, `muster mark` changes a status safely',
  }),
  'manifest-shard-twice': ({ shard, first }) => ({
    text: `duplicate shard_id ${quote(shard)}${first.line === undefined ? '' : `, first on line ${first.line}`}`,
    remedy: 'remove one of the two rows',
  }),
  'manifest-path-escapes': ({ shard, column, path }) => ({
    text: `the ${clip(column)} of ${quote(shard)} leads out of the work dir: ${quote(path)}`,
    remedy:
      'keep the batch dir below the work dir, and name both as they were named for `muster plan`; if the cell was edited, correct it',
  }),
  'range-unknown': ({ shard, first, last, items, isUnknown }) => ({
    text: `item range for ${clip(shard)} is not present in ${clip(items)}: ${quote(first)} to ${quote(last)}`,
    remedy: misfit(isUnknown),
  }),
  'range-count': ({ shard, manifest, selected, items, isUnknown }) => ({
    text: `item count mismatch for ${clip(shard)}: manifest=${manifest}, selected=${selected} in ${clip(items)}`,
    remedy: misfit(isUnknown),
  }),
  'range-overlap': ({ shard, other, item, items, isUnknown }) => ({
    text: `${clip(shard)} and ${clip(other)} both hold the item ${quote(item)} of ${clip(items)}`,
    remedy: misfit(isUnknown),
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
