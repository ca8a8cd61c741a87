// Words for wrong options, settings and muster.yml.
import type { FailureTexts } from './failure-texts.ts';
import { clip, quote } from './quote.ts';

type Reasons =
  | 'config-syntax'
  | 'config-key-twice'
  | 'config-unknown-key'
  | 'setting-invalid'
  | 'setting-missing'
  | 'settings-conflict'
  | 'usage'
  | 'pattern-invalid'
  | 'schema-invalid';

export const configFailureTexts: FailureTexts<Reasons> = {
  'config-syntax': ({ message, at }) => ({
    text: clip(message),
    ...(at.line === undefined ? {} : { remedy: 'correct the YAML; indent with spaces, never with tabs' }),
  }),
  'config-key-twice': ({ key, firstLine }) => ({
    text: `the key ${quote(key)} was given before, on line ${firstLine}`,
    remedy: 'keep one of the two lines',
    spanLength: key.length,
  }),
  'config-unknown-key': ({ key, nearest }) => ({
    text: `unknown key ${quote(key)}`,
    remedy:
      nearest === undefined
        ? 'remove it; the keys are the long option names, see `muster run --help`'
        : `did you mean ${quote(nearest)}?`,
    spanLength: key.length,
  }),
  'setting-invalid': ({ setting, source, at, value, expected }) => ({
    text: `${settingName(setting, source, at !== undefined)}: expected ${clip(expected)}, found ${quote(value)}`,
    spanLength: value.length,
  }),
  'setting-missing': ({ setting, why, isFlagOnly }) => ({
    text: `${optionName(setting)} is required: ${clip(why)}`,
    remedy: `give it on the command line${isFlagOnly === true ? '' : ' or in muster.yml'}${setting === 'items' ? '; `muster init` writes a batch to begin with' : ''}`,
  }),
  'settings-conflict': ({ settings, why }) => ({
    text: `${settings.map(optionName).join(' and ')}: ${clip(why)}`,
  }),
  usage: ({ message, command }) => ({
    text: clip(message),
    remedy: `see \`muster${command === undefined ? '' : ` ${clip(command)}`} --help\``,
  }),
  'pattern-invalid': ({ pattern, error }) => ({
    text: `the pattern ${quote(pattern)} is not valid: ${clip(error)}`,
    remedy: 'patterns are RE2 expressions: no look-around and no back-references',
  }),
  'schema-invalid': ({ error }) => ({
    text: `not a usable JSON Schema: ${clip(error)}`,
    remedy: 'correct the schema; drafts up to 2020-12 are understood',
  }),
};

const optionName = (setting: string): string => clip(setting.startsWith('-') ? setting : `--${setting}`);

/** The name under which the value was given: `--jobs`, `jobs` in a file, `jobs (MUSTER_JOBS)` in the environment. */
function settingName(setting: string, source: string, isInFile: boolean): string {
  if (isInFile) return clip(setting);
  if (source === '') return optionName(setting);
  return source.includes(setting) ? clip(source) : `${clip(setting)} (${clip(source)})`;
}
