import { parameterIn, segmentsOf } from '../content/types/path-patterns.ts';
import { type Route, routes } from './routes.ts';

interface Node {
  readonly fixed: Map<string, Node>;
  any: Node | null;
  route: Route | null;
}

const emptyNode = (): Node => ({ fixed: new Map(), any: null, route: null });

function childFor(node: Node, segment: string): Node {
  if (parameterIn(segment) !== null) {
    node.any ??= emptyNode();
    return node.any;
  }
  const child = node.fixed.get(segment) ?? emptyNode();
  node.fixed.set(segment, child);
  return child;
}

function treeOf(rows: readonly Route[]): Node {
  const root = emptyNode();
  for (const route of rows) {
    const leaf = segmentsOf(route.pattern).reduce(childFor, root);
    if (leaf.route) throw new Error(`“${route.name}” and “${leaf.route.name}” answer the same addresses.`);
    leaf.route = route;
  }
  return root;
}

const root = treeOf(routes);

const parameters = new Map(
  routes.map((route) => [
    route,
    segmentsOf(route.pattern).flatMap((segment, index) => {
      const name = parameterIn(segment);
      return name === null ? [] : [{ name, index }];
    }),
  ]),
);

/** The most specific row: fixed words win over parameters, and the earlier fixed word decides. */
export function routeAt(segments: readonly string[]): Route | null {
  return descend(root, segments, 0);
}

function descend(node: Node, segments: readonly string[], depth: number): Route | null {
  const segment = segments[depth];
  if (segment === undefined) return node.route;
  const fixed = node.fixed.get(segment);
  return (
    (fixed ? descend(fixed, segments, depth + 1) : null) ??
    (node.any ? descend(node.any, segments, depth + 1) : null)
  );
}

/** The values of the route's parameters in an address that it matches. */
export function paramsAt(route: Route, segments: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const { name, index } of parameters.get(route) ?? []) params[name] = segments[index] ?? '';
  return params;
}

/** Whether some row has the last segment as a fixed word where these segments lead. */
export function endsInFixedWord(segments: readonly string[]): boolean {
  let nodes = [root];
  for (const segment of segments.slice(0, -1)) {
    nodes = nodes.flatMap((node) =>
      [node.fixed.get(segment), node.any].filter((next): next is Node => next != null),
    );
  }
  return nodes.some((node) => node.fixed.has(segments.at(-1) ?? ''));
}
