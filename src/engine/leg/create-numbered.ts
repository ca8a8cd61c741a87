// Creates an artifact under the first of its numbered names that is free. A taken name belongs to somebody else who leaves the
// same, to an earlier upload of ours, or to nobody.
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ArtifactFile, ArtifactStore } from '../../ports/artifact-store.ts';

const maxTaken = 50;
/** Names that the caller may burn itself: a service that fails thrice in the middle of an upload will fail again. */
const maxBurnt = 3;

export interface CreatedArtifact {
  readonly name: string;
  readonly number: number;
}

/** Failures: `service-unavailable`, also where no name was to be had. */
export async function createNumbered(
  artifacts: ArtifactStore,
  nameOf: (number: number) => string,
  first: number,
  files: readonly ArtifactFile[],
): Promise<Result<CreatedArtifact, Failure>> {
  let error = 'every name is taken';
  let burnt = 0;
  let number = first;
  for (; number < first + maxTaken && burnt < maxBurnt; number++) {
    const name = nameOf(number);
    const created = await artifacts.create(name, files);
    if (!created.ok) return created;
    if (created.value.kind === 'created') return ok({ name, number });
    if (created.value.trouble === undefined) continue;
    burnt += 1;
    error = created.value.trouble;
  }
  const operation = `create ${nameOf(first)}`;
  return fail({
    reason: 'service-unavailable',
    service: 'artifacts',
    operation,
    attempts: number - first,
    error,
  });
}
