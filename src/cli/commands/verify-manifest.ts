// `muster verify-manifest`: a downloaded join artifact against its own join.json. Reads, computes, changes nothing, asks
// nobody.
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countOf } from '../../core/count-of.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { entryNameOf, pathOfEntry } from '../../core/groups/entry-names.ts';
import { joinDocumentName } from '../../core/groups/join-report.ts';
import { carriedFilePath } from '../../core/groups/state-bundle.ts';
import { packManifestName } from '../../core/groups/packed-files.ts';
import { parsePublicKey } from '../../core/provenance/signature.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { unreadable } from '../../core/system-error.ts';
import { verifyJoin, type ArtifactTree } from '../../engine/group/verify-join.ts';
import { pathsIn, readFolder, readRegular } from '../../stores/file/artifact-folders.ts';
import { readKey } from '../../wire/read-key.ts';
import type { CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';

export const main: CommandMain = async (context) => {
  const { settings, io, args } = context;
  const tree = openTree(args[0] ?? '.');
  const key = readKey({
    setting: 'key',
    path: settings.key,
    parse: parsePublicKey,
    expected: 'a PEM file with an Ed25519 public key',
  });
  if (!tree.ok || !key.ok)
    return failCommand(
      context,
      [tree, key].flatMap((part) => (part.ok ? [] : part.failures)),
    );
  const { document, files, isSigned, problems } = verifyJoin(tree.value, key.value);
  const isPassed = problems.length === 0;
  const isSignatureChecked = key.value !== undefined;
  if (settings.json) {
    const { printJson } = await import('../../present/print-json.ts');
    const facts = {
      group: document?.group ?? null,
      disposition: document?.disposition ?? null,
      merkleRoot: document?.merkleRoot ?? null,
    };
    printJson(io, {
      format: 'muster.verify-manifest/1',
      passed: isPassed,
      ...facts,
      files,
      isSigned,
      isSignatureChecked,
      problems,
    });
  } else {
    const { joinProblemText } = await import('../../present/join-text.ts');
    io.stdout(problems.map((problem) => `${joinProblemText(problem)}\n`).join(''));
    // A batch holds the outputs nowhere but in the work dir, and goes on after the join.
    const hasFiles = tree.value.paths.some((path) => path.startsWith(carriedFilePath('')));
    if (document !== undefined && document.files.length > 0 && !hasFiles && !settings.quiet)
      io.stderr(
        'no joined file is here: a batch folder is no join artifact; `muster join --artifact DIR` writes one\n',
      );
    if (isPassed)
      io.stdout(
        `verified: ${countOf(files, 'file')}, Merkle root ${document?.merkleRoot ?? ''}${isSignatureChecked ? ', signature' : ''}\n`,
      );
    // Digests prove that nothing was damaged; only a signature proves who said it.
    if (isPassed && !isSignatureChecked && !settings.quiet)
      io.stderr(
        isSigned
          ? 'it is signed: --key FILE checks by whom\n'
          : 'it is not signed: whoever can change all files can make them fit each other\n',
      );
  }
  return isPassed ? exitCodes.ok : exitCodes.failed;
};

function openTree(path: string): Result<ArtifactTree, Failure> {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return fail({ reason: 'file-missing', at: { file: path }, role: 'artifacts' });
    const folder = stat.isDirectory() ? path : dirname(path);
    if (existsSync(join(folder, packManifestName))) return packedTree(folder);
    const document = join(folder, joinDocumentName);
    // Whatever else the folder is, it need not be walked through: it could be a whole disk.
    if (!existsSync(document)) return fail({ reason: 'file-missing', at: { file: document }, role: 'join' });
    return ok({
      // Entries of an artifact have some characters written out.
      paths: pathsIn(folder).map(pathOfEntry),
      read: (name) => readRegular(join(folder, entryNameOf(name))),
    });
  } catch (error) {
    return fail(unreadable(error, path, 'artifacts'));
  }
}

/** A large artifact travels as two files. */
function packedTree(folder: string): Result<ArtifactTree, Failure> {
  const files = readFolder(folder);
  if (!files.ok) return files;
  const byPath = new Map(files.value.map((file) => [file.path, file.bytes]));
  return ok({ paths: [...byPath.keys()], read: (name) => byPath.get(name) });
}
