// Runs the workflows under act (`npm run e2e`), after a look at what they need. What is missing is said at once, with the
// command that installs it; nothing is skipped.
//   npm run e2e [-- JEST_ARGUMENTS]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agentBinFolder } from '../__tests__/agents/agent-bench.ts';
import { actProgram } from '../__tests__/rigs/act/act-program.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const missing = [() => actProgram(), () => agentBinFolder('codex'), () => agentBinFolder('claude')].flatMap(
  (look) => {
    try {
      look();
      return [];
    } catch (error) {
      return [error.message];
    }
  },
);
if (!existsSync(join(project, 'dist/index.js'))) missing.push('dist/ is missing: npm run bundle');
if (missing.length > 0) {
  process.stderr.write(
    `The workflows can't be run on this machine:\n\n${[...new Set(missing)].join('\n\n')}\n`,
  );
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [join(project, 'node_modules/jest/bin/jest.js'), '-c', 'jest.e2e.config.mjs', ...process.argv.slice(2)],
  {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  },
);
process.exit(status ?? 1);
