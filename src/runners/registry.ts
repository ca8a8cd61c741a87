// The runners there are, one line each. Knows nothing of what they do: each folder's kind.ts loads its own code late.
import type { RunnerKind } from '../ports/runner.ts';
import { claude } from './claude/kind.ts';
import { codex } from './codex/kind.ts';
import { dryRun } from './dry-run/kind.ts';
import { shell } from './shell/kind.ts';

/** In the order in which help lists them. */
export const runnerKinds: readonly RunnerKind[] = [dryRun, shell, codex, claude];

/** The runner of that name, as in `--runner`; undefined when there is none. */
export function findRunnerKind(name: string): RunnerKind | undefined {
  return runnerKinds.find((kind) => kind.name === name);
}

/** Names of the runners that start something, for whoever has to choose one. */
export const executingRunners = (): readonly string[] =>
  runnerKinds.filter((kind) => kind !== dryRun).map(({ name }) => name);
