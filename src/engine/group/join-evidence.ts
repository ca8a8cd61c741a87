// What a join artifact holds beside join.json: the records that stand as they travelled, the manifest, the plan, and every
// joined file. From it alone everything the join said can be checked again, see verify-join.ts.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../core/batch/fingerprint.ts';
import { joinPageName } from '../../core/groups/join-page.ts';
import {
  joinDocumentName,
  renderJoin,
  type JoinDocument,
  type JoinedFile,
} from '../../core/groups/join-report.ts';
import { carriedFilePath, carriedRecordPath } from '../../core/groups/state-bundle.ts';
import { recordPath } from '../../core/groups/record-bundle.ts';
import type { ArtifactFile } from '../../ports/artifact-store.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { StagedCandidate } from './collect-records.ts';
import type { FileToInstall } from './install-files.ts';
import { lazyFile, textFile } from './lazy-file.ts';
import type { Staging } from './staging.ts';

export interface Evidence {
  /** Of all files but join.json and the joined ones. */
  readonly digests: readonly { readonly path: string; readonly sha256: string }[];
  /** The joined files on their way to the work dir; after that the artifact's are read from there. */
  readonly install: () => readonly FileToInstall[];
  readonly artifact: (document: JoinDocument, workdir: string) => ArtifactFile[];
  /** What the next workflow run goes on from. */
  readonly state: (workdir: string) => ArtifactFile[];
}

export interface EvidenceRequest {
  readonly store: BatchStore;
  readonly standing: ReadonlyMap<string, StagedCandidate>;
  readonly staging: Staging;
  readonly files: readonly JoinedFile[];
}

/** Takes the manifest as it stands now. */
export function gatherEvidence({ store, standing, staging, files }: EvidenceRequest): Evidence {
  const dir = dirname(store.manifestPath);
  const texts = [
    { path: 'manifest.tsv', bytes: readFileSync(store.manifestPath) },
    { path: 'plan.json', bytes: readFileSync(join(dir, 'plan.json')) },
  ];
  const records = [...standing.values()].flatMap(({ record, digest, stagedRecord }) =>
    digest === undefined || stagedRecord === undefined
      ? []
      : [{ path: recordPath(record.shard, record.attempt), from: stagedRecord, digest }],
  );
  const outcomes = store.outcomes();
  // What could not be installed still lies in the tree.
  const joinedFile = (path: string, workdir: string): ArtifactFile => {
    const staged = join(staging.tree, path);
    return lazyFile(carriedFilePath(path), existsSync(staged) ? staged : join(workdir, path));
  };
  const newest = store.newest();
  return {
    digests: [
      ...texts.map(({ path, bytes }) => ({ path, sha256: sha256(bytes) })),
      ...records.map(({ path, digest }) => ({ path, sha256: digest })),
    ].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    install: () => files.map(({ path }) => ({ path, from: join(staging.tree, path) })),
    artifact: (document, workdir) => [
      {
        path: joinDocumentName,
        // Many megabytes for 10,000 shards: made when it is asked for, and let go.
        get bytes() {
          return Buffer.from(renderJoin(document));
        },
      },
      ...texts,
      ...records.map(({ path, from }) => lazyFile(path, from)),
      ...files.map(({ path }) => joinedFile(path, workdir)),
    ],
    state: (workdir) => [
      ...texts.filter(({ path }) => path === 'plan.json'),
      ...outcomes
        .filter(({ shard, attempt }) => newest.get(shard)?.attempt === attempt)
        .map(({ shard, attempt }) =>
          lazyFile(carriedRecordPath(shard, attempt), join(dir, 'records', `${shard}.${attempt}.json`)),
        ),
      ...files.map(({ path }) => joinedFile(path, workdir)),
    ],
  };
}

/** The same with the page among it, if there is one. */
export function withPage(evidence: Evidence, page: string | undefined): Evidence {
  if (page === undefined) return evidence;
  const file = { path: joinPageName, sha256: sha256(page) };
  return {
    ...evidence,
    digests: [...evidence.digests, file].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    artifact: (document, workdir) => [...evidence.artifact(document, workdir), textFile(joinPageName, page)],
  };
}
