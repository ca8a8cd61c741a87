// A finished attempt on its way out: its record, outputs, QC, log and prompt, searched for secrets (invariant 8). Outputs
// go only as they were verified; one that holds a secret or has changed since takes its record down. Fail closed: where
// the search itself fails, nothing but the bare record leaves.
import type { Item } from '../../core/batch/item.ts';
import { normalPath } from '../../core/batch/normal-path.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { AttemptFailure, AttemptRecord } from '../../core/batch/record.ts';
import { sha256 } from '../../core/batch/fingerprint.ts';
import { countOf } from '../../core/count-of.ts';
import { maxBundledFileBytes, maxOutputBytes } from '../../core/groups/bundle-size.ts';
import {
  logPath,
  outputPath,
  promptPath,
  type BundledRecord,
  type BundleFile,
  type Withheld,
} from '../../core/groups/record-bundle.ts';
import { maxRedactedBytes, type Redactor } from '../../core/security/redact.ts';
import { redactRecord } from '../../core/security/redact-record.ts';
import { olderLogPath } from '../attempt-log.ts';
import { openContainedReader, type ReadContained } from '../read-contained-file.ts';

export interface BundleSources {
  /** Real path. */
  readonly workdir: string;
  readonly redactor: Redactor;
  readonly row: ManifestRow;
  /** Of the shard; undefined when nothing is known of them. */
  readonly items: readonly Item[] | undefined;
  /** A newer attempt has begun: the log has moved aside, and the outputs are no longer this one's. */
  readonly isOutdated: boolean;
}

/** Files of more bytes than this stay behind. */
const maxFileBytes = Math.min(maxBundledFileBytes, maxRedactedBytes);

export function bundleRecord(
  record: AttemptRecord,
  runAttempt: number,
  sources: BundleSources,
): BundledRecord {
  const fence = { runAttempt, attempt: record.attempt, owner: record.owner.token };
  try {
    const outputs = sources.isOutdated ? { files: [] } : collectOutputs(record, sources);
    const final = 'withheld' in outputs ? takenDown(record, outputs.withheld) : record;
    const files = 'withheld' in outputs ? [] : outputs.files;
    const withheld = 'withheld' in outputs ? { withheld: outputs.withheld } : {};
    const texts = collectTexts(record, sources);
    return { fence, record: redactRecord(final, sources.redactor), files: [...files, ...texts], ...withheld };
  } catch {
    return {
      fence,
      record: bareRecord(takenDown(record, 'not-redacted')),
      files: [],
      withheld: 'not-redacted',
    };
  }
}

/** Outputs and QC of the items that are worth having: all of a shard that passed, the verified ones of one that failed. */
function collectOutputs(
  record: AttemptRecord,
  sources: BundleSources,
): { files: BundleFile[] } | { withheld: Withheld } {
  const { items = [], redactor } = sources;
  if (record.failure?.class === 'secret') return { withheld: 'secret' };
  const recorded = new Map(record.items?.map((item) => [item.id, item]));
  const read = openContainedReader(sources.workdir, maxFileBytes);
  const files: BundleFile[] = [];
  let room = maxOutputBytes;
  for (const item of items) {
    const known = recorded.get(item.id);
    if (record.status === 'failed' && known?.verdict !== 'verified') continue;
    for (const [written, expected] of [
      [item.output, known?.output],
      [item.qc, known?.qc],
    ] as const) {
      const file = written === '' ? undefined : readCopy(read, written);
      const isExpected =
        expected === undefined || (file?.bytes !== undefined && sha256(file.bytes) === expected);
      if (!isExpected && record.status !== 'failed')
        return { withheld: file?.isTooLarge === true ? 'too-large' : 'changed' };
      if (!isExpected || file?.bytes === undefined) continue;
      if (redactor.finds(file.bytes)) return { withheld: 'secret' };
      room -= file.bytes.length;
      if (room < 0) return { withheld: 'too-large' };
      files.push({ path: outputPath(file.path), bytes: file.bytes });
    }
  }
  return { files };
}

/**
 * Log and prompt, redacted. One that is missing or too large is left out: the record tells of the log's size. So is a prompt
 * that is not the one which ran: it lay in the agent's reach.
 */
function collectTexts(
  { shard, attempt, promptDigest }: AttemptRecord,
  { workdir, redactor, row, isOutdated }: BundleSources,
): BundleFile[] {
  const read = openContainedReader(workdir, maxFileBytes);
  const log = isOutdated ? olderLogPath(row.logPath, attempt) : row.logPath;
  const logBytes = readCopy(read, log)?.bytes;
  const prompt = readCopy(read, row.promptPath)?.bytes;
  const texts = [
    { path: logPath(shard, attempt), bytes: logBytes },
    {
      path: promptPath(shard),
      bytes: prompt !== undefined && sha256(prompt) === promptDigest ? prompt : undefined,
    },
  ];
  return texts.flatMap(({ path, bytes }) =>
    bytes === undefined ? [] : [{ path, bytes: redactor.redact(bytes) }],
  );
}

interface FileCopy {
  /** Normal. */
  readonly path: string;
  readonly bytes?: Uint8Array;
  readonly isTooLarge: boolean;
}

/** Undefined for a path that leads out. The reader's bytes are only lent. */
function readCopy(read: ReadContained, written: string): FileCopy | undefined {
  const normal = normalPath(written);
  if (!normal.ok) return undefined;
  const { path } = normal;
  const file = read(path);
  return file.kind === 'read'
    ? { path, bytes: Buffer.from(file.bytes), isTooLarge: false }
    : { path, isTooLarge: file.kind === 'too-large' };
}

/** The record of work that can't be used, whatever its verdict was. A record that failed keeps its own failure. */
function takenDown(record: AttemptRecord, withheld: Withheld): AttemptRecord {
  const isSecret = withheld === 'secret' || withheld === 'not-redacted';
  if (record.status === 'failed' && !isSecret) return record;
  if (record.failure?.class === 'secret') return record;
  const failure: AttemptFailure = { class: isSecret ? 'secret' : 'verify', message: messages[withheld] };
  return { ...record, status: 'failed', failure };
}

const messages: Readonly<Record<Withheld, string>> = {
  secret: 'an output or QC file holds a secret, so nothing of the outputs was uploaded',
  changed: 'an output or QC file changed after it was verified',
  'too-large': `its outputs can't be uploaded: one has more than ${maxFileBytes} bytes, or all have more than ${maxOutputBytes}`,
  'not-redacted': 'its files could not be searched for secrets, so none was uploaded',
};

/** Nothing in it was written by an agent: of files changed elsewhere the names are left out, and their number stays. */
function bareRecord(record: AttemptRecord): AttemptRecord {
  const { outOfScope = [], failure, ...rest } = record;
  const changed =
    outOfScope.length === 0
      ? ''
      : `; it changed ${countOf(outOfScope.length, 'file')} outside of its outputs`;
  const message = `${messages['not-redacted']}${changed}`;
  return { ...rest, failure: { class: failure?.class ?? 'secret', message } };
}
