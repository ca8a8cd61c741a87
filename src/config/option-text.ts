// Reads one option's value from text, as flags, environment and Action inputs give it. Knows no source and no file.
import { isGroupId } from '../core/groups/group-id.ts';
import { parseJoinPolicy, parseTolerance } from '../core/groups/join-policy.ts';
import { haltGrammar, parseHalt } from '../core/loop/halt.ts';
import { assertNever } from '../core/result.ts';
import { longestTimerMs } from '../core/timer-limit.ts';
import type { OptionSpec } from './option-spec.ts';

/** What may be said for an option in one place. */
export interface ValueRules {
  /** Names of the runners there are. */
  readonly runners: readonly string[];
  /** Allowed words where a command allows fewer. */
  readonly values?: readonly string[];
}

export type TextValue =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly expected: string };

const secondsPattern = /^\+?(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)\s*(ms|s|m|h|d)?$/i;
const bytesPattern = /^(\d+(?:\.\d+)?)\s*(b|kb|mb|gb|kib|mib|gib)?$/i;
const millisecondsOf: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};
const bytesOf: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
};

/** What a person should have written, fitting "expected …". */
export function expectedOf(option: OptionSpec, rules: ValueRules): string {
  switch (option.kind) {
    case 'flag':
      return 'true or false';
    case 'integer':
      return `a whole number of at least ${option.min}`;
    case 'seconds':
      return `seconds ${option.isZeroAllowed ? 'of at least 0' : 'greater than 0'}${option.isTimer ? ' and at most 24 days' : ''}, such as 90, 1.5 or 30m`;
    case 'bytes':
      return `a size greater than 0${option.most === undefined ? '' : ` and at most ${option.most}`}, such as 500000, 200KB or 10MiB`;
    case 'string':
      return 'text';
    case 'halt':
      return haltGrammar;
    case 'policy':
      return 'all_success, all_terminal, any_success, first_verified or quorum=N';
    case 'tolerance':
      return 'a number of shards, or a percentage such as 5%';
    case 'group-id':
      return 'at most 40 of a to z, 0 to 9 and -, without -claim- or -record- inside';
    case 'path':
      return 'a path';
    case 'runner':
      return `one of ${rules.runners.join(', ')}`;
    case 'word':
    case 'words':
      return `one of ${(rules.values ?? option.values).join(', ')}`;
    case 'texts':
      return option.of === 'variable' ? 'NAME, PREFIX_* or NAME=value' : 'text';
    default:
      return assertNever(option);
  }
}

/** Reads one text. For `words` and `texts` it is one element of the list. */
export function readText(option: OptionSpec, text: string, rules: ValueRules): TextValue {
  const value = valueOf(option, text, rules);
  return value === undefined ? { ok: false, expected: expectedOf(option, rules) } : { ok: true, value };
}

/** The whole of an environment variable or an Action input as the elements of a list: words by blank or comma, texts by line. */
export function splitElements(option: OptionSpec, text: string): readonly string[] {
  if (option.kind === 'words') return text.split(/[\s,]+/).filter((word) => word !== '');
  if (option.kind === 'texts') return text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return [text];
}

export const isList = (option: OptionSpec): boolean => option.kind === 'words' || option.kind === 'texts';

function valueOf(option: OptionSpec, text: string, rules: ValueRules): unknown {
  switch (option.kind) {
    case 'flag':
      return /^(true|1|yes|on)$/i.test(text) ? true : /^(false|0|no|off)$/i.test(text) ? false : undefined;
    case 'integer': {
      const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
      return Number.isSafeInteger(value) && value >= option.min ? value : undefined;
    }
    case 'seconds':
      return millisecondsIn(text.trim(), option);
    case 'bytes': {
      const value = bytesIn(text);
      const most = option.most === undefined ? Number.MAX_SAFE_INTEGER : bytesIn(option.most);
      return value >= 1 && value <= most ? value : undefined;
    }
    case 'runner':
      return rules.runners.includes(text) ? text : undefined;
    case 'halt':
      return parseHalt(text) === undefined ? undefined : text;
    case 'policy':
      return parseJoinPolicy(text) === undefined ? undefined : text;
    case 'tolerance':
      return parseTolerance(text) === undefined ? undefined : text;
    case 'group-id':
      return isGroupId(text) ? text : undefined;
    case 'word':
    case 'words':
      return (rules.values ?? option.values).includes(text) ? text : undefined;
    case 'string':
    case 'path':
      return text === '' || text.includes('\0') ? undefined : text;
    case 'texts':
      return isTextOf(option.of, text) ? text : undefined;
    default:
      return assertNever(option);
  }
}

/** NAME, PREFIX_*, `*` or NAME=value; what no shell can set is most likely two names, or a value in a name's place. */
export const variablePattern = /^(\*|[A-Za-z_][A-Za-z0-9_]*(\*|=[\s\S]*)?)$/;

function isTextOf(of: (OptionSpec & { kind: 'texts' })['of'], text: string): boolean {
  if (text.includes('\0')) return false;
  return of === 'anything' || (of === 'text' ? text !== '' : variablePattern.test(text));
}

/** False where messages must not repeat a value: what is given to the agent may be secret, also where it was misspelt. */
export const isShownWhole = (option: OptionSpec): boolean =>
  option.kind !== 'texts' || option.of !== 'variable';

/** A wrong value as messages may repeat it. */
export function shownText(option: OptionSpec, text: string): string {
  if (isShownWhole(option)) return text;
  const name = text.split('=', 1)[0] ?? '';
  return name.length > longestShownName ? `${name.slice(0, longestShownName)}…` : name;
}

const longestShownName = 12;

/** 0 for what is no size. */
function bytesIn(text: string): number {
  const match = bytesPattern.exec(text.trim());
  return match === null ? 0 : Math.round(Number(match[1]) * (bytesOf[(match[2] ?? 'b').toLowerCase()] ?? 1));
}

function millisecondsIn(text: string, option: OptionSpec & { kind: 'seconds' }): number | undefined {
  const match = secondsPattern.exec(text);
  if (match === null) return undefined;
  const ms = Number(match[1]) * (millisecondsOf[(match[2] ?? 's').toLowerCase()] ?? 1000);
  if (!Number.isFinite(ms) || (ms === 0 && !option.isZeroAllowed)) return undefined;
  return option.isTimer && ms > longestTimerMs ? undefined : ms;
}
