// The worker that `init` writes: a real one that needs no agent, in POSIX sh, small enough to read.

export const workerScript = `#!/bin/sh
# Stands in for an agent: reads the prompt on stdin and does the work of each item it finds there.
# The outputs are real, so verification has something to check. Try it out, then set another runner in muster.yml.
set -eu

# - item_id: \`greeting\`  ->  greeting
value() {
  printf '%s\\n' "$1" | sed 's/^[^\`]*\`//; s/\`[^\`]*$//'
}

work() {
  mkdir -p "$(dirname "$output")" "$(dirname "$qc")"
  {
    printf '# %s\\n\\n' "$item"
    sed -n '1p' "$source"
    printf '\\n%s words.\\n' "$(($(wc -w <"$source")))"
  } >"$output"
  printf '{"item_id": "%s", "pass": true}\\n' "$item" >"$qc"
  printf 'wrote %s\\n' "$output"
}

while IFS= read -r line; do
  case $line in
    '- item_id: '*) item=$(value "$line") ;;
    '  source: '*) source=$(value "$line") ;;
    '  output: '*) output=$(value "$line") ;;
    '  qc: '*)
      qc=$(value "$line")
      work
      ;;
  esac
done
`;
