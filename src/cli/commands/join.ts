// `muster join`: what the jobs of a workflow run left, joined here. A batch that began in CI goes on from where it stands.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../../config/settings.ts';
import { entryNameOf } from '../../core/groups/entry-names.ts';
import { safeText } from '../../present/safe-text.ts';
import { groupsOf, lastRunAttempt } from '../../core/groups/artifact-group.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { joinDocumentName } from '../../core/groups/join-report.ts';
import { parseSigningKey, signText } from '../../core/provenance/signature.ts';
import { fail, failAll, ok, type Result } from '../../core/result.ts';
import { isCode, unwritable } from '../../core/system-error.ts';
import { joinGroup, type JoinedGroup } from '../../engine/group/join-group.ts';
import { layJoin } from '../../engine/group/lay-join.ts';
import { openArtifactFolders } from '../../stores/file/artifact-folders.ts';
import { openJoin } from '../../wire/open-join.ts';
import { manifestPathOf } from '../../wire/manifest-path.ts';
import { readKey } from '../../wire/read-key.ts';
import type { CommandContext, CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { warnTo } from '../warn.ts';

export const main: CommandMain = async (context) => {
  const { settings, io } = context;
  // join.json is signed as it stands, so its warnings go to stderr, also beside --json.
  const warnings = warnTo(io, { json: false });
  const joined = await joinHere(context, warnings.add);
  if (joined.ok) joined.value.warnings.forEach(warnings.add);
  await warnings.flush();
  if (!joined.ok) return failCommand(context, joined.failures);
  const { document, failures, dispose } = joined.value;
  const batchDir = dirname(manifestPathOf(settings));
  const path = join(batchDir, joinDocumentName);
  let unlaid: readonly Failure[];
  let unwritten: readonly Failure[];
  try {
    unlaid = layJoin(batchDir, joined.value);
    unwritten = settings.artifact === undefined ? [] : writeArtifact(joined.value, settings);
  } finally {
    dispose();
  }
  const troubles = [...failures, ...unlaid, ...unwritten];
  const isPassed = document.disposition === 'satisfied' && troubles.length === 0;
  if (settings.json) {
    const { jsonLine } = await import('../../present/print-json.ts');
    io.stdout(jsonLine(document));
  } else {
    const { joinSentence } = await import('../../present/join-text.ts');
    const { printFailures } = await import('../../present/print-failures.ts');
    printFailures(io, troubles);
    const artifact =
      settings.artifact === undefined || unwritten.length > 0 ? '' : `wrote ${safeText(settings.artifact)}\n`;
    const laid = unlaid.length > 0 ? '' : `wrote ${path}\n`;
    io.stdout(`${joinSentence(document)}\n${laid}${artifact}`);
  }
  return isPassed ? exitCodes.ok : exitCodes.failed;
};

async function joinHere(
  { settings, resolved }: CommandContext,
  warn: (failure: Failure) => void,
): Promise<Result<JoinedGroup, Failure>> {
  if (settings.from.length === 0)
    return fail({
      reason: 'setting-missing',
      setting: '--from',
      why: 'the records lie there',
      isFlagOnly: true,
    });
  const artifacts = openArtifactFolders(settings.from);
  const key = readKey({
    setting: 'sign-key',
    path: settings.signKey,
    parse: parseSigningKey,
    expected: 'a PEM file with an Ed25519 private key',
  });
  if (!artifacts.ok || !key.ok)
    return failAll([artifacts, key].flatMap((part) => (part.ok ? [] : part.failures)));
  if (key.value !== undefined && settings.artifact === undefined)
    return fail({
      reason: 'settings-conflict',
      settings: ['sign-key', 'artifact'],
      why: 'what is signed is the join artifact, and nobody could check a signature without it: name a folder for it with --artifact',
    });
  if (settings.artifact !== undefined && !isFree(settings.artifact))
    return fail({ reason: 'file-exists', at: { file: settings.artifact } });
  const group =
    settings.group === undefined ? onlyGroup(artifacts.value.names, settings.from) : ok(settings.group);
  if (!group.ok) return group;
  const opened = await openJoin({
    resolved,
    artifacts: artifacts.value,
    group: group.value,
    runAttempt: lastRunAttempt(group.value, artifacts.value.names),
    place: 'beside',
    resumeCommand: () => 'muster run --status failed pending',
    warn,
  });
  if (!opened.ok) return opened;
  const signer = key.value;
  const { renderReportHtml } = await import('../../present/report-html.ts');
  return joinGroup({
    ...opened.value,
    renderPage: renderReportHtml,
    ...(signer === undefined ? {} : { sign: (text: string) => signText(text, signer) }),
  });
}

/** Nothing there, or an empty folder: files of another join would not be part of this one. */
function isFree(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    return isCode(error, 'ENOENT');
  }
}

/** As a workflow run would leave it: from this folder alone, everything the join says can be checked. */
function writeArtifact({ document, evidence }: JoinedGroup, { artifact = '', workdir }: Settings): Failure[] {
  try {
    for (const { path, bytes } of evidence.artifact(document, workdir)) {
      const place = join(artifact, entryNameOf(path));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, bytes, { flag: 'wx' });
    }
    return [];
  } catch (error) {
    return [unwritable(error, artifact)];
  }
}

function onlyGroup(names: readonly string[], from: readonly string[]): Result<string, Failure> {
  const [group, ...others] = groupsOf(names);
  if (group === undefined)
    return fail(...from.map((folder): Failure => ({ reason: 'plan-artifact-missing', folder })));
  if (others.length === 0) return ok(group);
  return fail({
    reason: 'setting-missing',
    setting: '--group',
    why: `artifacts of several batches lie there: ${[group, ...others].join(', ')}`,
  });
}
