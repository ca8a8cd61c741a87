// A Merkle root over the joined outputs: one value that stands for every path and its bytes, whatever the order in which
// they came. Leaves and nodes are hashed apart (RFC 6962 §2.1), so that no node passes for a leaf.
import { hash } from 'node:crypto';

export interface TreeEntry {
  /** `/`-separated, from the work dir. */
  readonly path: string;
  /** sha256 of the bytes, lower-case hex. */
  readonly sha256: string;
}

/** Root as lower-case hex; of nothing, the hash of nothing. Two entries of one path are a bug of the caller. */
export function merkleRoot(entries: readonly TreeEntry[]): string {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  let level = sorted.map(({ path, sha256 }) => digest(`\u0000${path}\n${sha256}`));
  if (level.length === 0) return digest('');
  while (level.length > 1) {
    const above: string[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index] ?? '', level[index + 1]];
      // An odd node moves up unchanged, as in RFC 6962: doubling it would let two trees share a root.
      above.push(right === undefined ? left : digest(`\u0001${left}${right}`));
    }
    level = above;
  }
  return level[0] ?? '';
}

const digest = (text: string): string => hash('sha256', text, 'hex');
