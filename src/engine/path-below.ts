// Paths of many files that lie in few folders. Reads and writes nothing.
import { join } from 'node:path';

/** A function that answers what `join(base, path)` does; a folder is joined once for the files in it that come one by one. */
export function openPathBelow(base: string): (path: string) => string {
  let folder: string | undefined;
  let prefix = '';
  return (path) => {
    const end = path.lastIndexOf('/') + 1;
    const name = path.slice(end);
    if (name === '' || name === '.' || name === '..') return join(base, path);
    if (folder?.length !== end || !path.startsWith(folder)) {
      folder = path.slice(0, end);
      prefix = join(base, folder, '-').slice(0, -1);
    }
    return prefix + name;
  };
}
