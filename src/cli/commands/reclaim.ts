// `muster reclaim`: prints what was taken back; what was left alone and why goes to stderr.
import { exitCodes } from '../../core/exit-code.ts';
import { reclaimShards, type KeptShard } from '../../engine/reclaim-shards.ts';
import { killProcessesWith } from '../../runners/process/leftovers.ts';
import { openBatch } from '../../wire/open-batch.ts';
import type { CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { warnTo } from '../warn.ts';

const whyKept: Readonly<Record<KeptShard['why'], string>> = {
  'owner-alive': 'its process is alive on this machine; stop that first',
  'too-young': 'not old enough, and no proof that its process is gone',
  'no-start-time': 'its started_at is no time that can be read; mark it by hand',
};

export const main: CommandMain = async (context) => {
  const { settings, io } = context;
  if (settings.olderThanMs === undefined) throw new Error('Internal error: reclaim without an age');
  const warnings = warnTo(io, settings);
  const batch = openBatch(settings, warnings.add);
  const report = await reclaimShards(batch, settings.olderThanMs, killProcessesWith, Date.now());
  await warnings.flush();
  if (!report.ok) return failCommand(context, report.failures);
  const { reclaimed, kept } = report.value;
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, { format: 'muster.reclaim/1', reclaimed, kept });
    return exitCodes.ok;
  }
  for (const { shard } of reclaimed) io.stdout(`reclaimed ${shard} as failed\n`);
  if (reclaimed.length === 0) io.stdout('no stale running shards found\n');
  if (!settings.quiet)
    for (const { shard, why } of kept) io.stderr(`kept ${shard} running: ${whyKept[why]}\n`);
  return exitCodes.ok;
};
