// Finds act, the engine that runs workflows on this machine. A missing one fails the suite with what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const version = '0.2.87';

/** Path of act: ACT, else on PATH, else in Go's folder of programs. Throws when it is missing or another version. */
export function actProgram(): string {
  const places = [
    process.env['ACT'],
    ...(process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'act')),
    goProgram(),
  ];
  const found = places.find((path) => path !== undefined && existsSync(path));
  const said =
    found === undefined
      ? ''
      : spawnSync(found, ['--version'], {
          encoding: 'utf8',
          env: { HOME: tmpdir(), ACT_DISABLE_VERSION_CHECK: '1' },
        }).stdout;
  if (found !== undefined && said.includes(version)) return found;
  throw new Error(
    `${found === undefined ? 'act is needed and was not found' : `${found} is ${said.trim()}, not ${version}`}\n` +
      `  CGO_ENABLED=0 go install -tags WITHOUT_DOCKER github.com/nektos/act@v${version}\n` +
      '(Go 1.24 or newer, 30 seconds, no Docker), or put the path of the program in ACT.',
  );
}

function goProgram(): string | undefined {
  const { status, stdout } = spawnSync('go', ['env', 'GOPATH'], { encoding: 'utf8' });
  return status === 0 ? join(stdout.trim(), 'bin', 'act') : undefined;
}
