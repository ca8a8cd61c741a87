import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseTemplate, renderTemplate, unknownVariables } from '../../src/core/prompts/template.ts';
import { placeOf } from '../../src/core/text-place.ts';

const values = { shard_id: '<S>', item_count: '<N>', first_item: '<F>', last_item: '<L>', items: '<$items>' };

/** The grammar of Python's string.Template.safe_substitute, written out once more as a plain scan. */
function reference(text: string): string {
  const name = /^(?:\{([A-Za-z_][A-Za-z0-9_]*)\}|([A-Za-z_][A-Za-z0-9_]*))/;
  let result = '';
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at + 1);
    const match = name.exec(rest);
    const known = match?.[1] ?? match?.[2] ?? '';
    if (text[at] !== '$') result += text[at++];
    else if (rest.startsWith('$')) [result, at] = [`${result}$`, at + 2];
    else if (match === null) [result, at] = [`${result}$`, at + 1];
    else {
      result += Object.hasOwn(values, known) ? values[known as keyof typeof values] : `$${match[0]}`;
      at += 1 + match[0].length;
    }
  }
  return result;
}

test('rendering agrees with a plain reading of the grammar', () => {
  const part = fc.constantFrom('$', '{', '}', 'items', 'shard_id', '_', '1', ' ', 'é', 'x', '\n');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 16 }), (parts) => {
      const text = parts.join('');
      expect(renderTemplate(parseTemplate(text), values)).toBe(reference(text));
    }),
    { numRuns: 3000 },
  );
});

test('each unknown name is placed where an editor shows it', () => {
  const part = fc.constantFrom('$a', '${b}', '$items', '$$', '\n', ' ', 'é', '🎉');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
      const text = parts.join('');
      const template = parseTemplate(text);
      const warnings = unknownVariables(template, text, 't.md', () => undefined);
      expect(warnings).toEqual(
        template.unknown.map(({ name, offset }) => ({
          reason: 'template-unknown-variable',
          at: { file: 't.md', ...placeOf(text, offset) },
          name,
        })),
      );
    }),
  );
});
