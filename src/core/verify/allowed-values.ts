// The values that `const` and `enum` allow, found without a turn for each of them, and without what the data calls its own:
// the validator's own comparison calls a `valueOf` that it finds there. Knows nothing of the validator.

/** Told of each step of work before it is done; see `WorkMeter`. */
type Spend = (steps: number) => void;

export class AllowedValues {
  /** As the schema has it, for the error's text. */
  readonly asked: unknown;
  readonly #plain: ReadonlySet<unknown>;
  readonly #composite: readonly object[];
  readonly #spend: Spend;

  /** `isList`: whether each element of `asked` is allowed, and not `asked` itself. */
  constructor(asked: unknown, isList: boolean, spend: Spend) {
    const values: readonly unknown[] = isList && Array.isArray(asked) ? asked : [asked];
    this.asked = asked;
    this.#plain = new Set(values.filter((value) => !isComposite(value)));
    this.#composite = values.filter(isComposite);
    this.#spend = spend;
  }

  has(value: unknown): boolean {
    if (isComposite(value)) return this.#composite.some((allowed) => isEqual(value, allowed, this.#spend));
    // Looking up a text reads it.
    if (typeof value === 'string') this.#spend(value.length);
    return this.#plain.has(value);
  }
}

export const isComposite = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether two JSON values are equal; ends at the first difference, so that it reads no more than what they have in
 * common, and the keys of `value`. Recursion is bounded by the depth of schemas.
 */
function isEqual(value: unknown, allowed: unknown, spend: Spend): boolean {
  spend(typeof value === 'string' ? value.length : 1);
  if (!isComposite(value) || !isComposite(allowed)) return value === allowed;
  if (Array.isArray(value) !== Array.isArray(allowed)) return false;
  if (Array.isArray(value) && Array.isArray(allowed))
    return (
      value.length === allowed.length && value.every((item, index) => isEqual(item, allowed[index], spend))
    );
  const entries = Object.entries(allowed);
  const { length } = Object.keys(value);
  spend(length);
  return (
    length === entries.length &&
    entries.every(
      ([key, entry]) =>
        Object.hasOwn(value, key) && isEqual((value as Readonly<Record<string, unknown>>)[key], entry, spend),
    )
  );
}
