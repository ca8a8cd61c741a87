// Finds and reads muster.yml. Every problem carries its line and column; all of them are reported at once.
// The parsers are loaded only when there is a file.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { decodeUtf8 } from '../core/batch/utf8.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { unreadable } from '../core/system-error.ts';
import type { ConfigFile } from './resolve-settings.ts';

/** Settings are a page of text; anything larger is not ours, and a bomb costs nothing to refuse. */
const maxBytes = 256 * 1024;
const names = ['muster.yml', 'muster.yaml'] as const;

/**
 * Reads `given` (from --config or MUSTER_CONFIG), else ./muster.yml or ./muster.yaml; undefined when there is none.
 * Fails when a given file is missing, when both names exist, and for whatever is wrong inside.
 */
export async function readConfigFile(
  given: string | undefined,
  runners: () => Promise<readonly string[]>,
): Promise<Result<ConfigFile | undefined, Failure>> {
  const [path, second] = find(given);
  if (path === undefined) return ok(undefined);
  if (second !== undefined) {
    return fail({
      reason: 'config-syntax',
      at: { file: second },
      message: `${path} is here too; keep one of them`,
    });
  }
  const text = readText(path);
  if (!text.ok) return text;
  const { parseConfig } = await import('./parse-config.ts');
  const values = parseConfig(text.value, path, await runners());
  return values.ok ? ok({ path, folder: dirname(path), values: values.value }) : values;
}

/** The text of the same file, where there is one that can be read. */
export function textOfConfig(given: string | undefined): string | undefined {
  const [path] = find(given);
  const text = path === undefined ? undefined : readText(path);
  return text?.ok === true ? text.value : undefined;
}

const find = (given: string | undefined): readonly string[] =>
  given === undefined ? names.filter((name) => existsSync(name)) : [given];

function readText(path: string): Result<string, Failure> {
  const at = { file: path };
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return fail({ reason: 'file-missing', at, role: 'config' });
    if (!stat.isFile())
      return fail({ reason: 'file-unreadable', at, role: 'config', error: 'not a regular file' });
    if (stat.size > maxBytes) {
      return fail({ reason: 'file-unreadable', at, role: 'config', error: `larger than ${maxBytes} bytes` });
    }
    const decoded = decodeUtf8(readFileSync(path));
    if (decoded.ok) return ok(decoded.text);
    const { line, column } = decoded;
    return fail({ reason: 'not-utf8', at: { ...at, line, column }, role: 'config' });
  } catch (error) {
    return fail(unreadable(error, path, 'config'));
  }
}
