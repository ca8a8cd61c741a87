// The runner that runs nothing. A dry run stops before any runner; this one is reached with --mark-dry-run only, where
// every attempt ends at once and well, so that a batch can be walked through.
import type { RunnerExit, RunnerKind } from '../../ports/runner.ts';

const exit: RunnerExit = {
  outcome: 'exited',
  exitCode: 0,
  signal: null,
  durationMs: 0,
  logBytes: 0,
  isLogTruncated: false,
  leftovers: 0,
};

export const dryRun: RunnerKind = {
  name: 'dry-run',
  summary: 'executes nothing; shows what would run',
  passEnv: [],
  meaning: () => ({}),
  open: () => ({ name: 'dry-run', run: async () => exit }),
  check: async () => [],
};
