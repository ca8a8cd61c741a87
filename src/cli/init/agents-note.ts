// The section about Muster in a project's AGENTS.md: a few lines that send an agent to the right skill.

const begin = '<!-- muster: begin -->';
const end = '<!-- muster: end -->';

export const agentsNote = `${begin}
## Batches

Long work of this project is split into shards with \`muster\`.

- Your prompt lists items with item_id, source, output and qc: you are a shard worker. Follow the skill
  \`muster-shard-worker\`. Write the outputs and QC files of these items and nothing else; do not start \`muster run\`.
- You are asked about a batch as a whole: follow the skill \`muster-batch\`. \`muster status\` says how far it is.
- Nobody edits what is in the batch folder (\`_batches\`) by hand.
${end}`;

/** `text` with the note in it once: in the place of an older one, else at the end. */
export function withNote(text: string, note: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from >= 0 && to >= 0) return text.slice(0, from) + note + text.slice(to + end.length);
  return text.trim() === '' ? `${note}\n` : `${text.trimEnd()}\n\n${note}\n`;
}
