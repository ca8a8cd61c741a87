// The version of this copy of Muster, from the package.json it was installed with.
import { readFileSync } from 'node:fs';
import { packageRoot } from './package-root.ts';

export function version(): string {
  const text = readFileSync(new URL('package.json', packageRoot), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
