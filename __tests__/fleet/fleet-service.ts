// The artifact service of a simulated workflow run, in memory and in virtual time, with what makes the real one awkward: a
// name is reserved before it is finished, and stays reserved when its maker dies in between; ids say nothing of time;
// replies get lost; calls take time, during which others come first. What a caller sees is the contract of the port.
import type { Failure } from '../../src/core/failure.ts';
import { fail, ok, type Result } from '../../src/core/result.ts';
import type {
  ArtifactFile,
  ArtifactInfo,
  ArtifactStore,
  CreateOutcome,
} from '../../src/ports/artifact-store.ts';
import type { Random } from './random.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface ServiceFaults {
  /** The reply to a create is lost; the caller finds out that the artifact is his. */
  readonly lostReply: number;
  /** A create is never finished: its name is burnt, and its maker is told that it is taken. */
  readonly unfinished: number;
  /** The artifact is made, but its maker never learns of it. */
  readonly deafOutage: number;
  /** A call fails for good and changes nothing. */
  readonly outage: number;
}

export const noFaults: ServiceFaults = { lostReply: 0, unfinished: 0, deafOutage: 0, outage: 0 };

export interface StoredArtifact {
  readonly info: ArtifactInfo;
  readonly runAttempt: number;
  readonly files: readonly ArtifactFile[];
}

export interface FleetServiceOptions {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly faults: ServiceFaults;
  /** The negative control: every create wins, as on a service that overwrites. */
  readonly isCreateShared?: boolean;
}

export interface FleetService {
  /** The store as one machine sees it in a run attempt; `isDead`: its calls are never answered and change nothing more. */
  storeOf(runAttempt: number, isDead: () => boolean, faults?: ServiceFaults): ArtifactStore;
  readonly finished: readonly StoredArtifact[];
  readonly calls: { creates: number; lists: number; reads: number };
}

export function openFleetService({
  time,
  random,
  faults: usual,
  isCreateShared,
}: FleetServiceOptions): FleetService {
  const finished: StoredArtifact[] = [];
  const byId = new Map<number, StoredArtifact>();
  const reserved = new Set<string>();
  const calls = { creates: 0, lists: 0, reads: 0 };
  const newId = (): number => {
    const id = Math.floor(random.next() * 1e12);
    return byId.has(id) ? newId() : id;
  };
  const down = <T>(operation: string): Result<T, Failure> =>
    fail({ reason: 'service-unavailable', service: 'artifacts', operation, attempts: 5, error: 'simulated' });

  return {
    finished,
    calls,
    storeOf(runAttempt, isDead, faults = usual) {
      /** A leg of a call. A machine that is dead by then is never heard of again. */
      const travel = async (ms: number): Promise<void> => {
        await time.sleep(ms);
        if (isDead()) await new Promise<never>(() => {});
      };
      const finish = (name: string, files: readonly ArtifactFile[]): number => {
        const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
        const info = { name, id: newId(), createdAt: new Date(time.now()).toISOString(), size };
        const artifact = { info, runAttempt, files };
        finished.push(artifact);
        byId.set(info.id, artifact);
        return info.id;
      };
      const create = async (
        name: string,
        files: readonly ArtifactFile[],
      ): Promise<Result<CreateOutcome, Failure>> => {
        calls.creates += 1;
        await travel(random.between(50, 400));
        if (random.chance(faults.outage)) {
          await travel(30_000);
          return down(`create ${name}`);
        }
        const key = `${runAttempt}/${name}`;
        if (reserved.has(key) && isCreateShared !== true) {
          await travel(random.between(20, 100));
          return ok({ kind: 'taken' });
        }
        reserved.add(key);
        await travel(random.between(50, 800));
        if (random.chance(faults.unfinished)) {
          await travel(2_000);
          return ok({ kind: 'taken' });
        }
        const id = finish(name, files);
        if (random.chance(faults.deafOutage)) {
          await travel(30_000);
          return down(`create ${name}`);
        }
        await travel(random.chance(faults.lostReply) ? 5_000 : random.between(20, 200));
        return ok({ kind: 'created', id });
      };
      return {
        create,
        async list(prefix) {
          calls.lists += 1;
          await travel(random.between(50, 500));
          if (random.chance(faults.outage)) return down(`list ${prefix}`);
          const found = finished.filter(({ info }) => info.name.startsWith(prefix)).map(({ info }) => info);
          await travel(random.between(20, 200));
          return ok(found);
        },
        async find(name) {
          calls.lists += 1;
          await travel(random.between(50, 500));
          if (random.chance(faults.outage)) return down(`find ${name}`);
          const found = finished.find(({ info }) => info.name === name)?.info;
          await travel(random.between(20, 200));
          return ok(found);
        },
        async read(info) {
          calls.reads += 1;
          await travel(random.between(50, 500));
          const artifact = byId.get(info.id);
          if (artifact === undefined || random.chance(faults.outage)) return down(`read ${info.name}`);
          return ok(artifact.files);
        },
      };
    },
  };
}
