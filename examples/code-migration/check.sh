#!/bin/sh
# Runs after the agent: Node must be able to parse every output of this shard. Its exit code is the shard's fate.
set -eu

sed -n 's/^  output: `\(.*\)`$/\1/p' "$AGENT_BATCH_PROMPT" | while IFS= read -r file; do
  node --check "$file"
  printf 'parsed %s\n' "$file"
done
