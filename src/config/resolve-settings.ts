// Lays the sources of settings over each other: flag or Action input over environment over muster.yml over default.
// Reports everything that is wrong at once. Knows no command and prints nothing.
import { failAll, ok, type Result } from '../core/result.ts';
import type { Failure, Position } from '../core/failure.ts';
import type { CommandName } from './commands.ts';
import { isList, readText, shownText, splitElements, type ValueRules } from './option-text.ts';
import { envNameOf, isOptionOf, type OptionSpec } from './option-spec.ts';
import { options } from './options.ts';
import type { ResolvedSettings, Settings, SettingSource } from './settings.ts';

/** A flag as it was given: every text that followed it, in order. */
export interface GivenFlag {
  readonly key: string;
  readonly texts: readonly string[];
}

/** One value of muster.yml, already of the right type, with its place. */
export interface FileValue {
  readonly value: unknown;
  readonly at: Position;
}

export interface ConfigFile {
  /** As the user would name it. */
  readonly path: string;
  /** Folder that the paths inside are relative to; `.` for the current directory. */
  readonly folder: string;
  readonly values: ReadonlyMap<string, FileValue>;
}

export interface SettingLayers {
  readonly command: CommandName;
  readonly flags: readonly GivenFlag[];
  /** Action inputs by key; an empty one counts as not given. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly file?: ConfigFile;
  /** Names of the runners there are. */
  readonly runners: readonly string[];
}

interface Layer {
  /** Of a list of words, several may stand in one text. */
  readonly texts: readonly string[];
  /** As messages name it: `--jobs`, `MUSTER_JOBS`, `input jobs`. */
  readonly name: string;
  readonly source: SettingSource;
}

/**
 * The settings of one command. Lists replace each other from layer to layer, except those that only add (`forbid`).
 * A path of muster.yml becomes relative to the current directory; so do the defaults of folders when muster.yml lies
 * elsewhere, because a batch belongs to its muster.yml. Fails with every wrong value of every layer.
 */
export function resolveSettings(layers: SettingLayers): Result<ResolvedSettings, Failure> {
  const failures: Failure[] = [];
  const values: Record<string, unknown> = {};
  // Filled below for every field: a test holds the table and the fields together.
  const sources = {} as Record<keyof Settings, SettingSource>;
  for (const option of options) {
    const { value, source } = resolveOption(option, layers, failures);
    sources[option.field] = source;
    if (value !== undefined) values[option.field] = value;
  }
  if (failures.length > 0) return failAll(failures);
  return ok({
    values: values as unknown as Settings,
    sources,
    ...(layers.file !== undefined && { configFile: layers.file.path }),
  });
}

function resolveOption(
  option: OptionSpec,
  layers: SettingLayers,
  failures: Failure[],
): { value: unknown; source: SettingSource } {
  const override = option.overrides?.[layers.command];
  const isFlagOnly = override?.isFlagOnly === true;
  const rules: ValueRules & { readonly isSingle: boolean } = {
    runners: layers.runners,
    isSingle: override?.isSingle === true,
    ...(override?.values !== undefined && { values: override.values }),
  };
  const read = (layer: Layer): unknown => readLayer(option, layer, rules, failures);
  const texts = textLayers(option, layers, { isFlagOnly, isSingle: rules.isSingle });
  const inFile = isFlagOnly ? undefined : fileValue(option, layers);
  if (option.kind === 'texts' && option.isAdded === true) {
    const lists = [inFile?.value, ...texts.toReversed().map(read)].filter(
      (list) => list !== undefined,
    ) as string[][];
    const source = texts[0]?.source ?? inFile?.source ?? { kind: 'default' };
    return { value: [...new Set(lists.flat())], source };
  }
  // Every layer is read, also one that is overruled: a wrong value somewhere is worth knowing.
  const read1 = texts.map((layer) => ({ value: read(layer), source: layer.source }));
  return read1[0] ?? inFile ?? { value: defaultOf(option, layers), source: { kind: 'default' } };
}

function textLayers(
  option: OptionSpec,
  layers: SettingLayers,
  { isFlagOnly, isSingle }: { readonly isFlagOnly: boolean; readonly isSingle: boolean },
): Layer[] {
  const found: Layer[] = [];
  const given = layers.flags.filter((flag) => flag.key === option.key);
  const flag = isList(option) && !isSingle ? given : given.slice(-1);
  if (flag.length > 0) {
    const name = `--${option.key}`;
    found.push({ texts: flag.flatMap(({ texts }) => texts), name, source: { kind: 'flag', name } });
  }
  const input = layers.inputs?.[option.key];
  if (input !== undefined && input.trim() !== '') {
    found.push({
      texts: textsIn(option, input),
      name: `input ${option.key}`,
      source: { kind: 'input', name: option.key },
    });
  }
  const name = envNameOf(option.key);
  const env = isFlagOnly || !isOptionOf(option, layers.command) ? undefined : layers.env[name];
  if (env !== undefined && env !== '') {
    found.push({ texts: textsIn(option, env), name, source: { kind: 'env', name } });
  }
  return found;
}

const textsIn = (option: OptionSpec, text: string): readonly string[] =>
  option.kind === 'words' ? [text] : splitElements(option, text);

function readLayer(
  option: OptionSpec,
  layer: Layer,
  rules: ValueRules & { readonly isSingle: boolean },
  failures: Failure[],
): unknown {
  const values: unknown[] = [];
  for (const text of elementsOf(option, layer, rules.isSingle)) {
    const result = readText(option, text, rules);
    if (result.ok) values.push(result.value);
    else {
      failures.push({
        reason: 'setting-invalid',
        setting: option.key,
        source: layer.name,
        value: shownText(option, text),
        expected: result.expected,
      });
    }
  }
  return isList(option) ? values : values[0];
}

/**
 * Words may be given with commas on the command line, too. No word at all, or several where one is due, is one wrong
 * text: an empty list would quietly mean nothing, or everything.
 */
function elementsOf(option: OptionSpec, { texts }: Layer, isSingle: boolean): readonly string[] {
  if (option.kind !== 'words') return texts;
  const words = texts.flatMap((text) => splitElements(option, text));
  return words.length === 0 || (isSingle && words.length > 1) ? [texts.join(' ')] : words;
}

function fileValue(
  option: OptionSpec,
  layers: SettingLayers,
): { value: unknown; source: SettingSource } | undefined {
  const found = layers.file?.values.get(option.key);
  if (found === undefined || layers.file === undefined) return undefined;
  const value = option.kind === 'path' ? fromFolder(layers.file.folder, String(found.value)) : found.value;
  return { value, source: { kind: 'file', at: found.at } };
}

function defaultOf(option: OptionSpec, layers: SettingLayers): unknown {
  if (option.default === undefined) return option.kind === 'texts' ? [] : undefined;
  if (option.kind === 'flag') return option.default;
  const text = String(option.default);
  if (option.kind === 'path') return fromFolder(layers.file?.folder ?? '.', text);
  if (option.kind === 'runner') return text;
  const result = readText(option, text, { runners: layers.runners });
  if (!result.ok) throw new Error(`Internal error: the default of --${option.key} is not ${result.expected}`);
  return result.value;
}

/** `path` as seen from the current directory; absolute paths and paths beside the current directory stay as written. */
function fromFolder(folder: string, path: string): string {
  if (folder === '.' || path.startsWith('/')) return path;
  return path === '.' ? folder : `${folder}/${path.replace(/^(\.\/)+/, '')}`;
}
