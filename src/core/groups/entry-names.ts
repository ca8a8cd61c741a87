// Paths of files inside an artifact: GitHub refuses some characters that a file of ours may have in its name. They travel
// as %XX, and so does %.

const forbidden = /[%":<>|*?\r\n\\]/g;

export const entryNameOf = (path: string): string =>
  path.replaceAll(forbidden, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** Back again. What we would not have written so is left as it is. */
export const pathOfEntry = (name: string): string =>
  name.replaceAll(/%(25|22|3A|3C|3E|7C|2A|3F|0D|0A|5C)/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Why a path may not be laid into a folder; undefined when it may. */
export function whyNotContained(path: string): string | undefined {
  if (path === '') return 'an empty path';
  if (path.includes('\0')) return 'a NUL in its path';
  if (path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path)) return 'an absolute path';
  const parts = path.split('/');
  if (parts.includes('..')) return 'leads out by `..`';
  if (parts.includes('') || parts.includes('.')) return 'not a plain path';
  return undefined;
}
