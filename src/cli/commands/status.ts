// `muster status`: how the batch stands. Reads, and changes nothing.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '../../config/settings.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { PlanDocument } from '../../core/batch/plan-document.ts';
import { unplannedItems } from '../../core/batch/ranges.ts';
import { buildStatus } from '../../core/report/status.ts';
import { openPlanStore } from '../../stores/file/plan-file.ts';
import { openReport } from '../../wire/open-report.ts';
import type { CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { stepFlags } from '../step-flags.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const { settings, resolved, io } = context;
  const warnings = warnTo(io, settings);
  const opened = await openReport(context.resolved, warnings.add);
  await warnings.flush();
  if (!opened.ok) return failCommand(context, opened.failures);
  const { batch, rows, plan, items, planTrouble } = opened.value;
  const begun = planTrouble === 'unfinished' ? begunPlan(batch.manifestPath) : undefined;
  const unplanned = items === undefined ? undefined : unplannedItems(rows, items.table.items);
  const report = buildStatus({
    manifest: batch.manifestPath,
    flags: stepFlags(resolved, plan ?? begun),
    rows,
    claims: await batch.claims.list(),
    records: batch.reports(),
    nowMs: Date.now(),
    ownerState: batch.ownerState,
    hasLog: (path) => existsSync(resolve(settings.workdir, path)),
    planTrouble,
    isTemplateChanged: await isTemplateChanged(settings, plan),
    ...(unplanned === undefined
      ? {}
      : { unplanned: { count: unplanned.length, ids: unplanned.map((item) => item.id) } }),
  });
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, report);
    return exitCodes.ok;
  }
  const { statusText } = await import('../../present/status-text.ts');
  const { openStyle } = await import('../../present/style.ts');
  const layout = {
    style: openStyle(io.isColorWanted),
    columns: io.columns,
    isQuiet: settings.quiet,
    ...(io.isStdoutTerminal && { wrapAt: io.columns }),
  };
  io.stdout(statusText(report, layout));
  return exitCodes.ok;
};

/** Of all that can make work stale only this is looked at here: sources may be many and large, and `explain` reads them. */
async function isTemplateChanged(settings: Settings, plan: PlanDocument | undefined): Promise<boolean> {
  const planned = plan?.digests.template ?? undefined;
  if (planned === undefined) return false;
  const { currentTemplate } = await import('../../wire/current-batch.ts');
  return currentTemplate(settings, plan) !== planned;
}

/** What a plan that was cut off was told, for the one that finishes it. */
function begunPlan(manifestPath: string): PlanDocument | undefined {
  const read = openPlanStore(manifestPath).readForPlan();
  return read.ok ? (read.value.unfinished ?? read.value.standing) : undefined;
}
