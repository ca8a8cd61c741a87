// What a batch left in the results service, as a person would find it: artifacts by name, files by path, the decision.
import { unpackZip, defaultUnpackLimits } from '../../../src/github/artifacts/unpack-zip.ts';
import { parseArtifactName, type ArtifactName } from '../../../src/core/groups/artifact-names.ts';
import { parseJoin, type JoinDocument } from '../../../src/core/groups/join-report.ts';
import type { ResultsService } from '../results-service/results-service.ts';

export type Files = ReadonlyMap<string, string>;

/** Names of the finished artifacts of one kind, over all run attempts, of one run (`runAct`'s) if given. */
export function artifactNames(
  service: ResultsService,
  group: string,
  kind: ArtifactName['kind'],
  run?: string,
): string[] {
  return service
    .artifacts()
    .filter(
      ({ id, run: backend }) =>
        id !== undefined && (run === undefined || backend.split('~')[0] === `run-${run}`),
    )
    .map(({ name }) => name)
    .filter((name) => parseArtifactName(group, name)?.kind === kind)
    .toSorted();
}

/** Files of the newest artifact of that name. */
export async function artifactFiles(service: ResultsService, name: string): Promise<Files> {
  const found = service
    .artifacts()
    .findLast((artifact) => artifact.name === name && artifact.id !== undefined);
  const data = found === undefined ? undefined : service.blobs.get(found.blob)?.data;
  if (data === undefined) throw new Error(`no artifact ${name}`);
  const files = await unpackZip(name, data, defaultUnpackLimits);
  if (!files.ok) throw new Error(JSON.stringify(files.failures));
  return new Map(files.value.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
}

/** join.json of the newest join of that run attempt. */
export async function joinOf(service: ResultsService, group: string, runAttempt = 1): Promise<JoinDocument> {
  const files = await artifactFiles(service, `muster-${group}-join-${runAttempt}`);
  const text = [...files].find(([path]) => path.endsWith('join.json'))?.[1] ?? '';
  const parsed = parseJoin(text);
  if (!parsed.ok) throw new Error(`join.json: ${parsed.why}\n${text}`);
  return parsed.document;
}

/** State of every member by its shard. */
export const statesOf = (join: JoinDocument): Record<string, string> =>
  Object.fromEntries(join.members.map(({ shard, state }) => [shard, state]));

/** Shards for which a run left a record, as often as it did. */
export async function recordedShards(
  service: ResultsService,
  group: string,
  run?: string,
): Promise<string[]> {
  const names = artifactNames(service, group, 'record', run);
  const files = await Promise.all(names.map((name) => artifactFiles(service, name)));
  return files
    .flatMap((of) => [...of.keys()])
    .flatMap((path) => /^records\/(.+)\.\d+\.json$/.exec(path)?.[1] ?? [])
    .toSorted();
}

/** Every byte that any artifact or cache of the service holds, to look for what must not be there. */
export async function everythingKept(service: ResultsService): Promise<string> {
  const names = service
    .artifacts()
    .filter(({ id }) => id !== undefined)
    .map(({ name }) => name);
  const files = await Promise.all([...new Set(names)].map((name) => artifactFiles(service, name)));
  return files.flatMap((of) => [...of].map(([path, text]) => `${path}\n${text}`)).join('\n');
}
