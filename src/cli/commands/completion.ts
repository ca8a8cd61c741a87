// `muster completion SHELL`: prints the script that completes muster's command line in that shell.
import { exitCodes } from '../../core/exit-code.ts';
import { printJson } from '../../present/print-json.ts';
import { runnerKinds } from '../../runners/registry.ts';
import type { CommandMain } from '../command.ts';
import { bashCompletion } from '../completion/bash-completion.ts';
import { completionModel, type CompletedCommand } from '../completion/completion-model.ts';
import { fishCompletion } from '../completion/fish-completion.ts';
import { zshCompletion } from '../completion/zsh-completion.ts';
import type { CompletionDocument } from '../json/schemas.ts';

const scripts: Readonly<Record<string, (model: readonly CompletedCommand[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

export const main: CommandMain = async ({ args, io, settings }) => {
  const [shell = ''] = args;
  const render = scripts[shell];
  if (render === undefined)
    throw new Error(`Internal error: no completion for ${shell}, though the frame let it through`);
  const script = render(completionModel(runnerKinds.map(({ name }) => name)));
  if (settings.json) {
    printJson<CompletionDocument>(io, { format: 'muster.completion/1', shell, script });
  } else io.stdout(script);
  return exitCodes.ok;
};
