// The artifacts of one workflow run, in memory, with the habits of the real service: names are unique per run attempt, a
// name may be reserved and never finished, ids do not grow with time, a call may fail or take until the test lets it go.
import { fail, ok } from '../../src/core/result.ts';
import type { Failure } from '../../src/core/failure.ts';
import type { ArtifactFile, ArtifactInfo, ArtifactStore } from '../../src/ports/artifact-store.ts';

export interface KeptArtifact extends ArtifactInfo {
  readonly runAttempt: number;
  readonly files: readonly ArtifactFile[];
}

/** `lost`: the service takes the name and never finishes it. `down`: it does not answer. `held`: waits for the promise. */
export type ArtifactFault =
  | { readonly kind: 'lost' | 'down' }
  | { readonly kind: 'held'; readonly until: Promise<unknown> };

export interface Call {
  readonly operation: 'create' | 'list' | 'find' | 'read';
  /** Name or prefix. */
  readonly name: string;
}

export class MemoryArtifacts {
  readonly calls: Call[] = [];
  readonly kept: KeptArtifact[] = [];
  /** Asked before every call; undefined = all is well. */
  fault: (call: Call) => ArtifactFault | undefined = () => undefined;
  /** Negative control: a service that lets everybody create the same name. */
  isExclusive = true;
  readonly #taken = new Set<string>();
  #nextId = 1_000_000;

  names = (): string[] => this.kept.map(({ name }) => name);
  find = (part: string): KeptArtifact[] => this.kept.filter(({ name }) => name.includes(part));
  count = (operation: Call['operation']): number =>
    this.calls.filter((call) => call.operation === operation).length;

  /** The store as the jobs of one run attempt see it. */
  store(runAttempt: number, now: () => number = () => 0): ArtifactStore {
    const begin = async (
      operation: Call['operation'],
      name: string,
    ): Promise<ArtifactFault['kind'] | undefined> => {
      const call = { operation, name };
      this.calls.push(call);
      const fault = this.fault(call);
      if (fault?.kind === 'held') await fault.until;
      return fault?.kind;
    };
    return {
      create: async (name, files) => {
        const fault = await begin('create', name);
        if (fault === 'down') return down('create');
        const key = `${runAttempt}/${name}`;
        if (this.isExclusive && this.#taken.has(key)) return ok({ kind: 'taken' });
        this.#taken.add(key);
        if (fault === 'lost') return ok({ kind: 'taken', trouble: 'no answer' });
        this.#nextId -= 1;
        const size = files.reduce((sum, file) => sum + file.bytes.length, 0);
        const copies = files.map(({ path, bytes }) => ({ path, bytes: Uint8Array.from(bytes) }));
        this.kept.push({
          name,
          id: this.#nextId,
          createdAt: new Date(now()).toISOString(),
          size,
          runAttempt,
          files: copies,
        });
        return ok({ kind: 'created', id: this.#nextId });
      },
      list: async (prefix) => {
        if ((await begin('list', prefix)) === 'down') return down('list');
        return ok(this.kept.filter((one) => one.name.startsWith(prefix) && one.runAttempt <= runAttempt));
      },
      find: async (name) => {
        if ((await begin('find', name)) === 'down') return down('find');
        return ok(this.kept.find((one) => one.name === name && one.runAttempt <= runAttempt));
      },
      read: async ({ id, name }) => {
        if ((await begin('read', name)) === 'down') return down('read');
        const found = this.kept.find((one) => one.id === id);
        return found === undefined ? down('read') : ok(found.files);
      },
    };
  }
}

function down(operation: string): { readonly ok: false; readonly failures: readonly Failure[] } {
  return fail({
    reason: 'service-unavailable',
    service: 'artifacts',
    operation,
    attempts: 1,
    error: 'no answer',
  });
}
