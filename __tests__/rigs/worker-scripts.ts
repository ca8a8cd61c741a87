// Shell commands that play the agent. They are what a user could write: prompt on stdin, work in the work dir.

/** Appends `shard attempt` to executions.log: one short write to a file opened for appending, so no two mix. */
export const noteExecution = 'echo "$AGENT_BATCH_SHARD_ID $AGENT_BATCH_ATTEMPT" >> executions.log';

/** Does what the prompt asks: writes the output and the QC file of each item. */
export const doItems = [
  'mkdir -p out qc',
  String.raw`sed -n 's/^- item_id: .\(.*\).$/\1/p' "$AGENT_BATCH_PROMPT" | while read -r id; do echo "done by $AGENT_BATCH_SHARD_ID" > "out/$id.md"; echo '{"pass": true}' > "qc/$id.json"; done`,
].join('; ');

/** Refuses to end when asked, says so in `ready-<shard>`, and so does a child that left for a session of its own. */
export const stubborn = [
  "trap '' TERM INT HUP",
  `setsid sh -c "trap '' TERM INT HUP; echo > grandchild-$AGENT_BATCH_SHARD_ID; while :; do sleep 0.1; done" &`,
  'while [ ! -e "grandchild-$AGENT_BATCH_SHARD_ID" ]; do sleep 0.01; done',
  'echo > "ready-$AGENT_BATCH_SHARD_ID"',
  'while :; do sleep 0.1; done',
].join('\n');
