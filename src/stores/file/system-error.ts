// System errors as node throws them. Knows nothing of what was asked of the system.

/** True when a thrown value is a system error with this code. */
export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  return code !== undefined && codes.includes(code);
}

/** What the system said, as one line; a throw of anything else is a bug of ours and goes on. */
export function systemErrorText(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return message;
}

/** The same error with the path that it is about: writing to an open file, the system names none. */
export function naming(error: unknown, path: string): unknown {
  const isNameless = error instanceof Error && 'code' in error && !('path' in error);
  return isNameless ? Object.assign(error, { path }) : error;
}
