// The plan artifact of a group: found, held against the digest that the job was told, and laid into a batch dir. Knows
// neither legs nor joins.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { artifactName } from '../../core/groups/artifact-names.ts';
import { decodeOpenPlan, openPlanName, type OpenPlan } from '../../core/groups/open-plan.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ArtifactFile, ArtifactInfo, ArtifactStore } from '../../ports/artifact-store.ts';
import type { Clock } from '../../ports/clock.ts';

export interface FetchedPlan {
  readonly open: OpenPlan;
  readonly manifest: Uint8Array;
  readonly plan: Uint8Array;
  readonly files: readonly ArtifactFile[];
}

/** How long to wait for a plan that is not listed: what one job has left another may not see at once. */
export interface Patience {
  readonly clock: Clock;
  readonly ms: number;
}

const looks = 5;
/** For a job that was told of a plan: it must be there. */
export const planPatienceMs = 15_000;

/**
 * The plan of the group with this digest; without a digest the only one there is. Run attempts may each have left one: of
 * those with the right digest the newest counts. Failures: `plan-foreign`, `artifact-refused`, `service-unavailable`.
 */
export async function fetchPlan(
  artifacts: ArtifactStore,
  group: string,
  expected: string | undefined,
  patience?: Patience,
): Promise<Result<FetchedPlan, Failure>> {
  const name = artifactName(group, { kind: 'plan' });
  const found = await findNamed(artifacts, name, patience);
  if (!found.ok) return found;
  const named = found.value.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  if (named.length === 0)
    return fail({
      reason: 'artifact-refused',
      artifact: name,
      entry: '',
      why: 'there is none: the plan job left no plan',
    });
  const failures: Failure[] = [];
  for (const info of named) {
    const files = await artifacts.read(info);
    const plan = files.ok ? readPlan(files.value, name) : files;
    if (!plan.ok) failures.push(...plan.failures);
    else if (expected === undefined || plan.value.open.planDigest === expected) return plan;
    else failures.push({ reason: 'plan-foreign', expected, found: plan.value.open.planDigest });
  }
  return fail(...failures);
}

/** Empty when none came in time. */
async function findNamed(
  artifacts: ArtifactStore,
  name: string,
  patience: Patience | undefined,
): Promise<Result<readonly ArtifactInfo[], Failure>> {
  for (let look = 1; ; look++) {
    const listed = await artifacts.list(name);
    if (!listed.ok) return listed;
    const named = listed.value.filter((info) => info.name === name);
    if (named.length > 0 || patience === undefined || look === looks) return ok(named);
    await new Promise<void>((resolve) => void patience.clock.after(patience.ms / (looks - 1), resolve));
  }
}

function readPlan(files: readonly ArtifactFile[], artifact: string): Result<FetchedPlan, Failure> {
  const bytesOf = (path: string) => files.find((file) => file.path === path)?.bytes;
  const [text, manifest, plan] = [bytesOf(openPlanName), bytesOf('manifest.tsv'), bytesOf('plan.json')];
  if (text === undefined || manifest === undefined || plan === undefined)
    return fail({
      reason: 'artifact-refused',
      artifact,
      entry: '',
      why: `${openPlanName}, manifest.tsv or plan.json is missing`,
    });
  const open = decodeOpenPlan(Buffer.from(text).toString('utf8'), artifact);
  return open.ok ? ok({ open: open.value, manifest, plan, files }) : open;
}

/** Manifest and plan.json into the batch dir, over whatever stands there. `batchDir`: as the user named it. */
export function layPlan(
  batchDir: string,
  { manifest, plan }: Pick<FetchedPlan, 'manifest' | 'plan'>,
): Failure[] {
  try {
    mkdirSync(batchDir, { recursive: true });
    for (const [name, bytes] of [['plan.json', plan] as const, ['manifest.tsv', manifest] as const])
      writeWhole(join(batchDir, name), bytes);
    return [];
  } catch (error) {
    return [{ reason: 'file-unwritable', at: { file: batchDir }, error: (error as Error).message }];
  }
}

/** Through a rename: a symlink at the place is replaced, not followed. */
export function writeWhole(path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temp = `${path}.${process.pid}.tmp`;
  writeFileSync(temp, bytes);
  renameSync(temp, path);
}
