// The agent itself: a program that does what its script says, step by step. Started as `node agent.mjs SCRIPT ARGS…`;
// steps are described in fake-agent.ts. It writes what it was called with to SCRIPT.call.json before the first step.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const [script, ...args] = process.argv.slice(2);
const steps = JSON.parse(readFileSync(script, 'utf8'));
const call = { args, cwd: process.cwd(), env: process.env, pid: process.pid, stdin: null };
const tell = () => writeFileSync(`${script}.call.json`, JSON.stringify(call));
const forever = () => new Promise(() => setInterval(() => {}, 1 << 30));

/** Blocking, so that what was said is in the pipe when a later step kills the agent. */
function say(fd, text) {
  for (let rest = Buffer.from(text); rest.length > 0;) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

function leak(how) {
  const stdio = how.keepsPipes ? ['ignore', 'inherit', 'inherit'] : 'ignore';
  const body = how.ignoresTerm ? "process.on('SIGTERM', () => {});" : '';
  // Says by its own file that it is up: then its TERM handler is in place.
  const code = `${body} require('fs').writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 1 << 30);`;
  const child = spawn(process.execPath, ['-e', code, how.pidFile], {
    stdio,
    detached: how.ownSession === true,
    env: how.bareEnv ? {} : process.env,
  });
  child.unref();
  const until = () => {
    try {
      return readFileSync(how.pidFile, 'utf8') !== '';
    } catch {
      return false;
    }
  };
  return new Promise((resolve) => {
    const poll = setInterval(() => {
      if (!until()) return;
      clearInterval(poll);
      resolve();
    }, 2);
  });
}

const actions = {
  readStdin: () => (call.stdin = readFileSync(0, 'utf8')),
  print: (text) => say(1, text),
  printError: (text) => say(2, text),
  printBytes: ({ count, text = 'x' }) => {
    const block = text.repeat(Math.ceil(65536 / text.length));
    for (let left = count; left > 0; left -= block.length) say(1, block.slice(0, left));
  },
  write: ({ path, text }) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  },
  ignoreTerm: () => process.on('SIGTERM', () => {}),
  exitOnTerm: (code) => process.on('SIGTERM', () => process.exit(code)),
  leak,
  stall: forever,
  exit: (code) => process.exit(code),
  dieOf: (signal) => {
    process.kill(process.pid, signal);
    return forever();
  },
};

tell();
for (const step of steps) {
  const [name, value] = Object.entries(step)[0];
  await actions[name](value);
  if (name === 'readStdin') tell();
}
process.exit(0);
