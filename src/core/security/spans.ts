// Places in bytes that are to be masked. Pure; knows nothing of secrets.

/** Half-open, in bytes. */
export interface Span {
  start: number;
  end: number;
}

const mask = Buffer.from('***');

/**
 * Adds to what one pass has found, which begins at `own`. Ends come in order, starts may not: a longer secret that ends
 * later can begin before the last one.
 */
export function addSpan(spans: Span[], own: number, start: number, end: number): void {
  let from = start;
  for (
    let last = spans.at(-1);
    spans.length > own && last !== undefined && last.end >= from;
    last = spans.at(-1)
  ) {
    from = Math.min(from, last.start);
    spans.pop();
  }
  spans.push({ start: from, end });
}

/** In order, none touching the next. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || span.start > last.end) result.push({ ...span });
    else last.end = Math.max(last.end, span.end);
  }
  return result;
}

/** The bytes with `***` in the place of each span. */
export function maskSpans(bytes: Uint8Array, spans: readonly Span[]): Uint8Array {
  const removed = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const result = new Uint8Array(bytes.length - removed + spans.length * mask.length);
  let at = 0;
  let from = 0;
  for (const { start, end } of spans) {
    result.set(bytes.subarray(from, start), at);
    at += start - from;
    result.set(mask, at);
    at += mask.length;
    from = end;
  }
  result.set(bytes.subarray(from), at);
  return result;
}
