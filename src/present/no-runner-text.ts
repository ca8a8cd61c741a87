// Words for a run of nothing: no runner was chosen, and the default executes nothing.
import type { Style } from './style.ts';

/** Which runners there are to choose from, as a flag. `names`: of all that execute something. */
export const runnerChoice = (names: readonly string[]): string => `--runner ${names.join('|')}`;

/** A hint below the shards that would run. */
export function noRunnerText(names: readonly string[], style: Style): string {
  return `${style.cyan('help:')} no runner is set; ${runnerChoice(names)} runs them\n`;
}
