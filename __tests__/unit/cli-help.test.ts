// Help fits 80 columns, is complete, and its examples are command lines that muster accepts.
import { describe, expect, test } from '@jest/globals';
import { commandHelp, topHelp } from '../../src/cli/help.ts';
import { parseArguments } from '../../src/cli/parse-arguments.ts';
import { wantsColor } from '../../src/cli/io.ts';
import { commandNames, commands } from '../../src/config/commands.ts';
import { isOptionOf } from '../../src/config/option-spec.ts';
import { options } from '../../src/config/options.ts';

const plain = { isColorWanted: false };
const tooLong = (text: string): string[] => text.split('\n').filter((line) => line.length > 80);

test('the top help names every command and fits 80 columns', () => {
  const text = topHelp(plain);
  for (const name of commandNames) expect(text).toContain(`\n  ${name} `);
  expect(tooLong(text)).toEqual([]);
});

describe.each(commandNames)('the help of %s', (name) => {
  test('names every option once, shows an example and fits 80 columns', async () => {
    const text = await commandHelp(name, plain);
    for (const { key } of options.filter((option) => isOptionOf(option, name))) {
      expect(text.match(new RegExp(`^ {2}--${key}( |$)`, 'gm'))).toHaveLength(1);
    }
    expect(commands[name].examples.length).toBeGreaterThan(0);
    expect(tooLong(text)).toEqual([]);
  });

  test('has examples without an unknown option', () => {
    for (const { line } of commands[name].examples) {
      const words = line
        .replaceAll(/'([^']*)'/g, (_, quoted: string) => quoted.replaceAll(' ', '_'))
        .split(/[ ()]+/);
      const start = words.indexOf(name);
      const parsed = parseArguments(
        name,
        words.slice(start + 1).filter((word) => word !== '' && word !== '>'),
      );
      expect([line, start > 0, parsed.unknown, parsed.problems]).toEqual([line, true, [], []]);
    }
  });
});

test('headings are bold only where colour is wanted', () => {
  expect(topHelp({ isColorWanted: true })).toContain('\u001B[1mUsage\u001B[22m');
  expect(topHelp(plain)).not.toContain('\u001B');
});

test('colour follows NO_COLOR, then FORCE_COLOR, then the terminal', () => {
  expect(wantsColor({}, true)).toBe(true);
  expect(wantsColor({}, false)).toBe(false);
  expect(wantsColor({ TERM: 'dumb' }, true)).toBe(false);
  expect(wantsColor({ NO_COLOR: '1', FORCE_COLOR: '1' }, true)).toBe(false);
  expect(wantsColor({ NO_COLOR: '' }, true)).toBe(true);
  expect(wantsColor({ FORCE_COLOR: '1' }, false)).toBe(true);
  expect(wantsColor({ FORCE_COLOR: '0' }, true)).toBe(false);
});
