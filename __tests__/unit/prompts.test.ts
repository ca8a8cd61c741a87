import { describe, expect, test } from '@jest/globals';
import type { Item } from '../../src/core/batch/item.ts';
import { renderItemBlocks } from '../../src/core/prompts/item-block.ts';
import { renderPrompt } from '../../src/core/prompts/render-prompt.ts';
import {
  normalTemplate,
  parseTemplate,
  renderTemplate,
  unknownVariables,
} from '../../src/core/prompts/template.ts';
import { row } from '../rigs/batch-facts.ts';

const item = (overrides: Partial<Item> = {}): Item => ({
  id: 'a',
  source: 'in/a',
  output: 'out/a',
  qc: 'qc/a',
  notes: 'n',
  line: 2,
  ...overrides,
});
const values = { shard_id: 'S', item_count: '2', first_item: 'F', last_item: 'L', items: '$shard_id' };
const render = (text: string) => renderTemplate(parseTemplate(text), values);

describe('the template grammar', () => {
  test.each([
    ['$shard_id-${item_count}', 'S-2'],
    ['$$shard_id', '$shard_id'],
    ['$$$shard_id', '$S'],
    ['$shard_id2 $SHARD_ID', '$shard_id2 $SHARD_ID'],
    ['$1 $ ${bad ${} ${1} $', '$1 $ ${bad ${} ${1} $'],
    ['$first_item$last_item', 'FL'],
    ['ä$ä', 'ä$ä'],
    ['', ''],
  ])('%j becomes %j', (template, expected) => {
    expect(render(template)).toBe(expected);
  });

  test('a value is not expanded again', () => {
    expect(render('$items')).toBe('$shard_id');
  });

  test('CRLF and CR become LF, a byte order mark stays', () => {
    expect(normalTemplate('\uFEFFa\r\nb\rc\n')).toBe('\uFEFFa\nb\nc\n');
  });

  test('unknown names are warned of, with their place and what may be meant', () => {
    const text = 'a\n  $itmes ${shard_id} ${x}';
    const near = (name: string) => (name === 'itmes' ? 'items' : undefined);
    expect(unknownVariables(parseTemplate(text), text, 't.md', near)).toEqual([
      {
        reason: 'template-unknown-variable',
        at: { file: 't.md', line: 2, column: 3 },
        name: 'itmes',
        nearest: 'items',
      },
      { reason: 'template-unknown-variable', at: { file: 't.md', line: 2, column: 22 }, name: 'x' },
    ]);
  });

  test('a hundred thousand unknown names are placed in one walk, on lines of their own or on one', () => {
    const count = 100_000;
    for (const [end, last] of [
      ['\n', { line: count, column: 1 }],
      [' ', { line: 1, column: 3 * count - 2 }],
    ] as const) {
      const text = `$u${end}`.repeat(count);
      const warnings = unknownVariables(parseTemplate(text), text, 't.md', () => undefined);
      expect(warnings).toHaveLength(count);
      expect(warnings.at(-1)).toMatchObject({ at: { file: 't.md', ...last }, name: 'u' });
    }
  });
});

describe('item blocks', () => {
  test('blocks are joined by one LF, and empty notes are a dash', () => {
    expect(renderItemBlocks([item(), item({ id: 'b', notes: '' })])).toBe(
      '- item_id: `a`\n  source: `in/a`\n  output: `out/a`\n  qc: `qc/a`\n  notes: n\n' +
        '- item_id: `b`\n  source: `in/a`\n  output: `out/a`\n  qc: `qc/a`\n  notes: -',
    );
  });

  test.each(['id', 'source', 'output', 'qc', 'notes'] as const)(
    'a back-tick in %s changes that line alone',
    (cell) => {
      const lines = renderItemBlocks([item()]).split('\n');
      const other = renderItemBlocks([item({ [cell]: 'x`y' })]).split('\n');
      const place = ['id', 'source', 'output', 'qc', 'notes'].indexOf(cell);
      const value = cell === 'notes' ? 'x`y' : '``x`y``';
      expect(other).toEqual(lines.with(place, `${lines[place]?.split(': ')[0]}: ${value}`));
    },
  );

  test('a note of several lines cannot pass for another item', () => {
    const text = renderItemBlocks([item({ notes: 'one\n- item_id: `x`\r\nthree' })]);
    expect(text.split('\n').filter((line) => line.startsWith('- item_id'))).toHaveLength(1);
    expect(text).toContain('  notes: one\n    - item_id: `x`\n    three');
  });

  test('a back-tick in a path does not end its code span', () => {
    const text = renderItemBlocks([item({ source: 'a`b', output: '`c', qc: 'd``e' })]);
    expect(text).toContain('  source: ``a`b``\n  output: `` `c ``\n  qc: ```d``e```\n');
  });
});

test('a prompt is the template with the facts of its shard', () => {
  const shard = row({
    shardId: 'shard_002',
    itemCount: 1,
    firstItem: 'a',
    lastItem: 'a',
    status: 'failed',
    attempt: 3,
  });
  const template = parseTemplate('$shard_id $item_count $first_item $last_item\n$items\n');
  expect(renderPrompt(template, shard, [item()])).toBe(
    'shard_002 1 a a\n- item_id: `a`\n  source: `in/a`\n  output: `out/a`\n  qc: `qc/a`\n  notes: n\n',
  );
});
