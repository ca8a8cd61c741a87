// Walks the schemas inside a JSON Schema, by the keywords of all drafts that are understood. Knows nothing of references.

export type JsonObject = Readonly<Record<string, unknown>>;

export interface SchemaNode {
  readonly schema: JsonObject;
  /** JSON pointer from the root of the text. */
  readonly pointer: string;
}

/** Keywords whose schemas apply to the same value. */
const inPlace = {
  one: ['not', 'if', 'then', 'else'],
  list: ['allOf', 'anyOf', 'oneOf'],
  map: ['dependentSchemas', 'dependencies'],
} as const;

/** Keywords whose schemas apply to parts of the value, or only when they are referred to. */
const elsewhere = {
  one: [
    'items',
    'additionalItems',
    'additionalProperties',
    'unevaluatedItems',
    'unevaluatedProperties',
    'contains',
    'propertyNames',
  ],
  list: ['items', 'prefixItems'],
  map: ['properties', 'patternProperties', '$defs', 'definitions'],
} as const;

type Keywords = typeof inPlace | typeof elsewhere;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The schemas in a schema that apply to the same value as it does. */
export const schemasInPlace = (node: SchemaNode): Iterable<SchemaNode> => children(node, inPlace);

/** All schemas directly in a schema. */
export function* schemasIn(node: SchemaNode): Generator<SchemaNode> {
  yield* children(node, inPlace);
  yield* children(node, elsewhere);
}

function* children({ schema, pointer }: SchemaNode, keywords: Keywords): Generator<SchemaNode> {
  for (const keyword of keywords.one) {
    const child = schema[keyword];
    if (isObject(child)) yield { schema: child, pointer: `${pointer}/${keyword}` };
  }
  for (const keyword of keywords.list) {
    const list = schema[keyword];
    if (!Array.isArray(list)) continue;
    for (const [index, child] of list.entries())
      if (isObject(child)) yield { schema: child, pointer: `${pointer}/${keyword}/${index}` };
  }
  for (const keyword of keywords.map) {
    const map = schema[keyword];
    if (!isObject(map)) continue;
    for (const [key, child] of Object.entries(map))
      if (isObject(child)) yield { schema: child, pointer: `${pointer}/${keyword}/${escaped(key)}` };
  }
}

/**
 * JSON pointer of a key `__proto__` where it names a property: the validator passes over it, so that what stands there
 * would check nothing. Undefined where there is none.
 */
export function findProtoKey(node: SchemaNode): string | undefined {
  for (const keyword of ['properties', 'patternProperties', 'dependentRequired', ...inPlace.map]) {
    const map = node.schema[keyword];
    if (isObject(map) && Object.hasOwn(map, '__proto__')) return `${node.pointer}/${keyword}/__proto__`;
  }
  for (const child of schemasIn(node)) {
    const found = findProtoKey(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
