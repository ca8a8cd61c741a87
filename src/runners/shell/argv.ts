// How a user's shell command becomes an argument list. Pure.

/**
 * Arguments of `sh` for a user's command. Both streams share one pipe, so that the log keeps their true order; what the
 * shell itself says before that (a syntax error) still comes through the other one.
 */
export function shellArgs(command: string): readonly string[] {
  return ['-c', `exec 2>&1; ${command}`];
}
