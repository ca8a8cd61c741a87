// The completion script for bash, 3.2 and newer: no associative arrays, no compopt.
import type { CompletedCommand, Follows } from './completion-model.ts';

export function bashCompletion(model: readonly CompletedCommand[]): string {
  const commandWords = [...model.map(({ name }) => name), 'help', '--help', '--version'].join(' ');
  return `# bash completion for muster. Load it with: source <(muster completion bash)
# Shard ids come from the manifest of the batch: --manifest, --batch-dir, else _batches/manifest.tsv.
_muster_shards() {
  local manifest=_batches/manifest.tsv i
  for ((i = 2; i + 1 < \${#COMP_WORDS[@]}; i++)); do
    case "\${COMP_WORDS[i]}" in
      --manifest) manifest="\${COMP_WORDS[i + 1]}" ;;
      --batch-dir) manifest="\${COMP_WORDS[i + 1]}/manifest.tsv" ;;
    esac
  done
  [ -r "$manifest" ] && tail -n +2 "$manifest" | cut -f1
}

_muster() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD - 1]}" cmd="\${COMP_WORDS[1]}" flag="" i
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commandWords}" -- "$cur"))
    return
  fi
  # bash breaks words at "=": --status=pending arrives as three words.
  if [ "$cur" = "=" ]; then cur=""; elif [ "$prev" = "=" ]; then prev="\${COMP_WORDS[COMP_CWORD - 2]}"; fi
  for ((i = COMP_CWORD - 1; i > 1; i--)); do
    case "\${COMP_WORDS[i]}" in --*) flag="\${COMP_WORDS[i]}"; break ;; esac
  done
  case "$cmd:$prev" in
${afterFlags(model)}
  esac
  case "$cmd:$flag" in
${inLists(model)}
  esac
  case "$cmd" in
${ofCommands(model)}
  esac
}
complete -o default -F _muster muster
`;
}

/** Right after a flag. Files are left to \`-o default\`, which knows blanks and tildes. */
function afterFlags(model: readonly CompletedCommand[]): string {
  const byAnswer = new Map<string, string[]>();
  for (const command of model) {
    for (const { flag, follows } of command.flags) {
      if (follows === 'nothing') continue;
      const answer = `${compgen(follows)}; return`.replace(/^; /, '');
      byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), `${command.name}:${flag}`]);
    }
  }
  return [...byAnswer].map(([answer, patterns]) => `    ${patterns.join(' | ')}) ${answer} ;;`).join('\n');
}

/** Further words of a list. */
function inLists(model: readonly CompletedCommand[]): string {
  return model
    .flatMap((command) =>
      command.flags
        .filter(({ isSeveral }) => isSeveral)
        .map(
          ({ flag, follows }) =>
            `    ${command.name}:${flag}) case "$cur" in -*) ;; *) ${compgen(follows)}; return ;; esac ;;`,
        ),
    )
    .join('\n');
}

function ofCommands(model: readonly CompletedCommand[]): string {
  return model
    .map(({ name, flags, argument }) => {
      const words = flags.map(({ flag }) => flag).join(' ');
      const answer = compgen(argument);
      const positional = answer === '' ? '' : `case "$cur" in -*) ;; *) ${answer}; return ;; esac; `;
      return `    ${name}) ${positional}COMPREPLY=($(compgen -W "${words}" -- "$cur")) ;;`;
    })
    .concat(`    help) COMPREPLY=($(compgen -W "${model.map(({ name }) => name).join(' ')}" -- "$cur")) ;;`)
    .join('\n');
}

function compgen(follows: Follows): string {
  if (follows === 'shards') return 'COMPREPLY=($(compgen -W "$(_muster_shards)" -- "$cur"))';
  if (typeof follows === 'string') return '';
  return `COMPREPLY=($(compgen -W "${follows.join(' ')}" -- "$cur"))`;
}
