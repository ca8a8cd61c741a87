// The zod schema of muster.yml, built from the table of options. Loaded only when there is a file to check, and by the
// generator of the JSON Schema for editors. zod/mini: half of zod's load time, and a muster.yml is read on every command.
import * as z from 'zod/mini';
import { assertNever } from '../core/result.ts';
import { expectedOf, variablePattern, type ValueRules } from './option-text.ts';
import { isFlagOnly, type OptionSpec } from './option-spec.ts';
import { options } from './options.ts';

// Patterns spell both cases out: a JSON Schema has no flag for that.

/** A strict object: every key optional, unknown keys refused. Values are as written; option-text.ts converts them. */
export function configSchema(runners: readonly string[]): z.ZodMiniType {
  return z.strictObject(
    Object.fromEntries(
      options
        .filter((option) => !isFlagOnly(option))
        .map((option) => [option.key, z.optional(keySchema(option, { runners }))]),
    ),
  );
}

/** The same schema as JSON Schema 2020-12, for editors. */
export function configJsonSchema(runners: readonly string[]): Record<string, unknown> {
  return {
    ...z.toJSONSchema(configSchema(runners), { io: 'input' }),
    title: 'Muster settings (muster.yml)',
  };
}

function keySchema(option: OptionSpec, rules: ValueRules): z.ZodMiniType {
  const description = `${option.help}. Expected: ${expectedOf(option, rules)}.`;
  const known = option.default === undefined ? { description } : { description, default: option.default };
  return shape(option, rules).register(z.globalRegistry, known);
}

function shape(option: OptionSpec, rules: ValueRules): z.ZodMiniType {
  switch (option.kind) {
    case 'flag':
      return z.boolean();
    case 'integer':
      return z.int().check(z.minimum(option.min));
    case 'seconds':
      return z.union([
        option.isZeroAllowed ? z.number().check(z.minimum(0)) : z.number().check(z.positive()),
        z.string().check(z.regex(/^\d+(\.\d+)?\s*(ms|[smhd])$/)),
      ]);
    case 'bytes':
      return z.union([
        z.int().check(z.minimum(1)),
        z.string().check(z.regex(/^\d+(\.\d+)?\s*([kKmMgG]i?)?[bB]$/)),
      ]);
    case 'string':
    case 'halt':
    case 'policy':
    case 'group-id':
    case 'path':
      return z.string().check(z.minLength(1));
    case 'tolerance':
      return z.union([z.int().check(z.minimum(0)), z.string().check(z.regex(/^\d+(\.\d+)?%?$/))]);
    case 'runner':
      return z.enum(rules.runners as [string, ...string[]]);
    case 'word':
      return z.enum(option.values as [string, ...string[]]);
    case 'words': {
      const word = z.enum(option.values as [string, ...string[]]);
      return z.union([z.array(word).check(z.minLength(1)), word]);
    }
    case 'texts': {
      const text = textSchema(option.of);
      return z.union([z.array(text), text]);
    }
    default:
      return assertNever(option);
  }
}

function textSchema(of: (OptionSpec & { kind: 'texts' })['of']): z.ZodMiniType {
  if (of === 'anything') return z.string();
  return z.string().check(of === 'text' ? z.minLength(1) : z.regex(variablePattern));
}
