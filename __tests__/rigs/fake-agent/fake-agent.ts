// A fake agent CLI that a test scripts. It is a real program on a PATH of its own, under any name (`codex`, `claude`, …).
// A test awaits what the agent says (print 'ready', then a chunk of output) instead of sleeping.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type FakeStep =
  /** Reads stdin to its end; without this step the prompt is ignored. */
  | { readonly readStdin: true }
  | { readonly print: string }
  | { readonly printError: string }
  /** `text` over and over, cut at `count` characters. */
  | { readonly printBytes: { readonly count: number; readonly text?: string } }
  /** A file from the work dir (or absolute), its folder made. */
  | { readonly write: { readonly path: string; readonly text: string } }
  | { readonly ignoreTerm: true }
  /** Ends with this code when asked by TERM. */
  | { readonly exitOnTerm: number }
  /** Starts a process that never ends and goes on once it is up (its pid is in `pidFile`). */
  | { readonly leak: Leak }
  /** Never goes on. */
  | { readonly stall: true }
  | { readonly exit: number }
  | { readonly dieOf: NodeJS.Signals };

export interface Leak {
  readonly pidFile: string;
  /** Leaves the agent's session and group, as a daemon does. */
  readonly ownSession?: boolean;
  /** Goes on holding the agent's stdout and stderr. */
  readonly keepsPipes?: boolean;
  readonly ignoresTerm?: boolean;
  /** Starts with an empty environment, so that no mark is on it. */
  readonly bareEnv?: boolean;
}

export interface FakeCall {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly pid: number;
  readonly stdin: string | null;
}

export interface FakeAgent {
  /** Absolute path of the program; its folder first on PATH makes it answer to its name. */
  readonly path: string;
  readonly binFolder: string;
  /** What it was called with; throws when it was not. */
  readonly call: () => FakeCall;
}

const program = fileURLToPath(new URL('./agent.mjs', import.meta.url));

/** Lays a fake agent called `name` under `folder`. */
export function layFakeAgent(folder: string, name: string, steps: readonly FakeStep[]): FakeAgent {
  const binFolder = join(folder, 'bin');
  mkdirSync(binFolder, { recursive: true });
  const script = join(folder, `${name}.script.json`);
  writeFileSync(script, JSON.stringify(steps));
  const path = join(binFolder, name);
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' '${program}' '${script}' "$@"\n`);
  chmodSync(path, 0o755);
  const call = (): FakeCall => JSON.parse(readFileSync(`${script}.call.json`, 'utf8'));
  return { path, binFolder, call };
}
