// `muster resume`: the next shard that needs work, one line for a script; what the batch is like otherwise on stderr.
import { countStatuses } from '../../core/batch/fold.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { openBatch } from '../../wire/open-batch.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const { settings, io } = context;
  const warnings = warnTo(io, settings);
  const rows = openBatch(settings, warnings.add).readRows();
  await warnings.flush();
  if (!rows.ok) return failCommand(context, rows.failures);
  const statuses = settings.status ?? ['pending', 'failed'];
  const next = rows.value.find((row) => statuses.includes(row.status));
  const counts = countStatuses(rows.value);
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, { format: 'muster.resume/1', shard: next ?? null, counts });
    return exitCodes.ok;
  }
  if (next !== undefined) {
    io.stdout(`${next.shardId}\t${next.status}\t${next.promptPath}\t${next.logPath}\n`);
    return exitCodes.ok;
  }
  io.stdout('no resumable shard found\n');
  if (!settings.quiet) {
    const { batchCountsText } = await import('../../present/counts-text.ts');
    const { openStyle } = await import('../../present/style.ts');
    io.stderr(`${batchCountsText(counts, openStyle(io.isColorWanted))}\n`);
  }
  return exitCodes.ok;
};
