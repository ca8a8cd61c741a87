#!/bin/sh
# Stands in for an agent: turns small CommonJS modules into ES modules with sed.
set -eu

# - item_id: `money`  ->  money
value() {
  printf '%s\n' "$1" | sed 's/^[^`]*`//; s/`[^`]*$//'
}

work() {
  mkdir -p "$(dirname "$output")"
  sed -E \
    -e "1{/^'use strict';\$/d;}" \
    -e "s/^const (.*) = require\('(\.[^']*)\.js'\);\$/import \1 from '\2.mjs';/" \
    -e "s/^const (.*) = require\(('[^']*')\);\$/import \1 from \2;/" \
    -e 's/^module\.exports = \{/export {/' \
    -e 's/^( *)var /\1let /' \
    "$source" | sed '1{/^$/d;}' >"$output"
  printf 'wrote %s\n' "$output"
}

while IFS= read -r line; do
  case $line in
    '  source: '*) source=$(value "$line") ;;
    '  output: '*)
      output=$(value "$line")
      work
      ;;
  esac
done
