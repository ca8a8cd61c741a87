#!/bin/sh
# Stands in for an agent: cleans member lists with awk and accounts for every row.
set -eu

# - item_id: `north`  ->  north
value() {
  printf '%s\n' "$1" | sed 's/^[^`]*`//; s/`[^`]*$//'
}

work() {
  mkdir -p "$(dirname "$output")" "$(dirname "$qc")"
  awk -F ';' -v qc="$qc" -v item="$item" '
    function trimmed(text) {
      gsub(/[ \t]+/, " ", text)
      gsub(/^ | $/, "", text)
      return text
    }
    function isoDate(text,   part) {
      if (split(text, part, ".") != 3) return text
      return sprintf("%04d-%02d-%02d", part[3], part[2], part[1])
    }
    NR == 1 { print "name,email,joined"; next }
    /^[ \t]*$/ { next }
    {
      rows++
      name = trimmed($1)
      email = tolower(trimmed($2))
      if (name == "" || email !~ /^[^@ ]+@[^@ ]+$/) { incomplete++; next }
      if (seen[email]++) { duplicate++; next }
      kept++
      print name "," email "," isoDate(trimmed($3))
    }
    END {
      pass = rows == kept + incomplete + duplicate ? "true" : "false"
      printf "{\"item_id\": \"%s\", \"pass\": %s, \"rows_in\": %d, \"rows_out\": %d, ", item, pass, rows, kept >qc
      printf "\"dropped\": {\"incomplete\": %d, \"duplicate\": %d}}\n", incomplete, duplicate >qc
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
