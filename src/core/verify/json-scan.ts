// Walks a JSON text without recursion and without building values: where it breaks, how deep it nests, where wanted
// values stand, whether an object has a key twice. Used only where JSON.parse has no answer: it gives no place, no limit,
// and of a repeated key the last value.
import { clipText } from './clip-text.ts';
import { found, ScanError, skipScalar, skipSpace, skipString } from './json-tokens.ts';

export interface JsonScan {
  /** The first syntax error; offset in UTF-16 units. */
  readonly error?: { readonly message: string; readonly offset: number };
  /** Offset of the value of each wanted pointer that was met; the last one where a key is repeated. */
  readonly places: ReadonlyMap<string, number>;
}

/** Wanted pointers as a tree, so that a value costs the same however deep it lies. */
interface Wanted {
  pointer?: string;
  readonly children: Map<string, Wanted>;
}

function wantedTree(pointers: Iterable<string>): Wanted {
  const root: Wanted = { children: new Map() };
  for (const pointer of pointers) {
    let node = root;
    for (const token of pointer.split('/').slice(1)) {
      const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
      const child = node.children.get(key) ?? { children: new Map() };
      node.children.set(key, child);
      node = child;
    }
    node.pointer = pointer;
  }
  return root;
}

const keyOf = (quoted: string): string =>
  quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);

interface Open {
  readonly close: '}' | ']';
  readonly wanted: Wanted | undefined;
  index: number;
  /** Keys met so far, where a repeated one is an error. */
  readonly keys: Set<string> | undefined;
}

interface WalkRules {
  readonly maxDepth: number;
  readonly isKeyOnce: boolean;
}

const longestShownKey = 60;

/** Opens an array or object, which starts with `char`. */
function openAt(char: '{' | '[', wanted: Wanted | undefined, isKeyOnce: boolean): Open {
  const isObject = char === '{';
  return {
    close: isObject ? '}' : ']',
    wanted,
    index: 0,
    keys: isObject && isKeyOnce ? new Set() : undefined,
  };
}

function walk(text: string, root: Wanted, rules: WalkRules, places: Map<string, number>): void {
  const { maxDepth, isKeyOnce } = rules;
  const open: Open[] = [];
  let wanted: Wanted | undefined = root;
  let i = skipSpace(text, 0);
  /** Reads the key at `i` and its colon. */
  const readKey = (parent: Open): void => {
    if (text.charAt(i) !== '"') throw new ScanError(`expected a key in double quotes, ${found(text, i)}`, i);
    const end = skipString(text, i);
    const isAsked =
      parent.keys !== undefined || (parent.wanted !== undefined && parent.wanted.children.size > 0);
    const key = isAsked ? keyOf(text.slice(i, end)) : '';
    if (parent.keys?.has(key) === true)
      throw new ScanError(`the key ${JSON.stringify(clipText(key, longestShownKey))} is there twice`, i);
    parent.keys?.add(key);
    wanted = parent.wanted?.children.get(key);
    i = skipSpace(text, end);
    if (text.charAt(i) !== ':') throw new ScanError(`expected ":" after a key, ${found(text, i)}`, i);
    i = skipSpace(text, i + 1);
  };
  for (;;) {
    // A value starts here.
    if (wanted?.pointer !== undefined) places.set(wanted.pointer, i);
    const char = text.charAt(i);
    if (char === '{' || char === '[') {
      if (open.length >= maxDepth) throw new ScanError(`values are nested more than ${maxDepth} deep`, i);
      const parent = openAt(char, wanted, isKeyOnce);
      open.push(parent);
      i = skipSpace(text, i + 1);
      if (text.charAt(i) !== parent.close) {
        if (parent.close === '}') readKey(parent);
        else wanted = wanted?.children.get('0');
        continue;
      }
    } else {
      i = skipScalar(text, i);
    }
    // A value ended here, and with it perhaps what holds it.
    let parent = open.at(-1);
    for (
      i = skipSpace(text, i);
      parent !== undefined && text.charAt(i) === parent.close;
      parent = open.at(-1)
    ) {
      open.pop();
      i = skipSpace(text, i + 1);
    }
    if (parent === undefined) {
      if (i < text.length) throw new ScanError(`expected the end after the value, ${found(text, i)}`, i);
      return;
    }
    if (text.charAt(i) !== ',')
      throw new ScanError(`expected "," or "${parent.close}", ${found(text, i)}`, i);
    i = skipSpace(text, i + 1);
    parent.index += 1;
    if (parent.close === '}') readKey(parent);
    else wanted = parent.wanted?.children.get(String(parent.index));
  }
}

/**
 * Scans a whole JSON text in one pass. `maxDepth` counts open arrays and objects; passing it is an error like any other,
 * and so is a repeated key where `isKeyOnce`. Accepts besides exactly what JSON.parse accepts.
 */
export function scanJson(
  text: string,
  maxDepth: number,
  pointers: Iterable<string> = [],
  isKeyOnce = false,
): JsonScan {
  const places = new Map<string, number>();
  try {
    walk(text, wantedTree(pointers), { maxDepth, isKeyOnce }, places);
    return { places };
  } catch (error) {
    if (!(error instanceof ScanError)) throw error;
    return { error: { message: error.message, offset: error.offset }, places };
  }
}
