// Why a program could not be started, in words for a log and a record. The system's own error often names the wrong thing.
import { accessSync, constants, statSync } from 'node:fs';
import { codeOf } from '../../core/system-error.ts';

/** One line, a lower-case fragment. A missing folder and a missing program are the same ENOENT to the system. */
export function spawnErrorText(
  error: unknown,
  spec: { readonly command: string; readonly cwd: string },
): string {
  const folder = folderTrouble(spec.cwd);
  if (folder !== undefined) return folder;
  switch (codeOf(error)) {
    case 'ENOENT':
      return `command '${spec.command}' not found`;
    case 'EACCES':
      return `command '${spec.command}' is not executable`;
    case 'E2BIG':
      return `arguments and environment of '${spec.command}' are too long`;
    case 'EAGAIN':
    case 'ENOMEM':
    case 'EMFILE':
    case 'ENFILE':
      return `no room for another process or file (${codeOf(error)})`;
    default:
      return messageOf(error).replaceAll(/\s+/g, ' ').slice(0, 300);
  }
}

/** By its shape: an error may come from another realm. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

function folderTrouble(cwd: string): string | undefined {
  try {
    if (!statSync(cwd).isDirectory()) return `work dir '${cwd}' is not a folder`;
    accessSync(cwd, constants.X_OK);
    return undefined;
  } catch {
    return `work dir '${cwd}' is missing or closed to us`;
  }
}
