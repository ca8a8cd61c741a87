// Says how many steps a check against a schema may take. Knows nothing of what counts them.
import { isComposite } from './allowed-values.ts';
import { isObject, type JsonObject, type SchemaNode, schemasIn } from './schema-walk.ts';

/** What a check may cost whatever the text: a tenth of a second, or a few in the code of a schema of megabytes. */
const always = 5_000_000;
/** Most steps against a schema that leads back to itself: some twenty seconds. */
const mostIfRecursive = 500_000_000;

/**
 * Steps for a verdict on a text of `units` UTF-16 units. Each keyword may look at each unit, twice: that much is work that
 * was asked for by who wrote the schema, as twenty patterns for each text, or a choice among sixty shapes. What needs more
 * looks again and again at the same part. Only a schema that leads back to itself can be made to do so by the data, and
 * uses up all it is given on a text made for that; so for those there is an end. A plain one takes one or two steps for a
 * unit in the densest text there is, `[1,1,…]`: of the largest text that is read, a fifth of that end. What is referred to
 * counts once, however often: keywords that others stand for are far more than those that look at a whole text.
 */
export function stepBudget(schema: JsonObject, isRecursive: boolean): (units: number) => number {
  const keywords = countKeywords({ schema, pointer: '' });
  return (units) => {
    const steps = always + (10 + 2 * keywords) * units;
    return isRecursive ? Math.min(steps, mostIfRecursive) : steps;
  };
}

/** Keywords of a schema and of all in it; those that are a list of checks count as many times. */
function countKeywords(node: SchemaNode): number {
  let count = checksIn(node.schema);
  for (const child of schemasIn(node)) count += countKeywords(child);
  return count;
}

function checksIn(schema: JsonObject): number {
  const { patternProperties, enum: allowed } = schema;
  let count = Object.keys(schema).length;
  if (isObject(patternProperties)) count += Object.keys(patternProperties).length;
  // Plain values are looked up at once, each of the others is compared.
  if (Array.isArray(allowed)) count += allowed.filter(isComposite).length;
  return count;
}
