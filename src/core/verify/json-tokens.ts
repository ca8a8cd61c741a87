// The parts of a JSON text that hold no others: where each ends, or what is wrong with it and where. Builds no values.

const literals = ['true', 'false', 'null'] as const;
const isDigit = (char: string): boolean => char >= '0' && char <= '9' && char.length === 1;

export class ScanError extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Offset of the first character after white space. */
export function skipSpace(text: string, at: number): number {
  let i = at;
  for (let code = text.charCodeAt(i); code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;) {
    i += 1;
    code = text.charCodeAt(i);
  }
  return i;
}

export const found = (text: string, at: number): string =>
  at >= text.length
    ? 'the text ends'
    : `found ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))}`;

/** Offset after the string that opens at `at`. */
export function skipString(text: string, at: number): number {
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
export function skipScalar(text: string, at: number): number {
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
