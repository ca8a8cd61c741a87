// Every command's --json answer is one document, and it is what its documented JSON Schema says.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { documentSchemas } from '../../src/cli/json/schemas.ts';
import { commandNames } from '../../src/config/commands.ts';
import { openCliRig, type CliRig, type CliRun } from '../rigs/cli-rig.ts';

function problemsOf(name: string, run: CliRun): unknown {
  const schema = JSON.parse(
    readFileSync(new URL(`../../docs/reference/json/${name}.schema.json`, import.meta.url), 'utf8'),
  ) as object;
  const validate = new Ajv2020({ strict: false }).compile(schema);
  expect(run.stdout.endsWith('}\n')).toBe(true);
  validate(JSON.parse(run.stdout));
  return validate.errors ?? [];
}

/** A batch of two shards of which one fails: QC of `journey` says no. */
function openBatchRig(): CliRig {
  const rig = openCliRig();
  rig.muster(['init']);
  rig.write(
    'worker.sh',
    `${rig.read('worker.sh')}\n[ ! -f qc/journey.json ] || echo '{"pass": false}' >qc/journey.json\n`,
  );
  return rig;
}

test('every command has a documented document', () => {
  const documented = new Set(Object.keys(documentSchemas));
  // retry answers as run does.
  expect(commandNames.filter((name) => !documented.has(name))).toEqual(['retry']);
});

describe('along a batch in which one shard fails', () => {
  test('every answer is one document that fits its schema', () => {
    using rig = openBatchRig();
    const steps: readonly [string, readonly string[], number][] = [
      ['plan', ['plan'], 0],
      ['build-prompts', ['build-prompts'], 0],
      ['run', ['run', '--dry-run'], 0],
      ['run', ['run', '--retries', '0'], 1],
      ['run', ['retry', '--retries', '0'], 1],
      ['verify', ['verify'], 1],
      ['status', ['status'], 0],
      ['explain', ['explain', 'shard_002'], 0],
      ['explain', ['explain', 'journey'], 0],
      ['resume', ['resume'], 0],
      ['plan', ['plan', '--explain'], 0],
      ['mark', ['mark', '--shard', 'shard_002', '--status', 'skipped'], 0],
      ['resume', ['resume'], 0],
      ['reclaim', ['reclaim', '--older-than', '1'], 0],
      ['init', ['init', 'other'], 0],
      ['doctor', ['doctor'], 0],
      ['completion', ['completion', 'fish'], 0],
      ['error', ['mark', '--shard', 'shard_404', '--status', 'skipped'], 3],
      ['error', ['run', '--jobs', '0'], 2],
    ];
    for (const [name, argv, code] of steps) {
      const run = rig.muster([...argv, '--json']);
      expect([argv, run.code, problemsOf(name, run)]).toEqual([argv, code, []]);
    }
  });
});

test('MUSTER_JSON=1 asks for JSON as the flag does, for usage errors too', () => {
  using rig = openCliRig();
  expect(problemsOf('error', rig.muster(['plan'], { env: { MUSTER_JSON: '1' } }))).toEqual([]);
});

test('a warning is part of the document, not lost', () => {
  using rig = openBatchRig();
  rig.muster(['plan']);
  rig.write('_batches/records/shard_001.1.json', 'torn');
  for (const argv of [
    ['status'],
    ['resume'],
    ['explain', 'shard_001'],
    ['mark', '--shard', 'shard_404', '--status', 'failed'],
  ]) {
    const run = rig.muster([...argv, '--json']);
    const { warnings } = JSON.parse(run.stdout) as {
      readonly warnings: readonly { readonly reason: string }[];
    };
    expect([argv, run.stderr, warnings.map(({ reason }) => reason)]).toEqual([argv, '', ['record-invalid']]);
  }
});
