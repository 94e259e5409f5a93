import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import { anonymous, type Viewer } from '../../context.ts';
import { heldBy } from '../../fields/open-values.ts';
import type { ContentTypeName } from '../../types/index.ts';
import { type FacetName, facetNames } from '../index/about.ts';
import { FORM } from '../index/form.ts';

/** What a reader chose, by facet: any of the values of each. */
export type Chosen = { readonly [F in FacetName]?: readonly string[] };

/** What results are looked for among. */
export interface Among {
  readonly locale: Locale;
  readonly viewer: Viewer;
  /** Null: of all types. */
  readonly types: readonly ContentTypeName[] | null;
  readonly chosen: Chosen;
}

/** What somebody looks for, and which part of it is shown. */
export interface SearchRequest extends Among {
  readonly text: string;
  readonly sort: 'relevance' | 'newest';
  readonly first: number;
  readonly offset: number;
  /** Looks for the words as they were typed, also for those that stand nowhere. */
  readonly asTyped: boolean;
  /** The day of the reader: by it texts age, and answers of the navigator hold. */
  readonly now: Date;
}

/** What a visitor asks who types a question and sends it: the first ten results of all. */
export function plainRequest(text: string, locale: Locale, now: Date): SearchRequest {
  return {
    text,
    locale,
    viewer: anonymous,
    types: null,
    chosen: {},
    sort: 'relevance',
    first: 10,
    offset: 0,
    asTyped: false,
    now,
  };
}

/** The condition that a row of `search_entry e` is of this form, offered, and shown to readers of a locale. */
export function shownTo(locale: Locale): RawBuilder<boolean> {
  const own = sql`e.locale = ${locale}`;
  const english = sql`e.locale = 'en' and not e.translated_in @> array[${locale}]::text[]`;
  const shown = locale === 'en' ? own : sql`(${own} or ${english})`;
  // Not by the primary key, which nearly all entries pass.
  return sql`e.form::int = ${FORM} and e.offered and ${shown}`;
}

/**
 * The condition that a row is no answer of the navigator of another day: its place shows the answer that holds today, and
 * not what held before or will.
 */
export function holdsOn(day: Date): RawBuilder<boolean> {
  // A value and no `exists`: looked up for each of the few, and never read for all that there are.
  return sql`(e.type <> 'navigatorCell' or (select true from navigator_period p
    where p.record_id = e.record_id and p.held @> ${day.toISOString().slice(0, 10)}::date))`;
}

/**
 * The condition that its terms that the viewer may read match; nothing is compared with any others.
 *
 * @param of alias of the terms
 */
export function matches(viewer: Viewer, query: RawBuilder<unknown>, of = 'e'): RawBuilder<boolean> {
  const held = heldBy(viewer);
  const [open, whole, wholeFor] = [sql.ref(`${of}.open`), sql.ref(`${of}.whole`), sql.ref(`${of}.whole_for`)];
  return held.length === 0
    ? sql`${open} @@ ${query}`
    : sql`(${open} @@ ${query} or (${wholeFor} = any(${held}::text[]) and ${whole} @@ ${query}))`;
}

/**
 * Narrowings that an entry may miss, as bits: the language (where none is chosen, what the reader's pages show is in it), the
 * tab, then the chosen facets in the order of `chosenFacets`.
 */
export const IN_LANGUAGE = 1;
export const IN_TAB = 2;
const FIRST_FACET = 4;

interface ChosenFacet {
  readonly name: FacetName;
  readonly values: readonly string[];
  /** Of whoever misses it. */
  readonly bit: number;
}

/** The facets that something was chosen of, but the language. */
export function chosenFacets({ chosen }: Among): ChosenFacet[] {
  return facetNames
    .filter((name) => name !== 'language' && chosen[name]?.length)
    .map((name, at) => ({
      name,
      values: (chosen[name] ?? []).map((value) => `${name}:${value}`),
      bit: FIRST_FACET << at,
    }));
}
