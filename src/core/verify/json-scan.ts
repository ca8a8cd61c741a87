// Walks a JSON text without recursion and without building values: where it breaks, how deep it nests, where wanted
// values stand. Used only where JSON.parse has no answer: it gives no place, and no limit.

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

const literals = ['true', 'false', 'null'] as const;
const isDigit = (char: string): boolean => char >= '0' && char <= '9' && char.length === 1;

class ScanError extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Offset of the first character after white space. */
function skipSpace(text: string, at: number): number {
  let i = at;
  for (let code = text.charCodeAt(i); code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;) {
    i += 1;
    code = text.charCodeAt(i);
  }
  return i;
}

const found = (text: string, at: number): string =>
  at >= text.length
    ? 'the text ends'
    : `found ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))}`;

/** Offset after the string that opens at `at`. */
function skipString(text: string, at: number): number {
  for (let i = at + 1; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0x22) return i + 1;
    if (code < 0x20) throw new ScanError('a control character in a string must be escaped', i);
    if (code === 0x5c) {
      i += 1;
      const isHex = text.charAt(i) === 'u';
      if (isHex ? !/^[\dA-Fa-f]{4}$/.test(text.slice(i + 1, i + 5)) : !/["\\/bfnrt]/.test(text.charAt(i))) {
        throw new ScanError('a string holds an escape that JSON does not know', i - 1);
      }
      if (isHex) i += 4;
    }
  }
  throw new ScanError('a string is not closed', at);
}

/** Offset after the number at `at`. */
function skipNumber(text: string, at: number): number {
  let i = at;
  const digits = (): void => {
    if (!isDigit(text.charAt(i))) throw new ScanError(`expected a digit, ${found(text, i)}`, i);
    while (isDigit(text.charAt(i))) i += 1;
  };
  if (text.charAt(i) === '-') i += 1;
  if (text.charAt(i) === '0' && isDigit(text.charAt(i + 1)))
    throw new ScanError('a number starts with a needless 0', i);
  digits();
  if (text.charAt(i) === '.') {
    i += 1;
    digits();
  }
  if (text.charAt(i) === 'e' || text.charAt(i) === 'E') {
    i += 1;
    if (text.charAt(i) === '+' || text.charAt(i) === '-') i += 1;
    digits();
  }
  return i;
}

/** Offset after the string, number or word at `at`. */
function skipScalar(text: string, at: number): number {
  const char = text.charAt(at);
  if (char === '"') return skipString(text, at);
  if (char === '-' || isDigit(char)) return skipNumber(text, at);
  const literal = literals.find((word) => text.startsWith(word, at));
  if (literal !== undefined) return at + literal.length;
  const word = /^[A-Za-z]+/.exec(text.slice(at, at + 16))?.[0];
  throw new ScanError(
    word === undefined ? `expected a value, ${found(text, at)}` : `${word} is not a JSON value`,
    at,
  );
}

interface Open {
  readonly close: '}' | ']';
  readonly wanted: Wanted | undefined;
  index: number;
}

function walk(text: string, root: Wanted, maxDepth: number, places: Map<string, number>): void {
  const open: Open[] = [];
  let wanted: Wanted | undefined = root;
  let i = skipSpace(text, 0);
  /** Reads the key at `i` and its colon. */
  const readKey = (parent: Open): void => {
    if (text.charAt(i) !== '"') throw new ScanError(`expected a key in double quotes, ${found(text, i)}`, i);
    const end = skipString(text, i);
    wanted = parent.wanted?.children.get(
      parent.wanted.children.size === 0 ? '' : String(JSON.parse(text.slice(i, end))),
    );
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
      const parent: Open = { close: char === '{' ? '}' : ']', wanted, index: 0 };
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
 * Scans a whole JSON text in one pass. `maxDepth` counts open arrays and objects; passing it is an error like any other.
 * Accepts exactly what JSON.parse accepts, up to that depth.
 */
export function scanJson(text: string, maxDepth: number, pointers: Iterable<string> = []): JsonScan {
  const places = new Map<string, number>();
  try {
    walk(text, wantedTree(pointers), maxDepth, places);
    return { places };
  } catch (error) {
    if (!(error instanceof ScanError)) throw error;
    return { error: { message: error.message, offset: error.offset }, places };
  }
}
