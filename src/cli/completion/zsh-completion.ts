// The completion script for zsh: works as a file `_muster` in $fpath and through `source <(…)`.
import type { CompletedCommand, Follows } from './completion-model.ts';

export function zshCompletion(model: readonly CompletedCommand[]): string {
  return `#compdef muster
# zsh completion for muster. Load it with: source <(muster completion zsh), after compinit.
_muster_shards() {
  local manifest=_batches/manifest.tsv i
  for ((i = 3; i < $#words; i++)); do
    case $words[i] in
      --manifest) manifest=$words[i+1] ;;
      --batch-dir) manifest=$words[i+1]/manifest.tsv ;;
    esac
  done
  [[ -r $manifest ]] && compadd -- \${(f)"$(tail -n +2 -- $manifest | cut -f1)"}
}

_muster() {
  local -a list
  local cmd=$words[2] prev=$words[CURRENT-1]
  if (( CURRENT == 2 )); then
    list=(${model.map(({ name, help }) => described(name, help)).join(' ')})
    _describe command list
    return
  fi
  case "$cmd:$prev" in
${model
  .flatMap(({ name, flags }) =>
    flags
      .filter(({ follows }) => follows !== 'nothing')
      .map(({ flag, follows }) => `    ${name}:${flag}) ${answer(follows)}; return ;;`),
  )
  .join('\n')}
  esac
  case $cmd in
${model
  .map(({ name, flags, argument }) => {
    const list = flags.map(({ flag, help }) => described(flag, help)).join(' ');
    const positional =
      argument === 'nothing' ? '' : `[[ $PREFIX != -* ]] && { ${answer(argument)}; return; }; `;
    return `    ${name}) ${positional}list=(${list}) ;;`;
  })
  .join('\n')}
  esac
  _describe option list
}

if [[ $funcstack[1] == _muster ]]; then _muster "$@"; else compdef _muster muster; fi
`;
}

function answer(follows: Follows): string {
  switch (follows) {
    case 'files':
      return '_files';
    case 'folders':
      return '_files -/';
    case 'shards':
      return '_muster_shards';
    case 'text':
    case 'nothing':
      return '_message value';
    default:
      return `compadd -- ${follows.join(' ')}`;
  }
}

/** \`'name:help'\` as _describe wants it; a colon in the name would split it. */
const described = (name: string, help: string): string =>
  `'${name}:${help.replaceAll("'", String.raw`'\''`)}'`;
