// The floor of verify: reads the output and the QC file of every item of items.tsv, and does nothing with them.
import { readFileSync } from 'node:fs';

for (const line of readFileSync('items.tsv', 'utf8').split('\n').slice(1)) {
  const [id, , output, qc] = line.split('\t');
  if (id === '') continue;
  readFileSync(output);
  readFileSync(qc);
}
