// A batch whose worker is a shell script that does to each item what the item's notes say: so a test decides, item by
// item, what an agent gets wrong.
import type { UserRepoParts } from './user-repo.ts';
import { callingWorkflow, workflowPath } from './batch-bench.ts';

export interface ShellBatchOptions {
  /** By item: `ok`, or another word that `worker` knows. */
  readonly items: Readonly<Record<string, string>>;
  readonly batchSize?: number;
  /** Cases of a shell `case $notes in` beside `ok`; they see $item, $output and $qc. */
  readonly worker?: string;
  /** Inputs of the reusable workflow. */
  readonly inputs?: Readonly<Record<string, string | number | boolean>>;
  /** Further lines of muster.yml. */
  readonly settings?: string;
}

export function shellBatch({
  items,
  batchSize = 1,
  worker = '',
  inputs = {},
  settings = '',
}: ShellBatchOptions): UserRepoParts {
  const rows = Object.entries(items).map(
    ([item, notes]) => `${item}\tin/${item}.txt\tout/${item}.md\tqc/${item}.json\t${notes}\n`,
  );
  return {
    files: {
      'items.tsv': `item_id\tsource\toutput\tqc\tnotes\n${rows.join('')}`,
      'template.md': '# $shard_id\n\n$items\n',
      'muster.yml': `items: items.tsv\ntemplate: template.md\nbatch-size: ${batchSize}\nrunner: shell\nshell-command: sh worker.sh\ntimeout: 60\n${settings}`,
      '.gitignore': '_batches/\nout/\nqc/\n',
      'worker.sh': workerScript(worker),
      [workflowPath]: callingWorkflow(inputs),
      ...Object.fromEntries(Object.keys(items).map((item) => [`in/${item}.txt`, `source of ${item}\n`])),
    },
  };
}

const workerScript = (cases: string): string => `#!/bin/sh
set -eu
value() { printf '%s\\n' "$1" | sed 's/^[^\`]*\`//; s/\`[^\`]*$//'; }
good() {
  mkdir -p out qc
  printf 'text of %s\\n' "$item" >"$output"
  printf '{"item_id": "%s", "pass": true}\\n' "$item" >"$qc"
}
work() {
  case $notes in
    ok) good ;;
${cases}
  esac
}
while IFS= read -r line; do
  case $line in
    '- item_id: '*) item=$(value "$line") ;;
    '  output: '*) output=$(value "$line") ;;
    '  qc: '*) qc=$(value "$line") ;;
    '  notes: '*) notes=$(value "$line"); notes=\${notes#  notes: }; work ;;
  esac
done
`;
