import type { Profiler } from 'node:inspector';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** Where a process spends its time, in the order of a page's way. */
export const places = [
  'waiting',
  'sockets and HTTP',
  'pg and kysely',
  'GraphQL',
  'loaders and resolvers',
  'views, links and words',
  'components',
  'React',
  'brotli',
  'collection',
  'Node itself and the rest',
] as const;

export type Place = (typeof places)[number];

/** Microseconds by place. */
export type Times = ReadonlyMap<Place, number>;

/** A function and the microseconds spent in itself. */
export interface Spender {
  readonly name: string;
  readonly place: Place;
  readonly microseconds: number;
}

type ProfileNode = Profiler.ProfileNode;
type CallFrame = ProfileNode['callFrame'];

/** By what the address of a file has, the first that fits. */
const byFile: readonly (readonly [RegExp, Place])[] = [
  [/node:(?:internal\/)?zlib/, 'brotli'],
  [/node:(?:internal\/)?(?:net|stream|_?http|timers|fs|buffer|string_decoder)/, 'sockets and HTTP'],
  [/node_modules\/(?:pg|pg-protocol|pg-pool|pg-types|postgres-[a-z]+|kysely)\//, 'pg and kysely'],
  [/node_modules\/(?:graphql|@pothos|graphql-yoga|@graphql-[a-z]+)\//, 'GraphQL'],
  [/node_modules\/dataloader\//, 'loaders and resolvers'],
  [/node_modules\/(?:react|react-dom|@portabletext)\//, 'React'],
  [/node_modules\/(?:fastify|pino|find-my-way|avvio)\//, 'sockets and HTTP'],
  [/src\/platform\/db\//, 'pg and kysely'],
  [/src\/platform\/http\/compression/, 'brotli'],
  [/src\/(?:content|graphql|account)\//, 'loaders and resolvers'],
  [/src\/(?:pages|components|art|browser)\/.*\.tsx/, 'components'],
  [/src\/(?:pages|components|art|browser|routing|i18n)\//, 'views, links and words'],
  [/src\//, 'sockets and HTTP'],
];

const byName: Readonly<Record<string, Place>> = {
  '(idle)': 'waiting',
  '(program)': 'Node itself and the rest',
  '(garbage collector)': 'collection',
};

/**
 * Adds up where a profile's samples were taken. Native functions count for whoever called them; functions of a built
 * file for the source that its map names.
 *
 * @param mapOf the source map of a built file by its address; null when it has none
 */
export function spentIn(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  mapOf: (url: string) => SourceMapPayload | null,
): { readonly times: Times; readonly spenders: readonly Spender[] } {
  const sourceOf = sourceFinder(mapOf);
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const known = new Map<number, Place>();
  const placeOf = (node: ProfileNode): Place => {
    const found = known.get(node.id) ?? placeOfFrame(node.callFrame, sourceOf(node.callFrame)) ?? above(node);
    known.set(node.id, found);
    return found;
  };
  const above = (node: ProfileNode): Place => {
    const parent = byId.get(parents.get(node.id) ?? Number.NaN);
    return parent ? placeOf(parent) : 'Node itself and the rest';
  };

  const times = new Map<Place, number>();
  const spenders = new Map<string, Spender>();
  for (const [at, id] of samples.entries()) {
    const node = byId.get(id);
    const microseconds = timeDeltas[at] ?? 0;
    // To begin and end a profile takes time, too.
    if (!node || node.callFrame.url === 'node:inspector') continue;
    const place = placeOf(node);
    times.set(place, (times.get(place) ?? 0) + microseconds);
    const name = `${node.callFrame.functionName || '(anonymous)'} ${sourceOf(node.callFrame)}`.trim();
    const before = spenders.get(name)?.microseconds ?? 0;
    spenders.set(name, { name, place, microseconds: before + microseconds });
  }
  return { times, spenders: [...spenders.values()].sort((a, b) => b.microseconds - a.microseconds) };
}

function placeOfFrame({ functionName, url }: CallFrame, source: string): Place | undefined {
  if (url === '') return byName[functionName];
  return byFile.find(([file]) => file.test(source))?.[1];
}

/** Names the source of a function: `src/pages/people/item/view.ts:12`. */
function sourceFinder(mapOf: (url: string) => SourceMapPayload | null): (frame: CallFrame) => string {
  const maps = new Map<string, SourceMap | null>();
  return ({ url, lineNumber, columnNumber }) => {
    if (!maps.has(url)) {
      const payload = url.startsWith('file:') ? mapOf(url) : null;
      maps.set(url, payload && new SourceMap(payload));
    }
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
    const [file, line] =
      entry && 'originalSource' in entry ? [entry.originalSource, entry.originalLine] : [url, lineNumber];
    return file === '' ? '' : `${file.replace(/^.*\/(?=src\/|node_modules\/)/, '')}:${line + 1}`;
  };
}
