// Folders of paths as these stand in the text of items.tsv, found without making strings. Most paths of a batch are plain
// and lie in a folder that was seen before: neighbours share one, or some take turns.
import { areSame, type AsciiCodes, isPlainName } from './ascii-codes.ts';
import type { ItemCells } from './item-cells.ts';
import { plainNameStart } from './normal-path.ts';

interface Known<Folder> {
  readonly folder: Folder;
  /** Where its name with the closing slash stands in the text, and how long it is; 0 for the work dir. */
  readonly from: number;
  readonly length: number;
  /** The one that came after it when this was last looked up. */
  follower?: Known<Folder>;
}

export class PlainFolders<Folder> {
  readonly #text: string;
  readonly #codes: AsciiCodes;
  readonly #known = new Map<string, Known<Folder>>();
  /** By column: outputs and QC files take turns of their own. */
  readonly #last: (Known<Folder> | undefined)[] = [];

  constructor({ text, codes }: ItemCells) {
    this.#text = text;
    this.#codes = codes;
  }

  /**
   * The folder of the path between `from` and `to`, which is a cell of this column; undefined where the path is not its own
   * normal and folded form, or the folder is new.
   */
  find(column: number, from: number, to: number): Folder | undefined {
    const before = this.#last[column];
    const guess = before?.follower;
    if (guess !== undefined && this.#isIn(guess, from, to)) {
      this.#last[column] = guess;
      return guess.folder;
    }
    const start = plainNameStart(this.#text, from, to);
    const found = start === -1 ? undefined : this.#known.get(this.#text.slice(from, start));
    if (found === undefined) return undefined;
    if (before !== undefined) before.follower = found;
    this.#last[column] = found;
    return found.folder;
  }

  /** Makes the folder of this path, which is plain, known. */
  add(from: number, to: number, folder: Folder): void {
    const prefix = this.#text.slice(from, this.#text.lastIndexOf('/', to - 1) + 1);
    if (!this.#known.has(prefix)) this.#known.set(prefix, { folder, from, length: prefix.length });
  }

  /** Whether a plain path lies in this very folder. */
  #isIn({ from: prefix, length }: Known<Folder>, from: number, to: number): boolean {
    const name = from + length;
    return name < to && areSame(this.#codes, from, prefix, length) && isPlainName(this.#codes, name, to);
  }
}
