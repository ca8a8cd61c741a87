// `muster join`: what the jobs of a workflow run left, joined here. A batch that began in CI goes on from where it stands.
import { dirname, join } from 'node:path';
import { groupsOf, lastRunAttempt } from '../../core/groups/artifact-group.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { joinPageName } from '../../core/groups/join-page.ts';
import { joinDocumentName, renderJoin } from '../../core/groups/join-report.ts';
import { parseSigningKey, signText } from '../../core/provenance/signature.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { writeWhole } from '../../engine/group/fetch-plan.ts';
import { joinGroup, type JoinedGroup } from '../../engine/group/join-group.ts';
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
  const { document, failures, page = '', dispose } = joined.value;
  const batchDir = dirname(manifestPathOf(settings));
  const path = join(batchDir, joinDocumentName);
  writeWhole(path, renderJoin(document));
  writeWhole(join(batchDir, joinPageName), page);
  dispose();
  const isPassed = document.disposition === 'satisfied' && failures.length === 0;
  if (settings.json) io.stdout(`${JSON.stringify(document)}\n`);
  else {
    const { joinSentence } = await import('../../present/join-text.ts');
    const { printFailures } = await import('../../present/print-failures.ts');
    printFailures(io, failures);
    io.stdout(`${joinSentence(document)}\nwrote ${path}\n`);
  }
  return isPassed ? exitCodes.ok : exitCodes.failed;
};

async function joinHere(
  { settings, resolved }: CommandContext,
  warn: (failure: Failure) => void,
): Promise<Result<JoinedGroup, Failure>> {
  if (settings.from.length === 0)
    return fail({ reason: 'setting-missing', setting: '--from', why: 'the records lie there' });
  const artifacts = openArtifactFolders(settings.from);
  const key = readKey({
    setting: 'sign-key',
    path: settings.signKey,
    parse: parseSigningKey,
    expected: 'a PEM file with an Ed25519 private key',
  });
  if (!artifacts.ok || !key.ok)
    return fail(...[artifacts, key].flatMap((part) => (part.ok ? [] : part.failures)));
  const group =
    settings.group === undefined ? onlyGroup(artifacts.value.names, settings.from) : ok(settings.group);
  if (!group.ok) return group;
  const opened = await openJoin({
    resolved,
    artifacts: artifacts.value,
    group: group.value,
    runAttempt: lastRunAttempt(artifacts.value.names),
    place: 'beside',
    resumeCommand: 'muster run',
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

function onlyGroup(names: readonly string[], from: readonly string[]): Result<string, Failure> {
  const [group, ...others] = groupsOf(names);
  if (group === undefined)
    return fail(
      ...from.map((folder): Failure => ({
        reason: 'file-missing',
        at: { file: join(folder, 'muster-*-plan') },
        role: 'record',
      })),
    );
  if (others.length === 0) return ok(group);
  return fail({
    reason: 'setting-missing',
    setting: '--group',
    why: `artifacts of several batches lie there: ${[group, ...others].join(', ')}`,
  });
}
