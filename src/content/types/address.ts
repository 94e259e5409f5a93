/** The rules by which records have addresses (spec §2, "Link-building rules"). */
import { filledPattern, parameterIn, pathOfSegments, segmentsOf } from './path-patterns.ts';

/** What an address is made from: a record in one language with its chain of parents. */
export interface AddressedRecord<Type extends string = string> {
  readonly id: string;
  readonly type: Type;
  readonly slug: string;
  readonly parent: AddressedRecord<Type> | null;
  /** Works only. */
  readonly product?: { readonly feature?: string | null } | null;
}

/** A row of the route table that shows records of the type. */
interface AddressRow<Name extends string> {
  readonly name: Name;
  readonly area: string;
  /** Relative to the language prefix; `:name` is any one segment. */
  readonly pattern: string;
  /** The parameter that holds the record's id: a wrong slug is redirected. Left out: it is found by its path. */
  readonly id?: string;
  /** What follows the record's own path on a further page of it. */
  readonly suffix?: string;
}

export interface Address<Name extends string = string> {
  /** Rows of the type alone; areas whose pages are of several types have theirs in `src/routing/table`. */
  readonly rows: readonly AddressRow<Name>[];
  /**
   * The record's path without language prefix; null when it lacks the parent that its address is made of.
   * @param above the path of its parent; null when that has none
   */
  readonly pathOf: (record: AddressedRecord, above: string | null) => string | null;
}

export function row<const Name extends string>(
  name: Name,
  area: string,
  pattern: string,
  { id, suffix }: { readonly id?: string; readonly suffix?: string } = {},
): AddressRow<Name> {
  return { name, area, pattern, ...(id && { id }), ...(suffix && { suffix }) };
}

/** Pages in rows of their own, with a rule of their own. */
export function pagesAt<const Name extends string>(
  rows: readonly AddressRow<Name>[],
  pathOf: Address['pathOf'],
): Address<Name> {
  return { rows, pathOf };
}

/** A page at the pattern: `:id` is the record's id, which then finds it; any other parameter its slug. */
export function pageAt<const Name extends string, const Further extends string = never>(
  name: Name,
  area: string,
  pattern: string,
  ...further: readonly AddressRow<Further>[]
): Address<Name | Further> {
  const params = segmentsOf(pattern).flatMap((segment) => parameterIn(segment) ?? []);
  return {
    rows: [row(name, area, pattern, params.includes('id') ? { id: 'id' } : {}), ...further],
    pathOf: ({ id, slug }) =>
      filledPattern(pattern, Object.fromEntries(params.map((name) => [name, name === 'id' ? id : slug]))),
  };
}

/** Ancestors' slugs, then the record's own. */
export function belowParent<const Name extends string = never>(
  ...rows: readonly AddressRow<Name>[]
): Address<Name> {
  return { rows, pathOf: ({ slug }, above) => above && `${above}/${slug}` };
}

/** Below its parent like the others; a record without one by a rule of its own. */
export function belowParentOr<const Root extends string, const Name extends string = never>(
  root: Address<Root>,
  ...rows: readonly AddressRow<Name>[]
): Address<Root | Name> {
  const { pathOf } = belowParent();
  return {
    rows: [...root.rows, ...rows],
    pathOf: (record, above) => (record.parent ? pathOf : root.pathOf)(record, above),
  };
}

/** The site's first page. */
export const atTheRoot: Address<never> = { rows: [], pathOf: () => '/' };

/** The first page of an area, at its slug. */
export const topLevel: Address<never> = { rows: [], pathOf: ({ slug }) => pathOfSegments([slug]) };
