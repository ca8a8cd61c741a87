// `muster explain SHARD|ITEM`: why it is in its state, and why it would run again or not. Reads, and changes nothing.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodes } from '../../core/exit-code.ts';
import { rowDigest } from '../../core/batch/fingerprint.ts';
import type { Item } from '../../core/batch/item.ts';
import { itemsOfRows } from '../../core/batch/ranges.ts';
import {
  type CurrentBatch,
  newestEntries,
  staleReasons,
  type StaleReason,
} from '../../core/batch/staleness.ts';
import { staleWorkOf } from '../../core/batch/plan-document.ts';
import type { AttemptRecord } from '../../core/batch/record.ts';
import { unknownShard } from '../../core/batch/unknown-shard.ts';
import type { Failure } from '../../core/failure.ts';
import { nearestHint } from '../../core/nearest.ts';
import { explainItem, explainShard, type ExplainInput } from '../../core/report/explain.ts';
import { openFileDigests } from '../../engine/file-digests.ts';
import { realWorkdir } from '../../engine/real-workdir.ts';
import { noFileAt, sourceDigests } from '../../engine/source-digests.ts';
import { currentBatch, currentTemplate } from '../../wire/current-batch.ts';
import { openReport, type OpenedReport } from '../../wire/open-report.ts';
import type { CommandContext, CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { lastLogLine } from '../last-log-line.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const { settings, io } = context;
  const name = context.args[0] ?? '';
  const warnings = warnTo(io, settings);
  const opened = await openReport(context.resolved, warnings.add);
  await warnings.flush();
  if (!opened.ok) return failCommand(context, opened.failures);
  const { rows, items } = opened.value;
  const row = rows.find((candidate) => candidate.shardId === name);
  const item = items?.table.items.find((candidate) => candidate.id === name);
  if (row === undefined && item === undefined) return failCommand(context, [unknownName(name, opened.value)]);

  const ranges = items === undefined ? undefined : itemsOfRows(rows, items.table.items, items.path);
  const ofShard = ranges?.ok === true ? ranges.value : new Map<string, readonly Item[]>();
  const shardRow =
    row ?? rows.find(({ shardId }) => ofShard.get(shardId)?.some(({ id }) => id === name) === true);
  const input =
    shardRow === undefined
      ? undefined
      : await inputFor(context, opened.value, shardRow, ofShard.get(shardRow.shardId));
  const explanation =
    row !== undefined && input !== undefined
      ? explainShard(input)
      : explainItem(item ?? missing(name), input);

  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    printJson(io, explanation);
    return exitCodes.ok;
  }
  const { itemExplanationText, shardExplanationText } = await import('../../present/explain-text.ts');
  const { openStyle } = await import('../../present/style.ts');
  const layout = {
    style: openStyle(io.isColorWanted),
    columns: io.columns,
    ...(io.isStdoutTerminal && { wrapAt: io.columns }),
  };
  io.stdout(
    'item' in explanation
      ? itemExplanationText(explanation, layout)
      : shardExplanationText(explanation, layout),
  );
  return exitCodes.ok;
};

async function inputFor(
  { settings, resolved }: CommandContext,
  { batch, plan }: OpenedReport,
  row: ExplainInput['row'],
  items: readonly Item[] | undefined,
): Promise<ExplainInput> {
  const records = batch.recordsOf(row.shardId);
  const base = {
    row,
    claims: await batch.claims.list(),
    records,
    nowMs: Date.now(),
    ownerState: batch.ownerState,
    hasLog: (path: string) => existsSync(resolve(settings.workdir, path)),
    lastLogLine: (path: string) => lastLogLine(resolve(settings.workdir, path)),
  };
  if (items === undefined) return base;
  const now = currentBatch(settings, resolved, currentTemplate(settings, plan));
  const recorded = new Set(records.flatMap((record) => record.items?.map(({ id }) => id) ?? []));
  // An item that its shard has no word of may have been worked on in another one, before a new plan.
  const isWhole = items.every(({ id }) => recorded.has(id));
  const stale = staleOf(items, isWhole ? records : batch.records.each(), resolve(settings.workdir), now);
  const root = realWorkdir(settings.workdir);
  const filesOf = root.ok ? openFileDigests(root.value, settings.maxFileBytes) : undefined;
  const files = filesOf && new Map(items.map((item) => [item.id, filesOf(item)]));
  const entries = new Map(plan?.shards.map((entry) => [entry.id, entry]));
  const isStaleWork = staleWorkOf(entries, row) !== undefined;
  return { ...base, items, stale, isStaleWork, ...(files !== undefined && { files }) };
}

function staleOf(
  items: readonly Item[],
  records: Iterable<AttemptRecord>,
  root: string,
  batch: CurrentBatch,
): Map<string, readonly StaleReason[]> {
  const ids = new Set(items.map(({ id }) => id));
  const newest = newestEntries(records, (id) => ids.has(id));
  const sources = sourceDigests(root, items);
  return new Map(
    items.map((item) => {
      const source = sources.get(item.id) ?? null;
      const sourceIs = source === null ? noFileAt(root, item.source) : undefined;
      const now = { row: rowDigest(item), source, sourceIs, batch };
      return [item.id, staleReasons(newest.get(item.id), now)] as const;
    }),
  );
}

function unknownName(name: string, { batch, rows, items }: OpenedReport): Failure {
  const known = [...rows.map((row) => row.shardId), ...(items?.table.items.map((item) => item.id) ?? [])];
  if (items === undefined || name.startsWith('shard_')) return unknownShard(name, known, batch.manifestPath);
  return { reason: 'item-unknown', item: name, ...nearestHint(name, known) };
}

function missing(name: string): never {
  throw new Error(`Internal error: ${name} is neither shard nor item`);
}
