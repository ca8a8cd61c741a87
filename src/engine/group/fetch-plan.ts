// The plan artifact of a group: found by the seal that the job was told, and laid into a batch dir. Knows neither legs nor
// joins.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { artifactName, artifactPrefix, parseArtifactName } from '../../core/groups/artifact-names.ts';
import { decodeOpenPlan, openPlanName, type OpenPlan } from '../../core/groups/open-plan.ts';
import { sealDigestOf } from '../../core/groups/plan-seal.ts';
import { fail, failAll, ok, type Result } from '../../core/result.ts';
import { pathOf, unwritable } from '../../core/system-error.ts';
import type { ArtifactFile, ArtifactInfo, ArtifactStore } from '../../ports/artifact-store.ts';
import type { Clock } from '../../ports/clock.ts';

export interface FetchedPlan {
  readonly open: OpenPlan;
  readonly manifest: Uint8Array;
  readonly plan: Uint8Array;
  readonly files: readonly ArtifactFile[];
  /** Name of its artifact, of whichever run attempt; undefined for a plan that came from none. */
  readonly artifact?: string;
  /** As `sealDigestOf` has it; undefined for a plan that came from no artifact. */
  readonly sealDigest?: string;
}

/** How long to wait for a plan that is not listed: what one job has left another may not see at once. */
export interface Patience {
  readonly clock: Clock;
  readonly ms: number;
}

const looks = 5;
/** For a job that was told of a plan: it must be there. */
export const planPatienceMs = 15_000;

export interface FetchPlanRequest {
  readonly artifacts: ArtifactStore;
  readonly group: string;
  /** Plans of later run attempts are none of ours. */
  readonly runAttempt: number;
  /** The seal that the job was told of; undefined = whatever plan there is, on its word. */
  readonly sealDigest?: string | undefined;
  readonly patience?: Patience | undefined;
}

/**
 * The plan of the group with this seal, whichever run attempt left it: of all artifacts of that name the one with the very
 * content that the plan job told of, so that one who can write artifacts can take the plan away and never put another in
 * its place. Without a seal the newest plan. Failures: `plan-foreign`, `artifact-refused`, `service-unavailable`.
 */
export async function fetchPlan(request: FetchPlanRequest): Promise<Result<FetchedPlan, Failure>> {
  const { artifacts, group, runAttempt, patience } = request;
  const refused = new Map<number, readonly Failure[]>();
  for (let look = 1; ; look++) {
    const listed = await artifacts.list(artifactPrefix(group, 'plan'));
    if (!listed.ok) return listed;
    const plans = plansAmong(listed.value, group, runAttempt);
    for (const { info } of plans) {
      if (refused.has(info.id)) continue;
      const plan = await readSealed(request, info);
      if (plan.ok) return plan;
      refused.set(info.id, plan.failures);
    }
    // That of our own run attempt may still have to be listed; one that is, and is another, stays another.
    const isAllThere = plans.some((plan) => plan.runAttempt === runAttempt);
    if (isAllThere || patience === undefined || look === looks) break;
    await new Promise<void>((resolve) => void patience.clock.after(patience.ms / (looks - 1), resolve));
  }
  if (refused.size > 0) return failAll([...refused.values()].flat());
  const artifact = artifactName(group, { kind: 'plan', runAttempt });
  return fail({
    reason: 'artifact-refused',
    artifact,
    entry: '',
    why: 'there is none: the plan job left no plan',
  });
}

interface NamedPlan {
  readonly info: ArtifactInfo;
  readonly runAttempt: number;
}

/** Newest first. */
function plansAmong(infos: readonly ArtifactInfo[], group: string, upTo: number): NamedPlan[] {
  const plans = infos.flatMap((info): NamedPlan[] => {
    const name = parseArtifactName(group, info.name);
    return name?.kind === 'plan' && name.runAttempt <= upTo ? [{ info, runAttempt: name.runAttempt }] : [];
  });
  return plans.toSorted(
    (a, b) => b.runAttempt - a.runAttempt || (a.info.createdAt < b.info.createdAt ? 1 : -1),
  );
}

/** Nothing in the artifact is looked at before its seal is the one that was told. */
async function readSealed(
  { artifacts, group, sealDigest: expected }: FetchPlanRequest,
  info: ArtifactInfo,
): Promise<Result<FetchedPlan, Failure>> {
  const files = await artifacts.read(info);
  if (!files.ok) return files;
  const found = sealDigestOf(files.value);
  if (expected !== undefined && found !== expected) return fail({ reason: 'plan-foreign', expected, found });
  const plan = readPlan(files.value, info.name, group);
  return plan.ok ? ok({ ...plan.value, artifact: info.name, sealDigest: found }) : plan;
}

function readPlan(
  files: readonly ArtifactFile[],
  artifact: string,
  group: string,
): Result<FetchedPlan, Failure> {
  const refused = (entry: string, why: string) =>
    fail<Failure>({ reason: 'artifact-refused', artifact, entry, why });
  const bytesOf = (path: string) => files.find((file) => file.path === path)?.bytes;
  const [text, manifest, plan] = [bytesOf(openPlanName), bytesOf('manifest.tsv'), bytesOf('plan.json')];
  if (text === undefined || manifest === undefined || plan === undefined)
    return refused('', `${openPlanName}, manifest.tsv or plan.json is missing`);
  const open = decodeOpenPlan(Buffer.from(text).toString('utf8'), artifact);
  if (!open.ok) return open;
  if (open.value.group !== group) return refused(openPlanName, `it is of the group ${open.value.group}`);
  return ok({ open: open.value, manifest, plan, files });
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
    return [unwritable(error, pathOf(error) ?? batchDir)];
  }
}

/** Through a rename: a symlink at the place is replaced, not followed. */
export function writeWhole(path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temp = `${path}.${process.pid}.tmp`;
  writeFileSync(temp, bytes);
  renameSync(temp, path);
}
