// The shape of every answer that outside trouble can spoil: a value, or all the failures found, never a throw.

export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failures: readonly F[] };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <F>(
  ...failures: readonly F[]
): { readonly ok: false; readonly failures: readonly F[] } => ({
  ok: false,
  failures,
});

/** The same for a list: a call takes no more than some 100,000 arguments. */
export const failAll = <F>(
  failures: readonly F[],
): { readonly ok: false; readonly failures: readonly F[] } => ({
  ok: false,
  failures,
});

/** Closes a switch over a union: reaching it is a bug of ours, and the compiler says so first. */
export function assertNever(value: never): never {
  throw new Error(`Internal error: unexpected value ${JSON.stringify(value)}`);
}
