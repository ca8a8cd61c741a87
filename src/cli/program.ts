// From the command line to an exit code: finds the command, its settings and its file, and nothing more. Everything
// but the table of commands is loaded when it is needed, so that `--help` costs next to nothing.
import { commandNames, commands, isCommandName, type CommandName } from '../config/commands.ts';
import { exitCodes, type ExitCode } from '../core/exit-code.ts';
import type { Failure } from '../core/failure.ts';
import { codeOf } from '../core/system-error.ts';
import type { CommandIo, CommandMain } from './command.ts';
import { withoutColor } from './io.ts';

/** Runs one command line. Resolves with the exit code of core/exit-code.ts; rejects only for a bug of ours. */
export async function runProgram(
  argv: readonly string[],
  io: CommandIo,
  platform: string,
): Promise<ExitCode> {
  if (platform === 'win32') {
    const { failCommand } = await import('./fail-command.ts');
    const { isJsonAsked } = await import('./json-asked.ts');
    const settings = { json: await isJsonAsked(argv, io.env) };
    return failCommand({ io, settings }, [{ reason: 'platform-unsupported', platform }]);
  }
  const [first, ...rest] = argv;
  if (first === undefined || first === '--help' || first === '-h') {
    const { topHelp } = await import('./help.ts');
    (first === undefined ? io.stderr : io.stdout)(topHelp(io));
    return first === undefined ? exitCodes.usage : exitCodes.ok;
  }
  if (first === '--version' || first === '-V') {
    const { version } = await import('./version.ts');
    io.stdout(`muster ${version()}\n`);
    return exitCodes.ok;
  }
  if (first === 'help')
    return runProgram(rest[0] === undefined ? ['--help'] : [rest[0], '--help'], io, platform);
  if (!isCommandName(first)) return refuse(io, argv, await unknownCommand(first), undefined);
  return runCommand(first, rest, io);
}

async function runCommand(command: CommandName, argv: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { parseArguments } = await import('./parse-arguments.ts');
  const parsed = parseArguments(command, argv);
  if (parsed.isHelp) {
    const { commandHelp } = await import('./help.ts');
    io.stdout(await commandHelp(command, io));
    return exitCodes.ok;
  }
  const gone = currentFolderFailure();
  if (gone !== undefined) return refuse(io, argv, [gone], command);
  const { usageFailures } = await import('./usage-failures.ts');
  const failures: Failure[] = [...(await usageFailures(command, parsed))];
  const { loadSettings, missingSettings } = await import('../config/load-settings.ts');
  const given = { command, ...parsed, env: io.env, runners: runnerNames };
  let resolved = await loadSettings(given);
  let configFailures: readonly Failure[] | undefined;
  if (!resolved.ok && commands[command].config === 'lenient') {
    configFailures = resolved.failures;
    resolved = await loadSettings({ ...given, isFileIgnored: true });
  }
  failures.push(...(resolved.ok ? missingSettings(given, resolved.value) : resolved.failures));
  if (failures.length > 0 || !resolved.ok) return refuse(io, argv, failures, command);
  const { values } = resolved.value;
  const settings =
    configFailures === undefined ? values : { ...values, json: await isAskedInJson(io, argv, command) };
  const { main } = await loaders[command]();
  return main({
    settings,
    resolved: resolved.value,
    args: parsed.positionals,
    io: settings.noColor ? withoutColor(io) : io,
    ...(configFailures !== undefined && { configFailures }),
  });
}

async function refuse(
  io: CommandIo,
  argv: readonly string[],
  failures: readonly Failure[],
  command: CommandName | undefined,
): Promise<ExitCode> {
  const { printUsage } = await import('./print-usage.ts');
  return printUsage(io, failures, command, await isAskedInJson(io, argv, command));
}

async function isAskedInJson(
  io: CommandIo,
  argv: readonly string[],
  command: CommandName | undefined,
): Promise<boolean> {
  const { isJsonAsked } = await import('./json-asked.ts');
  return isJsonAsked(command === undefined ? argv : [command, ...argv], io.env);
}

/** Everything else that a command is told is relative to it; looking for a path in a deleted folder can take for ever. */
function currentFolderFailure(): Failure | undefined {
  try {
    process.cwd();
    return undefined;
  } catch (error) {
    return { reason: 'current-folder-gone', error: codeOf(error) ?? '' };
  }
}

async function unknownCommand(word: string): Promise<readonly Failure[]> {
  if (word.startsWith('-')) {
    return [{ reason: 'usage', message: `expected a command before ${word}; options come after it` }];
  }
  const { nearest } = await import('../core/nearest.ts');
  const near = nearest(word, commandNames);
  const hint = near === undefined ? `choose from ${commandNames.join(', ')}` : `did you mean ${near}?`;
  return [{ reason: 'usage', message: `unknown command '${word}'; ${hint}` }];
}

/** Names of all runners; an adapter's folder is listed in the registry and nowhere else. */
export async function runnerNames(): Promise<readonly string[]> {
  const { runnerKinds } = await import('../runners/registry.ts');
  return runnerKinds.map((kind) => kind.name);
}

/** The commands' files, each loaded when it is called. */
const loaders: Readonly<Record<CommandName, () => Promise<{ readonly main: CommandMain }>>> = {
  init: () => import('./commands/init.ts'),
  plan: () => import('./commands/plan.ts'),
  'build-prompts': () => import('./commands/build-prompts.ts'),
  run: () => import('./commands/run.ts'),
  verify: () => import('./commands/verify.ts'),
  status: () => import('./commands/status.ts'),
  explain: () => import('./commands/explain.ts'),
  resume: () => import('./commands/resume.ts'),
  retry: () => import('./commands/retry.ts'),
  mark: () => import('./commands/mark.ts'),
  reclaim: () => import('./commands/reclaim.ts'),
  join: () => import('./commands/join.ts'),
  'verify-manifest': () => import('./commands/verify-manifest.ts'),
  doctor: () => import('./commands/doctor.ts'),
  completion: () => import('./commands/completion.ts'),
};
