// Words for failures of files as such: missing, unreadable, of a foreign encoding or a newer format.
import type { FileRole } from '../core/failure.ts';
import type { FailureTexts } from './failure-texts.ts';
import { clip, quote } from './quote.ts';

type Reasons =
  | 'file-missing'
  | 'file-unreadable'
  | 'file-unwritable'
  | 'file-exists'
  | 'place-taken'
  | 'current-folder-gone'
  | 'not-utf8'
  | 'format-too-new';

const roleNames: Readonly<Record<FileRole, string>> = {
  items: 'items file',
  manifest: 'manifest',
  template: 'template',
  config: 'config file',
  prompt: 'prompt',
  schema: 'JSON Schema',
  key: 'key file',
  workdir: 'work dir',
  record: 'record',
  claim: 'claim',
  plan: 'plan file',
  artifacts: 'folder of artifacts',
  join: 'join document',
};

const missingRemedies: Partial<Readonly<Record<FileRole, string>>> = {
  items: 'check --items, or run `muster init` for a working example',
  manifest:
    'run `muster plan` first, or name the manifest with --manifest; `muster init` writes a batch to begin with',
  template: 'check --template',
  config: 'check --config, or run `muster init` to write one',
  prompt: 'run `muster build-prompts`',
  schema: 'check --output-schema and --qc-schema, and the schema columns of the items file',
  key: 'check --key and --sign-key',
  workdir: 'check --workdir',
  artifacts: 'name the folder into which `gh run download` put them',
  join: 'name the folder of a join artifact: `gh run download` and `muster join --artifact DIR` make one',
};

const foundNames = {
  file: 'a file',
  folder: 'a folder',
  symlink: 'a symlink',
  other: 'something that is no file',
} as const;

const linkRemedy = 'what Muster makes itself is no link: move it away, or put what it leads to in its place';

/** By the code that the words of the system begin with. */
function unwritableRemedy(error: string): string {
  switch (/^E[A-Z0-9]+/.exec(error)?.[0]) {
    case 'ELOOP':
      return linkRemedy;
    case 'ENOTDIR':
    case 'EEXIST':
    case 'ENOTEMPTY':
      return 'something else stands there, or in the place of a folder above: move it away';
    case 'ENAMETOOLONG':
      return 'use a shorter name';
    default:
      return 'check permissions and free space';
  }
}

export const fileFailureTexts: FailureTexts<Reasons> = {
  'file-missing': ({ at, role }) => ({
    text: `no such ${roleNames[role]}: ${quote(at.file)}`,
    ...(missingRemedies[role] === undefined ? {} : { remedy: missingRemedies[role] }),
  }),
  'file-unreadable': ({ at, role, error }) => ({
    text: `cannot read the ${roleNames[role]} ${quote(at.file)}: ${clip(error)}`,
    remedy: `check that it is a ${role === 'workdir' || role === 'artifacts' ? 'folder' : 'regular file'} and that you may read it`,
  }),
  'file-unwritable': ({ at, error }) => ({
    text: `cannot write ${quote(at.file)}: ${clip(error)}`,
    remedy: unwritableRemedy(error),
  }),
  'file-exists': ({ at }) => ({
    text: `${quote(at.file)} exists`,
    remedy: 'move it away, or overwrite it with --force',
  }),
  'place-taken': ({ at, found, wanted }) => ({
    text: `${foundNames[found]} stands where the ${wanted === 'folder' ? 'folder' : 'file'} ${quote(at.file)} belongs`,
    remedy: found === 'symlink' ? linkRemedy : 'move it away',
  }),
  'current-folder-gone': ({ error }) => ({
    text: `the current folder is not there any more (${clip(error)})`,
    remedy: 'change to a folder that exists',
  }),
  'not-utf8': ({ at, role }) => ({
    text: `the ${roleNames[role]} ${quote(at.file)} is not valid UTF-8`,
    remedy: 'save it as UTF-8; `iconv -f latin1 -t utf-8` converts from Latin-1',
  }),
  'format-too-new': ({ role, found }) => ({
    text: `the ${roleNames[role]} has the format ${quote(found)}, which this version does not know`,
    remedy: 'update muster, or use the version that wrote it',
  }),
};
