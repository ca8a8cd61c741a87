// A dry run: which shards a run would take. Claims nothing, writes nothing, also no log.
import { countStatuses } from '../core/batch/fold.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { Failure } from '../core/failure.ts';
import { ok, type Result } from '../core/result.ts';
import { selectFor, type RunRequest } from './run-batch.ts';

/** Emits `shard-started` for every shard that would run, in order, and answers them. `runner` as the user asked for it. */
export function dryRun(request: RunRequest, runner: string): Result<readonly ManifestRow[], Failure> {
  const { tools, jobs } = request;
  const rows = tools.store.readRows();
  if (!rows.ok) return rows;
  const selected = selectFor(request, rows.value, tools.store.newest());
  if (!selected.ok) return selected;
  const at = tools.clock.now();
  const counts = countStatuses(rows.value);
  tools.emit({ type: 'run-started', runner, selected: selected.value.length, jobs, counts, at });
  for (const row of selected.value)
    tools.emit({ type: 'shard-started', row, attempt: row.attempt + 1, runner, at });
  return ok(selected.value);
}
