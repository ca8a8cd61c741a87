// Looks for secrets in what an attempt wrote, as a wrapper around the runner: an output or a QC file that holds one fails
// its shard, and is not uploaded. A file that is too large to be searched is not for this guard: it is too large to leave
// the machine as well, and is withheld where it would be packed.
import type { Item } from '../core/batch/item.ts';
import type { AttemptFailure } from '../core/batch/record.ts';
import { maxRedactedBytes, type Redactor } from '../core/security/redact.ts';
import type { Runner } from '../ports/runner.ts';
import { openContainedReader } from './read-contained-file.ts';

export interface SecretGuardOptions {
  readonly redactor: Redactor;
  /** Real path. */
  readonly workdir: string;
  readonly itemsOf: (shard: string) => readonly Item[] | undefined;
}

/** The runner, guarded. An attempt that was stopped or timed out keeps its own failure: nothing of it is used. */
export function guardSecrets(runner: Runner, { redactor, workdir, itemsOf }: SecretGuardOptions): Runner {
  return {
    name: runner.name,
    async run(request) {
      const exit = await runner.run(request);
      if (exit.outcome !== 'exited') return exit;
      const failure = secretFailure(itemsOf(request.shard) ?? [], workdir, redactor);
      return failure === undefined ? exit : { ...exit, failure };
    },
  };
}

/** Undefined when no file of the items holds a secret. Names the items, never what was found. */
export function secretFailure(
  items: readonly Item[],
  workdir: string,
  redactor: Redactor,
): AttemptFailure | undefined {
  const read = openContainedReader(workdir, maxRedactedBytes);
  const found = items.filter(({ output, qc }) =>
    [output, qc].some((path) => {
      if (path === '') return false;
      const file = read(path);
      // What is missing, too large or can't be read is no output; verification says so.
      return file.kind === 'read' && redactor.finds(file.bytes);
    }),
  );
  if (found.length === 0) return undefined;
  const what = found.length === 1 ? `of item ${found[0]?.id ?? ''} holds` : `of ${found.length} items hold`;
  return { class: 'secret', message: `a file ${what} a secret` };
}
