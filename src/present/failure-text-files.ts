// Words for failures of files as such: missing, unreadable, of a foreign encoding or a newer format.
import type { FileRole } from '../core/failure.ts';
import type { FailureTexts } from './failure-texts.ts';
import { clip, quote } from './quote.ts';

type Reasons =
  | 'file-missing'
  | 'file-unreadable'
  | 'file-unwritable'
  | 'file-exists'
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
};

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
    remedy: 'check permissions and free space',
  }),
  'file-exists': ({ at }) => ({
    text: `${quote(at.file)} exists`,
    remedy: 'move it away, or overwrite it with --force',
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
