// What one workflow run leaves for the next, and what a plan carries over to the join: plan, records, and the outputs that
// still count. The layout of both, and the way back. No manifest is among it: whatever a row could say counts only as far
// as a record says it, and a shard is skipped only where the checkout says so. Pure; the bytes come from callers.
import { parsePlanDocument } from '../batch/plan-document.ts';
import { decodeRecord, maxForeignAttempt } from '../batch/record-codec.ts';
import { fail, ok, type Result } from '../result.ts';

export interface GroupFile {
  /** `/`-separated. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface GroupState {
  readonly plan: Uint8Array;
  readonly work: CarriedWork;
}

export interface CarriedWork {
  /** By file name: `<shard>.<attempt>.json`. */
  readonly records: ReadonlyMap<string, Uint8Array>;
  /** Outputs and QC files by path from the work dir. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const recordsRoom = 'records/';
const filesRoom = 'files/';
/** Where carried work lies in the plan artifact. */
export const carriedRoom = 'carried/';

export const carriedRecordPath = (shard: string, attempt: number): string =>
  `${recordsRoom}${shard}.${attempt}.json`;
export const carriedFilePath = (path: string): string => `${filesRoom}${path}`;

/** Records and files below `room` (`''` or `carriedRoom`); everything else is left alone. */
export function carriedWork(files: Iterable<GroupFile>, room: string): CarriedWork {
  const records = new Map<string, Uint8Array>();
  const outputs = new Map<string, Uint8Array>();
  for (const { path, bytes } of files) {
    if (!path.startsWith(room)) continue;
    const inside = path.slice(room.length);
    if (inside.startsWith(filesRoom)) outputs.set(inside.slice(filesRoom.length), bytes);
    else if (/^records\/[^/]+$/.test(inside)) records.set(inside.slice(recordsRoom.length), bytes);
  }
  return { records, files: outputs };
}

/** The state as far as it can be judged without the batch; or why none of it is taken. */
export function readState(files: Iterable<GroupFile>): Result<GroupState, string> {
  const all = [...files];
  const plan = all.find(({ path }) => path === planName)?.bytes;
  if (plan === undefined) return fail('it has no plan');
  const parsed = parsePlanDocument(textOf(plan), { file: planName });
  if (!parsed.ok) return fail('its plan is malformed');
  const spent = Object.values(parsed.value.archivedAttempts ?? {});
  if (spent.some((attempt) => attempt > maxForeignAttempt))
    return fail('its plan tells of more attempts than there can be');
  const work = carriedWork(all, '');
  for (const [name, bytes] of work.records) {
    const why = whyNoRecord(name, bytes);
    if (why !== undefined) return fail(`its record ${JSON.stringify(name)}: ${why}`);
  }
  return ok({ plan, work });
}

const planName = 'plan.json';
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

function whyNoRecord(name: string, bytes: Uint8Array): string | undefined {
  const decoded = decodeRecord(textOf(bytes));
  if (!decoded.ok) return decoded.error;
  const { shard, attempt } = decoded.value;
  if (carriedRecordPath(shard, attempt) !== `${recordsRoom}${name}`)
    return `it is of ${shard} attempt ${attempt}`;
  return attempt > maxForeignAttempt ? `attempt ${attempt} can't be` : undefined;
}
