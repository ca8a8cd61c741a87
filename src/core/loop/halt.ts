// When a run ends early: GNU parallel's --halt, `never` or `when,why=N|N%` with when = soon | now and why = fail |
// success | done. soon: start nothing new; now: stop the running ones too. A percentage is of all selected shards.

export interface HaltRule {
  readonly when: 'soon' | 'now';
  readonly why: 'fail' | 'success' | 'done';
  readonly threshold: number;
  readonly isPercent: boolean;
}

export interface Progress {
  readonly total: number;
  readonly failed: number;
  readonly passed: number;
}

/** What --halt takes, for messages. */
export const haltGrammar = 'never, or (soon|now),(fail|success|done)=N or N%';

/** `undefined` = not a halt rule; `never` = go on whatever happens. */
export function parseHalt(text: string): HaltRule | 'never' | undefined {
  if (text === 'never') return 'never';
  const match = /^(soon|now),(fail|success|done)=(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
  if (match === null) return undefined;
  const [, when, why, amount, percent] = match;
  const threshold = Number(amount);
  const isPercent = percent === '%';
  const isUsable = isPercent
    ? threshold > 0 && threshold <= 100
    : Number.isInteger(threshold) && threshold >= 1;
  if (!isUsable) return undefined;
  return { when: when as HaltRule['when'], why: why as HaltRule['why'], threshold, isPercent };
}

export function isHaltReached(rule: HaltRule, progress: Progress): boolean {
  const { total, failed, passed } = progress;
  const count = rule.why === 'fail' ? failed : rule.why === 'success' ? passed : failed + passed;
  if (count === 0) return false;
  // Multiplied, not divided: 29 of 100 is 28.999… % in floating point. The slack is for a threshold with decimals.
  return rule.isPercent ? count * 100 >= rule.threshold * total * (1 - 1e-12) : count >= rule.threshold;
}

export const renderHalt = (rule: HaltRule): string =>
  `${rule.when},${rule.why}=${rule.threshold}${rule.isPercent ? '%' : ''}`;
