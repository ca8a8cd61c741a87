#!/bin/sh
# Stands in for an agent: reads the prompt on stdin and makes a two-sentence note of every item it lists.
set -eu

# - item_id: `alpha`  ->  alpha
value() {
  printf '%s\n' "$1" | sed 's/^[^`]*`//; s/`[^`]*$//'
}

# The first two sentences of a text, on one line, in plain words.
note() {
  tr '\n' ' ' <"$1" | tr -s ' ' | awk '{
    while (count < 2 && match($0, /[.!?]( |$)/)) {
      sentence = substr($0, 1, RSTART)
      sub(/[!?]$/, ".", sentence)
      printf "%s%s", (count++ ? " " : ""), sentence
      $0 = substr($0, RSTART + 2)
    }
    print ""
  }'
}

work() {
  mkdir -p "$(dirname "$output")" "$(dirname "$qc")"
  text=$(note "$source")
  printf '# %s\n\n%s\n' "$item" "$text" >"$output"
  # The QC tells what was counted in the file, not what was meant.
  sentences=$(sed 1d "$output" | grep -o '[.!?]' | wc -l | tr -d ' ')
  pass=false
  if [ "$sentences" -eq 2 ]; then pass=true; fi
  printf '{"item_id": "%s", "pass": %s, "sentences": %s}\n' "$item" "$pass" "$sentences" >"$qc"
  printf 'wrote %s\n' "$output"
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
