// Each setting with its value, as a person would write it, and where it comes from; and MUSTER_… variables that nobody
// reads. Pure.
import { envNameOf, isFlagOnly, type OptionSpec } from '../../config/option-spec.ts';
import { isShownWhole } from '../../config/option-text.ts';
import { options } from '../../config/options.ts';
import type { ResolvedSettings, SettingSource } from '../../config/settings.ts';
import { nearest } from '../../core/nearest.ts';
import { assertNever } from '../../core/result.ts';
import type { Finding } from './finding.ts';

export interface SettingRow {
  readonly key: string;
  readonly value: string;
  readonly source: string;
  readonly isDefault: boolean;
}

export function settingRows(resolved: ResolvedSettings): readonly SettingRow[] {
  return options.map((option) => {
    const source = resolved.sources[option.field];
    return {
      key: option.key,
      value: valueText(option, resolved.values[option.field]),
      source: sourceText(source),
      isDefault: source.kind === 'default',
    };
  });
}

export function sourceText(source: SettingSource): string {
  switch (source.kind) {
    case 'default':
      return 'default';
    case 'flag':
      return source.name;
    case 'env':
      return source.name;
    case 'input':
      return `input ${source.name}`;
    case 'file':
      return `${source.at.file}:${source.at.line ?? 1}`;
    default:
      return assertNever(source);
  }
}

function valueText(
  option: OptionSpec,
  value: string | number | boolean | readonly string[] | undefined,
): string {
  if (value === undefined) return '-';
  if (option.kind === 'seconds') return `${Number(value) / 1000} s`;
  if (option.kind === 'bytes') return `${Number(value)} bytes`;
  if (typeof value !== 'object') return String(value);
  if (value.length === 0) return '-';
  // What doctor says is pasted into reports: a value that was meant for the agent is not repeated.
  return (isShownWhole(option) ? value : value.map((wish) => wish.replace(/=[^]*/, '=…'))).join(' ');
}

/** Read by Muster beside the options' own, or set by it for its agents. */
const otherNames = ['MUSTER_CONFIG', 'MUSTER_DEBUG', 'MUSTER_FAULT_POINT', 'MUSTER_OWNER', 'MUSTER_ATTEMPT'];

/** A mistyped variable is silently without effect; here it is named. */
export function strayVariables(env: Readonly<Record<string, string | undefined>>): readonly Finding[] {
  const read = options.filter((option) => !isFlagOnly(option)).map(({ key }) => envNameOf(key));
  const known = [...read, ...otherNames];
  return Object.keys(env)
    .filter((name) => name.startsWith('MUSTER_') && !known.includes(name))
    .map((name) => {
      const near = nearest(name, known);
      return {
        name,
        isOk: false,
        found: 'is set, but no option reads it',
        remedy: near === undefined ? 'unset it' : `did you mean ${near}?`,
      };
    });
}
