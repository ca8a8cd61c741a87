// "Did you mean": the known word nearest to a mistyped one.
import { distance } from 'fastest-levenshtein';

/** The nearest of `known` within a third of the word's length (at least 2 edits), or undefined when none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const d = distance(word.toLowerCase(), candidate.toLowerCase());
    if (d < bestDistance) [best, bestDistance] = [candidate, d];
  }
  return best;
}

/** The same as a fact of a failure: `nearest` is absent when none is near. */
export function nearestHint(word: string, known: Iterable<string>): { readonly nearest?: string } {
  const near = nearest(word, known);
  return near === undefined ? {} : { nearest: near };
}
