// Counts the work of checking a value against a schema, and ends it where it is too much: an agent wrote the value. Counted
// are steps, not time, so that the same file gets the same verdict everywhere. Knows nothing of schemas.

/** Thrown out of the validator, which knows no other way to stop. */
export class TooCostly extends Error {}

/** What a step costs: about as much as a call of a function or a turn of a loop. Text costs one for each UTF-16 unit. */
export class WorkMeter {
  /** Steps left. The generated code takes one itself, where each call would be felt. */
  left = Infinity;
  /** Errors that one function of the validator gathers in full; of each that fails after them it keeps one. */
  readonly #longestList: number;

  constructor(longestList: number) {
    this.#longestList = longestList;
  }

  stop(): never {
    throw new TooCostly();
  }

  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) this.stop();
  }

  /** For keywords that look at a whole text, or at all keys of an object. */
  weigh(value: unknown): void {
    if (typeof value === 'string') this.spend(value.length);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) this.keysOf(value);
  }

  keysOf(value: object): string[] {
    const keys = Object.keys(value);
    let steps = keys.length;
    for (const key of keys) steps += key.length;
    this.spend(steps);
    return keys;
  }

  /**
   * Adds the errors of a called function to those of its caller. In alternatives that call themselves, errors would fill
   * the memory, and copying them, as the validator does, take more time than the rest. The list must grow: by that
   * the validator knows that something failed.
   */
  join<E>(errors: E[], more: readonly E[]): E[] {
    const added = errors.length < this.#longestList ? more : more.slice(0, 1);
    this.spend(added.length);
    for (const error of added) errors.push(error);
    return errors;
  }
}

const step = 'if(--meter.left<0)meter.stop();';

/**
 * Strings come first: what stands in them is no code. But for the comment with a schema's `$id`, which goes: an id that
 * ends the comment would be code.
 */
const tokens =
  /\/\*# sourceURL="(?:[^"\\]|\\.)*" \*\/|"(?:[^"\\]|\\.)*"|\bfor\(|\bObject\.keys\(|let vErrors = null;|errors\+\+;|vErrors\.concat\(|[(){]/g;

/**
 * The code of a validator's function with its work counted by `self.meter`: of each call, each turn of a loop, each
 * error, and each list of keys.
 */
export function meteredCode(code: string): string {
  /** Open parentheses, each with whether it is that of a loop. */
  const open: boolean[] = [];
  let isBodyNext = false;
  const metered = code.replaceAll(tokens, (token) => {
    switch (token) {
      case 'for(':
        open.push(true);
        return token;
      case '(':
        open.push(false);
        return token;
      case ')':
        isBodyNext = open.pop() === true;
        return token;
      case '{':
        if (!isBodyNext) return token;
        isBodyNext = false;
        return token + step;
      case 'Object.keys(':
        open.push(false);
        return 'meter.keysOf(';
      case 'vErrors.concat(':
        open.push(false);
        return 'meter.join(vErrors,';
      case 'let vErrors = null;':
      case 'errors++;':
        return token + step;
      default:
        return token.startsWith('/') ? '' : token;
    }
  });
  return `const meter=self.meter;${metered}`;
}
