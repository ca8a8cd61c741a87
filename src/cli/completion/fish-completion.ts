// The completion script for fish.
import type { CompletedCommand, Follows } from './completion-model.ts';

export function fishCompletion(model: readonly CompletedCommand[]): string {
  const lines = model.flatMap(({ name, help, flags, argument }) => {
    const seen = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c muster -n __fish_use_subcommand -f -a ${name} -d ${quoted(help)}`,
      ...(argument === 'nothing' ? [] : [`complete -c muster ${seen} ${answer(argument)}`]),
      ...flags.map(({ flag, help: text, follows }) => {
        const value = follows === 'nothing' ? '-f' : `-r ${answer(follows)}`;
        return `complete -c muster ${seen} -l ${flag.slice(2)} ${value} -d ${quoted(text)}`;
      }),
    ];
  });
  return `# fish completion for muster. Save it as ~/.config/fish/completions/muster.fish
function __muster_shards
    test -r _batches/manifest.tsv; and tail -n +2 _batches/manifest.tsv | cut -f1
end
${lines.join('\n')}
`;
}

function answer(follows: Follows): string {
  switch (follows) {
    case 'files':
      return '-F';
    case 'folders':
      return `-f -a '(__fish_complete_directories)'`;
    case 'shards':
      return `-f -a '(__muster_shards)'`;
    case 'text':
    case 'nothing':
      return '-f';
    default:
      return `-f -a ${quoted(follows.join(' '))}`;
  }
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
