// A small batch in the workspace of the Action's rig: items, template, sources.
import { ActionRig } from './action-rig.ts';
import { itemsTable } from './temp-batch.ts';

/** Items a1, a2, … with a source each. Nothing is planned yet. */
export function actionBatch(items: number): ActionRig {
  const rig = new ActionRig();
  rig.write(rig.inside('items.tsv'), itemsTable(items));
  rig.write(rig.inside('template.md'), '# $shard_id\n$items\n');
  for (let n = 1; n <= items; n++) rig.write(rig.inside(`in/a${n}.txt`), `source ${n}\n`);
  return rig;
}

/** Inputs of a run of the shell runner, one item a shard. */
export const shellInputs = (
  command: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  command: 'run',
  items: 'items.tsv',
  template: 'template.md',
  'batch-size': '1',
  runner: 'shell',
  'shell-command': command,
  ...more,
});
