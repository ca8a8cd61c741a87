// What one workflow run leaves for the next, and what a plan carries over to the join: manifest, plan, records, and the
// outputs that still count. The layout of both, and the way back. Pure; the bytes come from callers.

export interface GroupFile {
  /** `/`-separated. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface GroupState {
  readonly manifest: Uint8Array;
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

/** Undefined when manifest or plan is missing: then there is nothing to go on from. */
export function readState(files: Iterable<GroupFile>): GroupState | undefined {
  const all = [...files];
  const bytesOf = (name: string) => all.find(({ path }) => path === name)?.bytes;
  const [manifest, plan] = [bytesOf('manifest.tsv'), bytesOf('plan.json')];
  return manifest === undefined || plan === undefined
    ? undefined
    : { manifest, plan, work: carriedWork(all, '') };
}
