// A batch in a temp folder of its own, driven through the real command line tool. Reads the batch's files by hand, not
// with the product's readers, so that a reader's mistake can't hide a writer's.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AttemptRecord, Claim } from '../../src/core/batch/record.ts';
import { processesOf } from './living-processes.ts';
import { muster, startMuster, type Ended, type Running } from './muster-cli.ts';

export type Row = Readonly<
  Record<
    | 'shard_id'
    | 'prompt_path'
    | 'item_count'
    | 'first_item'
    | 'last_item'
    | 'status'
    | 'log_path'
    | 'started_at'
    | 'attempt',
    string
  >
>;

export const manifestHeader =
  'shard_id\tprompt_path\titem_count\tfirst_item\tlast_item\tstatus\tlog_path\tstarted_at\tattempt\n';

/** shard_001, shard_002, …: what the plan calls the n-th shard. */
export const shardId = (n: number): string => `shard_${String(n).padStart(3, '0')}`;

export class TempBatch implements Disposable {
  readonly dir = realpathSync(mkdtempSync(join(tmpdir(), 'muster-test-')));

  path = (name: string): string => join(this.dir, name);
  read = (name: string): string => readFileSync(this.path(name), 'utf8');
  exists = (name: string): boolean => existsSync(this.path(name));
  list = (folder: string): string[] => (this.exists(folder) ? readdirSync(this.path(folder)).toSorted() : []);

  write(name: string, text: string | Uint8Array): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
    muster(args, { cwd: this.dir, env });

  start = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Running =>
    startMuster(args, { cwd: this.dir, env });

  /** Runs a command that has to succeed before the test proper begins. */
  async must(...args: string[]): Promise<Ended> {
    const ended = await this.run(args);
    if (ended.code !== 0)
      throw new Error(`muster ${args.join(' ')}: exit ${ended.code}\n${ended.stdout}${ended.stderr}`);
    return ended;
  }

  rows(): Row[] {
    const [header = '', ...lines] = this.read('_batches/manifest.tsv').split('\n');
    if (`${header}\n` !== manifestHeader || lines.pop() !== '') throw new Error('the manifest is not whole');
    const names = header.split('\t');
    return lines.map((line) => {
      const cells = line.split('\t');
      if (cells.length !== names.length) throw new Error(`a row of the manifest is not whole: ${line}`);
      return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])) as Row;
    });
  }

  row(shard: string): Row {
    const found = this.rows().find((row) => row.shard_id === shard);
    if (found === undefined) throw new Error(`no row for ${shard}`);
    return found;
  }

  statuses = (): string[] => this.rows().map((row) => row.status);
  /** Lines of a file that workers append to; none when it is not there. */
  lines = (name: string): string[] => (this.exists(name) ? this.read(name).split('\n').filter(Boolean) : []);
  records = (): AttemptRecord[] => this.#json<AttemptRecord>('_batches/records');
  claims = (): Claim[] => this.#json<Claim>('_batches/claims');

  record(shard: string, attempt: number): AttemptRecord {
    return JSON.parse(this.read(`_batches/records/${shard}.${attempt}.json`)) as AttemptRecord;
  }

  #json<T>(folder: string): T[] {
    const names = this.list(folder).filter((name) => !name.startsWith('.'));
    return names.map((name) => JSON.parse(this.read(`${folder}/${name}`)) as T);
  }

  /** Also when a test failed half-way: nothing that it started may outlive it. */
  [Symbol.dispose](): void {
    for (
      let round = 0, left = processesOf(this.dir);
      left.length > 0 && round < 100;
      round++, left = processesOf(this.dir)
    )
      for (const { pid } of left) killHard(pid);
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}

/** A batch as the seed tool leaves it: manifest and prompts, nothing known of the items. */
export function seedStyleBatch(shards: number): TempBatch {
  const batch = new TempBatch();
  const ids = Array.from({ length: shards }, (_, i) => shardId(i + 1));
  const rows = ids.map(
    (id) =>
      `${id}\t_batches/${id}.prompt.md\t1\t${id}-item\t${id}-item\tpending\t_batches/run-logs/${id}.log\t\t0\n`,
  );
  batch.write('_batches/manifest.tsv', manifestHeader + rows.join(''));
  for (const id of ids) batch.write(`_batches/${id}.prompt.md`, `prompt of ${id}\n`);
  return batch;
}

/** Items a1, a2, …, each with source, output and QC of its own; planned, prompts built. */
export async function plannedBatch(items: number, batchSize = 1): Promise<TempBatch> {
  const batch = new TempBatch();
  batch.write('items.tsv', itemsTable(items));
  batch.write('template.md', '# $shard_id\n$items\n');
  for (let n = 1; n <= items; n++) batch.write(`in/a${n}.txt`, `source ${n}\n`);
  await batch.must('plan', '--items', 'items.tsv', '--batch-size', String(batchSize));
  await batch.must(
    'build-prompts',
    '--items',
    'items.tsv',
    '--manifest',
    '_batches/manifest.tsv',
    '--template',
    'template.md',
  );
  return batch;
}

export function itemsTable(items: number): string {
  const rows = Array.from(
    { length: items },
    (_, i) => `a${i + 1}\tin/a${i + 1}.txt\tout/a${i + 1}.md\tqc/a${i + 1}.json\t\n`,
  );
  return `item_id\tsource\toutput\tqc\tnotes\n${rows.join('')}`;
}

/** Arguments of a run of the shell runner on the batch of the current folder. */
export const shellRun = (command: string, ...more: string[]): string[] => [
  'run',
  '--manifest',
  '_batches/manifest.tsv',
  '--runner',
  'shell',
  '--shell-command',
  command,
  ...more,
];
