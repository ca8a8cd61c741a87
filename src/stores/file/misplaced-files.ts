// Whether the rows of a manifest name prompts and logs where a plan lays them. Reads nothing but the rows and their text.
import { posix } from 'node:path';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { Failure } from '../../core/failure.ts';

/**
 * Cells that name another file than the plan would have: Muster writes prompts and logs where the manifest says, and
 * whoever can write a manifest must not turn that against a source, a script or a git configuration. `text`: what the
 * rows were read from, as `file`, for the lines.
 */
export function misplacedFiles(rows: readonly ManifestRow[], file: string, text: string): Failure[] {
  let lines: readonly number[] | undefined;
  return rows.flatMap(({ shardId, promptPath, logPath }, index): Failure[] => {
    if (areAsPlanned(shardId, promptPath, logPath)) return [];
    const folder = posix.dirname(promptPath);
    const prompt = posix.join(folder, `${shardId}.prompt.md`);
    const log = posix.join(folder, 'run-logs', `${shardId}.log`);
    const wrong = [
      ...(posix.normalize(promptPath) === prompt ? [] : [['prompt_path', promptPath, prompt] as const]),
      ...(posix.normalize(logPath) === log ? [] : [['log_path', logPath, log] as const]),
    ];
    lines ??= filledLines(text);
    const at = { file, line: lines[index + 1] ?? index + 2 };
    return wrong.map(([column, value, expected]) => ({
      reason: 'manifest-cell-invalid',
      at,
      column,
      value,
      expected,
    }));
  });
}

/** Numbers of the lines that are not blank: that of the header, then one for each row. */
const filledLines = (text: string): number[] =>
  text.split(/\r\n|\n|\r/).flatMap((line, index) => (line === '' ? [] : index + 1));

/** The same at one look, for paths that are written as Muster writes them: nearly all are. */
function areAsPlanned(shardId: string, promptPath: string, logPath: string): boolean {
  const folder = promptPath.slice(0, promptPath.lastIndexOf('/') + 1);
  return promptPath === `${folder}${shardId}.prompt.md` && logPath === `${folder}run-logs/${shardId}.log`;
}
