// What a small tool of the system answers, for the systems that have no /proc. Knows nothing of processes.

/** Its output in one fixed language and time zone, so that it compares; empty where the tool is missing or fails. */
export function askSystem(command: string, args: readonly string[]): string {
  // Loaded only here: beside Node's start it is a tenth of what a short command costs.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin:/usr/sbin', LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = spawnSync(command, args, { encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 });
  return (stdout ?? '').trim();
}
