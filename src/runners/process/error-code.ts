// Reads the code of a system error (`ENOENT`) from whatever was thrown.

/** Undefined when there is none. Looks at the value's shape: an error may come from another realm. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export const errorText = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
