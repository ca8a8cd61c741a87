// Files and folders of Muster that no item may write to, as the user would name them. items.tsv itself is known to its
// reader.
import { dirname, join } from 'node:path';
import type { ResolvedSettings, Settings } from '../config/settings.ts';
import { manifestPathOf } from './manifest-path.ts';

/** Named one by one, too: where the batch dir is the work dir itself, it can't be reserved as a whole. */
const batchNames = [
  'plan.json',
  'plan.next.json',
  'claims',
  'records',
  'run-logs',
  'archive',
  'uploads.jsonl',
];

export function reservedPaths({
  values,
  configFile,
}: Pick<ResolvedSettings, 'configFile'> & {
  readonly values: Pick<Settings, 'workdir' | 'batchDir' | 'manifest' | 'template'>;
}): string[] {
  const manifestPath = manifestPathOf(values);
  const batchDir = dirname(manifestPath);
  // Prompts and logs lie under the same name from the work dir, which may be another folder than the one above.
  const paths = [batchDir, join(values.workdir, values.batchDir), manifestPath];
  paths.push(...batchNames.map((name) => join(batchDir, name)));
  if (values.template !== undefined) paths.push(values.template);
  if (configFile !== undefined) paths.push(configFile);
  return paths;
}
