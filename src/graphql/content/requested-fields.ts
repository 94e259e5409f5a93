import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { baseFields } from '../../content/types/define.ts';
import type { Field, Fields } from '../../content/types/fields.ts';

/** What the plan of a query tells a resolver. */
export interface PlannedInfo {
  readonly fieldName: string;
  /** Its name in the answer. */
  readonly path: { readonly key: string };
  /** Names of all fields that are asked of the records that it gives. */
  readonly requested: ReadonlySet<string>;
}

type FragmentOf = (name: string) => FragmentDefinitionNode | undefined;

/** Fields of `Record` that need none of a record’s own. */
export const fieldsOfLinks: ReadonlySet<string> = new Set([
  '__typename',
  'id',
  'type',
  'typeLabel',
  'followedAs',
  'locale',
  'title',
  'slug',
  'path',
  'url',
  'firstPublishedAt',
  'publishedAt',
  'stale',
  'withdrawn',
  'translations',
  'breadcrumbs',
  'sideTree',
  'parent',
  'children',
  'linkedFrom',
]);

/** Found out once for each place in a query: whether records are asked for as links alone. */
const linksAlone = new WeakMap<ReadonlySet<string>, boolean>();

/** Whether records are asked for as links alone. */
export function isOfLinks(info: GraphQLResolveInfo): boolean {
  const requested = requestedIn(info);
  const before = linksAlone.get(requested);
  if (before !== undefined) return before;
  const is = [...requested].every((name) => fieldsOfLinks.has(name));
  linksAlone.set(requested, is);
  return is;
}

/** So few fields are read by themselves, of more the whole text. */
const few = 3;

/** The same of what `fewFieldsRequested` says. */
const fewFields = new WeakMap<ReadonlySet<string>, readonly string[] | null>();

/**
 * What of their own fields the records of a type are asked for, besides what links are: none for links alone.
 *
 * @param fields of the type
 * @returns null where that is more than a few of them, or depends on others, as what is gated does
 */
export function fewFieldsRequested(info: GraphQLResolveInfo, fields: Fields): readonly string[] | null {
  const requested = requestedIn(info);
  const before = fewFields.get(requested);
  if (before !== undefined) return before;
  const own = [...requested].filter((name) => !fieldsOfLinks.has(name));
  const isFew = own.length <= few && own.every((name) => isReadAlone(name, fields[name]));
  const found = isFew ? own : null;
  fewFields.set(requested, found);
  return found;
}

const isReadAlone = (name: string, field: Field | undefined) =>
  field !== undefined && field.gated !== true && !Object.hasOwn(baseFields, name);

/** By what asks for them: documents that are asked again are kept parsed. */
const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/** Names of all fields that are asked of the records that a field gives. */
export function requestedIn(info: GraphQLResolveInfo | PlannedInfo): ReadonlySet<string> {
  if ('requested' in info) return info.requested;
  const { fieldNodes, fragments } = info;
  const [node] = fieldNodes;
  const before = fieldNodes.length === 1 && node && known.get(node);
  if (before) return before;
  const requested = fieldsRequested(fieldNodes, (name) => fragments[name]);
  if (fieldNodes.length === 1 && node) known.set(node, requested);
  return requested;
}

const none: ReadonlySet<string> = new Set();

/** The same of its nodes, by whichever type's fragment; of a list's page, of the entries. */
export function fieldsRequested(nodes: readonly FieldNode[], fragmentOf: FragmentOf): ReadonlySet<string> {
  // Most fields of a query are values, and each holds what is found here as long as its plan is kept.
  if (!nodes.some(({ selectionSet }) => selectionSet)) return none;
  const below = fieldsBelow(nodes, fragmentOf);
  const entries = below.filter(({ name }) => name.value === 'nodes');
  const requested = entries.length > 0 ? fieldsBelow(entries, fragmentOf) : below;
  return new Set(requested.map(({ name }) => name.value));
}

function fieldsBelow(nodes: readonly FieldNode[], fragmentOf: FragmentOf): FieldNode[] {
  return nodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(selectionSet, fragmentOf) : []));
}

function fieldsIn({ selections }: SelectionSetNode, fragmentOf: FragmentOf): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragmentOf(node.name.value) : node;
    return fragment ? fieldsIn(fragment.selectionSet, fragmentOf) : [];
  });
}
