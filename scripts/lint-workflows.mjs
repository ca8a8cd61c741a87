// Runs actionlint over every workflow of this project, those in README, docs, examples and `muster init` among them.
// Where they use the released Action, actionlint sees this one: it then checks inputs and outputs against action.yml.
//   npm run lint:workflows        ACTIONLINT: path of the program, if it is not on PATH or in Go's folder
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project, workflowTexts } from './workflow-texts.mjs';

const version = '1.7.12';
const program = findProgram();
const folder = mkdtempSync(join(tmpdir(), 'muster-workflows-'));
try {
  const files = layOut(folder);
  // No ShellCheck and no pyflakes: the answer must not depend on what a machine happens to have.
  const { status, stdout, stderr } = spawnSync(program, ['-shellcheck=', '-pyflakes=', '-oneline'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const text = files.reduce(
    (said, { file, name }) => said.replaceAll(`.github/workflows/${file}`, name),
    `${stdout}${stderr}`,
  );
  process.stdout.write(status === 0 ? `actionlint: ${files.length} workflows are fine\n` : text);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A repository that holds every workflow under a name of its own, and the Action at its root. */
function layOut(target) {
  mkdirSync(join(target, '.github/workflows'), { recursive: true });
  mkdirSync(join(target, '.git'));
  cpSync(join(project, 'action.yml'), join(target, 'action.yml'));
  for (const entry of ['dist', 'dist/post']) {
    mkdirSync(join(target, entry));
    writeFileSync(join(target, entry, 'index.js'), '');
  }
  const init = join(target, 'init');
  execFileSync(process.execPath, [join(project, 'build/bin/muster.js'), 'init', init], { stdio: 'ignore' });
  const texts = workflowTexts(readFileSync(join(init, '.github/workflows/muster.yml'), 'utf8'));
  rmSync(init, { recursive: true });
  return texts.map(({ name, text }, index) => {
    const own = /^\.github\/workflows\/([^/]+)$/.exec(name)?.[1];
    const file = own ?? `${index}.yml`;
    const local = text
      .replaceAll(/pass-muster\/muster@\S+/g, './')
      .replaceAll(/pass-muster\/muster\/(\.github\/workflows\/[\w-]+\.yml)@\S+/g, './$1');
    writeFileSync(join(target, '.github/workflows', file), local);
    return { file, name };
  });
}

function findProgram() {
  const go = spawnSync('go', ['env', 'GOPATH'], { encoding: 'utf8' });
  const places = [
    process.env.ACTIONLINT,
    ...(process.env.PATH ?? '').split(':').map((path) => join(path, 'actionlint')),
    go.status === 0 ? join(go.stdout.trim(), 'bin/actionlint') : undefined,
  ];
  const found = places.find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  process.stderr.write(
    `actionlint is needed and was not found\n  CGO_ENABLED=0 go install github.com/rhysd/actionlint/cmd/actionlint@v${version}\n`,
  );
  process.exit(1);
}
