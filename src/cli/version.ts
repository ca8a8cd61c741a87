// The version of this copy of Muster, from the package.json it was installed with.
import { readFileSync } from 'node:fs';

export function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
