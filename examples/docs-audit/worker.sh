#!/bin/sh
# Stands in for an agent: audits Markdown pages with awk.
set -eu

# - item_id: `faq`  ->  faq
value() {
  printf '%s\n' "$1" | sed 's/^[^`]*`//; s/`[^`]*$//'
}

work() {
  mkdir -p "$(dirname "$output")" "$(dirname "$qc")"
  awk -v page="$source" -v folder="$(dirname "$source")" -v qc="$qc" -v item="$item" '
    function finding(rule, text) {
      list = list (list == "" ? "" : ",") "\n    {\"line\": " NR ", \"rule\": \"" rule "\", \"text\": \"" text "\"}"
    }
    NR == 1 && !/^# / { finding("no-title", "the page has no title") }
    length($0) > 120 { finding("long-line", length($0) " characters") }
    {
      rest = $0
      while (match(rest, /\[[^]]*\]\([^)]*\)/)) {
        link = substr(rest, RSTART + 1, RLENGTH - 2)
        rest = substr(rest, RSTART + RLENGTH)
        split(link, part, /\]\(/)
        if (tolower(part[1]) ~ /^(click here|here|this)$/) finding("vague-link", part[1])
        if (part[2] !~ /^https?:/ && (getline ignored <(folder "/" part[2])) < 0) finding("broken-link", part[2])
        close(folder "/" part[2])
      }
    }
    END {
      printf "{\n  \"page\": \"%s\",\n  \"findings\": [%s%s]\n}\n", page, list, list == "" ? "" : "\n  "
      printf "{\"item_id\": \"%s\", \"pass\": true, \"lines_read\": %d}\n", item, NR >qc
    }
  ' "$source" >"$output"
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
