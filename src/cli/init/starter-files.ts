// The files of a small batch that works at once. Data only: what is written where, nothing of how.
import { version } from '../version.ts';
import { configText } from './config-text.ts';
import { workerScript } from './worker.ts';

export interface StarterFile {
  /** Path from the chosen folder. */
  readonly path: string;
  readonly text: string;
  readonly isExecutable?: true;
  /** The text holds what was in the file before: it replaces nothing. */
  readonly isMerged?: true;
}

const inputs: Readonly<Record<string, string>> = {
  greeting: 'Hello! This text wants a short summary.\nIt says hello, and little else.\n',
  recipe: 'Bread needs flour, water, salt and time.\nMost of the time nobody has to do anything.\n',
  journey: 'The train left at seven and arrived at noon.\nBetween the two there was a river.\n',
};

/** All files for one runner, in the order in which they are listed. */
export function starterFiles(runner: string): readonly StarterFile[] {
  return [
    { path: 'muster.yml', text: configText(runner) },
    { path: 'items.tsv', text: itemsText() },
    { path: 'prompt-template.md', text: templateText },
    ...Object.entries(inputs).map(([id, text]) => ({ path: `inputs/${id}.txt`, text })),
    ...(runner === 'shell' ? [{ path: 'worker.sh', text: workerScript, isExecutable: true as const }] : []),
    { path: '.github/workflows/muster.yml', text: workflowText() },
  ];
}

function itemsText(): string {
  const rows = Object.keys(inputs).map((id) =>
    [id, `inputs/${id}.txt`, `outputs/${id}.md`, `qc/${id}.json`, id === 'recipe' ? 'keep it dry' : ''].join(
      '\t',
    ),
  );
  return `item_id\tsource\toutput\tqc\tnotes\n${rows.join('\n')}\n`;
}

const templateText = `# Shard $shard_id: $item_count items, $first_item to $last_item

Work on each item below, and on nothing else:

1. Read the file named by source.
2. Write a summary of at most three sentences, with the item's id as its heading, to the file named by output.
3. Check your summary against the source. Then write the file named by qc:
   {"item_id": "<the item's id>", "pass": true}, or "pass": false with a "reason" when you could not do it.

Create missing folders. Leave no notes to yourself in the outputs.

$items
`;

/** The version is that of this copy: a check that changes by itself is none. */
const workflowText = (): string => `# Checks the committed outputs against items.tsv; no agent runs here.
name: muster
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  verify:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: pass-muster/muster@v${version()}
        with:
          command: verify
`;
