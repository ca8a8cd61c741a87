// Every shell's script knows every command and option; quoting survives what help texts contain.
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { bashCompletion } from '../../src/cli/completion/bash-completion.ts';
import { completionModel } from '../../src/cli/completion/completion-model.ts';
import { fishCompletion } from '../../src/cli/completion/fish-completion.ts';
import { zshCompletion } from '../../src/cli/completion/zsh-completion.ts';

const model = completionModel(['dry-run', 'shell']);

test.each([
  ['bash', bashCompletion, (flag: string) => flag],
  ['zsh', zshCompletion, (flag: string) => `'${flag}:`],
  ['fish', fishCompletion, (flag: string) => `-l ${flag.slice(2)} `],
] as const)('%s knows every command and option', (_, render, written) => {
  const script = render(model);
  for (const { name, flags } of model) {
    expect(script).toContain(name);
    for (const { flag } of flags) expect(script).toContain(written(flag));
  }
});

test('single quotes inside help texts keep their number even in zsh and fish', () => {
  const tricky = [{ name: 'run' as const, help: "it's", flags: [], argument: 'nothing' as const }];
  expect(zshCompletion(tricky)).toContain(String.raw`'run:it'\''s'`);
  expect(fishCompletion(tricky)).toContain(String.raw`-d 'it\'s'`);
});

test('the bash script is valid bash', () => {
  expect(() => execFileSync('bash', ['-n'], { input: bashCompletion(model) })).not.toThrow();
});
