// Finds references in a JSON Schema that lead back to where they stand: checking a value would never end where they do so
// without a step into the data, and may take long where with one. Knows nothing of the validator; what can't be resolved, that
// one refuses. Dynamic references are followed to where they lead in a schema on its own: that another, which extends
// it, leads them round without a step is seen only when a value is checked.
import { isObject, type JsonObject, type SchemaNode, schemasIn, schemasInPlace } from './schema-walk.ts';

interface Node extends SchemaNode {
  /** The resource that it is in: the nearest schema with an `$id`, or the whole document. */
  readonly base: string;
}

interface Resource {
  readonly node: Node;
  readonly anchors: Map<string, Node>;
}

export interface SchemaLoops {
  /** JSON pointer of a reference that leads back to itself without a step into the data. */
  readonly endless: string | undefined;
  /** Whether any leads back to itself at all, or may: a dynamic one leads to where the check began. */
  readonly isRecursive: boolean;
}

/** `schema`: at most some hundred levels deep. */
export function findSchemaLoops(schema: JsonObject): SchemaLoops {
  const resources = new Map<string, Resource>();
  const nodes = new Map<JsonObject, Node>();
  collect({ schema, pointer: '', base: 'schema:/' }, resources, nodes);
  const isDynamic = Array.from(nodes.keys()).some((node) =>
    dynamic.some((keyword) => Object.hasOwn(node, keyword)),
  );
  return {
    endless: loopAmong(nodes, resources, schemasInPlace),
    isRecursive: isDynamic || loopAmong(nodes, resources, schemasIn) !== undefined,
  };
}

const dynamic = ['$dynamicRef', '$recursiveRef'] as const;

/** JSON pointer of a reference in a loop of references and of what `childrenOf` gives. */
function loopAmong(
  nodes: ReadonlyMap<JsonObject, Node>,
  resources: ReadonlyMap<string, Resource>,
  childrenOf: (node: SchemaNode) => Iterable<SchemaNode>,
): string | undefined {
  const done = new Set<JsonObject>();
  const open = new Set<JsonObject>();

  /** `via`: the reference that was followed last; whatever the loop, it is a part of it. */
  const loopFrom = (found: Node, via: string): string | undefined => {
    const node = nodes.get(found.schema) ?? found;
    if (open.has(node.schema)) return via;
    if (done.has(node.schema)) return undefined;
    open.add(node.schema);
    let loop: string | undefined;
    for (const keyword of ['$ref', ...dynamic]) {
      const target = targetOf(node, keyword, resources);
      if (target !== undefined) loop ??= loopFrom(target, `${node.pointer}/${keyword}`);
    }
    for (const child of childrenOf(node)) loop ??= loopFrom({ ...child, base: node.base }, via);
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

function targetOf(node: Node, keyword: string, resources: ReadonlyMap<string, Resource>): Node | undefined {
  const reference = node.schema[keyword];
  const url = typeof reference === 'string' ? resolved(reference, node.base) : undefined;
  if (url === undefined) return undefined;
  const fragment = decoded(url.hash.slice(1));
  const resource = resources.get(withoutFragment(url));
  if (resource === undefined || fragment === undefined) return undefined;
  if (fragment === '') return resource.node;
  if (fragment.startsWith('/')) return below(resource.node, fragment);
  // A dynamic one that names nothing is taken for one to the schema around it.
  return resource.anchors.get(fragment) ?? (keyword === '$ref' ? undefined : resource.node);
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
