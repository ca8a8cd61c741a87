#!/bin/sh
# Stands in for an agent: translates message files by looking every value up in glossary.tsv.
set -eu

# - item_id: `menu`  ->  menu
value() {
  printf '%s\n' "$1" | sed 's/^[^`]*`//; s/`[^`]*$//'
}

work() {
  mkdir -p "$(dirname "$output")" "$(dirname "$qc")"
  awk -F '\t' -v qc="$qc" -v item="$item" '
    NR == FNR { german[$1] = $2; next }
    match($0, /: ".*"/) {
      text = substr($0, RSTART + 3, RLENGTH - 4)
      if (text in german) $0 = substr($0, 1, RSTART + 2) german[text] substr($0, RSTART + RLENGTH - 1)
      else left++
    }
    { print }
    END {
      printf "{\"item_id\": \"%s\", \"pass\": %s, \"untranslated\": %d}\n", item, left ? "false" : "true", left >qc
    }
  ' glossary.tsv "$source" >"$output"
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
