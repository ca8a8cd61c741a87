// Finds references in a JSON Schema that lead back to where they stand without a step into the data: checking such a
// schema would never end. Knows nothing of the validator; what it can't resolve, that one refuses.
import { isObject, type JsonObject, type SchemaNode, schemasIn, schemasInPlace } from './schema-walk.ts';

interface Node extends SchemaNode {
  /** The resource that it is in: the nearest schema with an `$id`, or the whole document. */
  readonly base: string;
}

interface Resource {
  readonly node: Node;
  readonly anchors: Map<string, Node>;
}

/** JSON pointer of a `$ref` in a loop; undefined where there is none. `schema`: at most some hundred levels deep. */
export function findSchemaLoop(schema: JsonObject): string | undefined {
  const resources = new Map<string, Resource>();
  const nodes = new Map<JsonObject, Node>();
  collect({ schema, pointer: '', base: 'schema:/' }, resources, nodes);
  const done = new Set<JsonObject>();
  const open = new Set<JsonObject>();

  /** `via`: the reference that was followed last; whatever the loop, it is a part of it. */
  const loopFrom = (found: Node, via: string): string | undefined => {
    const node = nodes.get(found.schema) ?? found;
    if (open.has(node.schema)) return via;
    if (done.has(node.schema)) return undefined;
    open.add(node.schema);
    const target = targetOf(node, resources);
    let loop = target === undefined ? undefined : loopFrom(target, `${node.pointer}/$ref`);
    for (const child of schemasInPlace(node)) loop ??= loopFrom({ ...child, base: node.base }, via);
    open.delete(node.schema);
    done.add(node.schema);
    return loop;
  };

  for (const node of nodes.values()) {
    const loop = loopFrom(node, '');
    if (loop !== undefined) return loop;
  }
  return undefined;
}

/** All schemas of a document, and its resources with their anchors. */
function collect(found: Node, resources: Map<string, Resource>, nodes: Map<JsonObject, Node>): void {
  const { $id, $anchor, $dynamicAnchor } = found.schema;
  const url = typeof $id === 'string' ? resolved($id, found.base) : undefined;
  // Before 2019-09, an id that is only a fragment was an anchor.
  const isAnchor = url !== undefined && url.hash !== '';
  const isResource = found.pointer === '' || (url !== undefined && !isAnchor);
  const base = isResource && url !== undefined ? withoutFragment(url) : found.base;
  const node = { ...found, base };
  nodes.set(node.schema, node);
  if (isResource) resources.set(base, { node, anchors: new Map() });
  for (const anchor of [$anchor, $dynamicAnchor, isAnchor ? url.hash.slice(1) : undefined])
    if (typeof anchor === 'string') resources.get(base)?.anchors.set(anchor, node);
  for (const child of schemasIn(node)) collect({ ...child, base }, resources, nodes);
}

function targetOf(node: Node, resources: ReadonlyMap<string, Resource>): Node | undefined {
  const { $ref } = node.schema;
  const url = typeof $ref === 'string' ? resolved($ref, node.base) : undefined;
  if (url === undefined) return undefined;
  const fragment = decoded(url.hash.slice(1));
  const resource = resources.get(withoutFragment(url));
  if (resource === undefined || fragment === undefined) return undefined;
  if (fragment === '') return resource.node;
  return fragment.startsWith('/') ? below(resource.node, fragment) : resource.anchors.get(fragment);
}

function below({ schema, pointer, base }: Node, fragment: string): Node | undefined {
  let value: unknown = schema;
  for (const token of fragment.slice(1).split('/')) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as JsonObject)[key];
  }
  return isObject(value) ? { schema: value, pointer: pointer + fragment, base } : undefined;
}

function resolved(reference: string, base: string): URL | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base) : undefined;
}

function withoutFragment(url: URL): string {
  return url.href.replace(/#.*$/, '');
}

function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
