import type { Locale } from '../../../i18n/locales.ts';
import { openValues } from '../../fields/open-values.ts';
import { type ContentTypeName, declarationOf } from '../../types/index.ts';
import { isStopWord } from '../text/stems.ts';
import { tokensOf } from '../text/tokens.ts';
import { type TextIn, vectorOf } from '../text/vector.ts';
import { aboutOf } from './about.ts';
import { FORM } from './form.ts';
import type { MeaningFinder } from './meanings.ts';
import { nameTermsOf, textsOf } from './texts.ts';

/** What of a row of `live` decides its entry. */
export interface IndexedRow {
  readonly record_id: string;
  readonly locale: string;
  readonly type: string;
  /** Of the version that is live. */
  readonly number: number;
  readonly path: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly ordered_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly whole_for: string | null;
}

/** Compared with others that match as well: people and answers about the firm's work before pages about the firm. */
const weights = { first: 1.5, between: 1, last: 0.7 } as const;
/** Those without a page of their own, against what they stand on. */
const WITHOUT_PAGE = 0.85;

/** The records by whose titles a row is found as well. */
export function foundByIds({ type, fields }: IndexedRow): string[] {
  const { search } = declarationOf(type as ContentTypeName);
  return (search?.foundBy ?? []).flatMap((field) =>
    Array.isArray(fields[field]) ? (fields[field] as string[]) : [],
  );
}

/** What the records say that a row is named by. */
export interface Names {
  /** Titles in the row's language, else in English. */
  readonly titles: readonly string[];
  /** Questions in it, else in English; titles and questions in other languages. */
  readonly further: readonly TextIn[];
}

/** What an entry is found by that stands in other records. */
interface SaidElsewhere {
  /** Titles of the records that it is found by, see `foundByIds`. */
  readonly titles: ReadonlyMap<string, string>;
  /** Of the records that its type is named by. */
  readonly names: Names | undefined;
  /** Ways in which it is asked for. */
  readonly asked: readonly string[];
  /** The page of another record that it would be shown on is withdrawn. */
  readonly isPlaceWithdrawn: boolean;
}

/** Words of a title that are looked for; of Chinese ones each pair of characters. */
function wordsIn(text: string): number {
  return tokensOf(text).reduce(
    (sum, token) =>
      sum + (token.isHan ? Math.ceil([...token.text].length / 2) : isStopWord('en', token.text) ? 0 : 1),
    0,
  );
}

/**
 * The entry of a live translation in this release's form of the index; vectors are still literals, without what synonyms
 * say.
 *
 * @param finder of meanings: those that the entry may have come with it, by their places
 */
export function entryOf(
  row: IndexedRow,
  finder: MeaningFinder,
  { titles, names, asked, isPlaceWithdrawn }: SaidElsewhere,
) {
  const type = declarationOf(row.type as ContentTypeName);
  const locale = row.locale as Locale;
  const open = openValues(type, row.fields);
  const own = textsOf(type, row.record_id, open);
  const linked = foundByIds(row).flatMap((id) => titles.get(id) ?? []);
  const texts = { ...own, A: [...new Set([...(names?.titles ?? []), ...own.A])], B: [...own.B, ...linked] };
  const others = [...(names?.further ?? []), ...asked.map((text) => ({ text, locale }))];
  const further = { nameTerms: nameTermsOf(type, open), others };
  const vector = vectorOf(texts, locale, further);
  const whole =
    row.whole_for === null ? null : vectorOf(textsOf(type, row.record_id, row.fields), locale, further);
  const hasPlace = type.search?.shownOn !== undefined;
  return {
    form: FORM,
    record_id: row.record_id,
    locale,
    type: row.type,
    number: row.number,
    about: aboutOf(type, open, row.ordered_at),
    has_place: hasPlace,
    offered: row.withdrawn_at === null && (row.path !== null || (hasPlace && !isPlaceWithdrawn)),
    aged_from: type.evergreen ? null : row.ordered_at,
    weight: weights[type.search?.rank ?? 'between'] * (hasPlace ? WITHOUT_PAGE : 1),
    title_words: Math.min(
      100,
      // What says what a title is about is all of it that somebody looks for.
      (names?.titles ?? texts.A).reduce((sum, text) => sum + wordsIn(text), 0),
    ),
    meanings: finder.placesIn(new Set([...vector.terms, ...(whole?.terms ?? [])])),
    open: String(vector),
    brief: String(vectorOf({ ...texts, D: [] }, locale, further)),
    whole: whole && String(whole),
    whole_for: row.whole_for,
  };
}
