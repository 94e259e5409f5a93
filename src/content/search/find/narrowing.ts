import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { Viewer } from '../../context.ts';
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
  return sql`(e.type <> 'navigatorCell' or exists (select from navigator_period p
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
 * Which of the chosen facets, `tab` and `language` among them, a row does not pass; what no language is chosen for is
 * shown as everywhere.
 */
export function missedOf({ types, chosen, locale }: Among): RawBuilder<unknown> {
  const cases = facetNames.flatMap((name) => {
    if (name === 'language') return [];
    const values = chosen[name]?.map((value) => `${name}:${value}`);
    return values?.length ? [sql`case when e.about && ${values}::text[] then null else ${name} end`] : [];
  });
  const inLanguage = chosen.language?.length
    ? sql`e.locale = any(${[...chosen.language]}::text[])`
    : shownTo(locale);
  const language = sql`case when ${inLanguage} then null else 'language' end`;
  const tab = types && sql`case when e.type = any(${[...types]}::text[]) then null else 'tab' end`;
  return sql`array_remove(array[${sql.join([...cases, language, ...(tab ? [tab] : [])])}]::text[], null)`;
}
