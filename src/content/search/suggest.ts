import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { hasPage } from '../../routing/links.ts';
import { languageGroups } from '../records/live-record.ts';
import { type ContentTypeName, contentTypeNames, declarationOf, typesWhere } from '../types/index.ts';
import { searchQueryText } from './search-text.ts';

/** A record offered while somebody types. */
export interface Suggestion {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly locale: Locale;
  readonly requestedLocale: Locale;
  readonly path: string;
  readonly title: string;
  /** A person's job title, a publication's subtitle. */
  readonly subtitle: string | null;
}

interface SuggestQuery {
  /** What was typed so far; the last word may be unfinished. */
  readonly text: string;
  readonly locale: Locale;
  readonly first: number;
  /** Those of `searchableTypes` that are looked for. */
  readonly types: readonly ContentTypeName[];
}

/** Types whose records have pages of their own: only these are ever found. */
export const searchableTypes: readonly ContentTypeName[] = contentTypeNames.filter(hasPage);

/** As many matches are ranked; more than that means that the reader has to type on anyway. */
const RANKED = 200;
/** Says too little. */
const ONE_LETTER = /^[a-z]:\*$/;

/**
 * Records with a page whose title or names begin with the words, else those that are written alike. Accents do not
 * matter, Chinese is found by any of its characters. Withdrawn ones are not offered.
 */
export async function suggest(
  db: Kysely<DB>,
  { text, locale, first, types }: SuggestQuery,
): Promise<Suggestion[]> {
  const typed = text.trim().slice(0, 100);
  const query = searchQueryText(typed, { prefix: true });
  if (query === null || ONE_LETTER.test(query)) return [];
  const wanted = types.length < searchableTypes.length ? sql<boolean>`l.type = any(${types}::text[])` : all;
  const found = await inGroups(locale, first, (group, left) =>
    matching(db, query, sql`${group} and ${wanted}`, left),
  );
  if (found.length > 0 || typed.length < 4) return found;
  return inGroups(locale, first, (group, left) => alike(db, typed, sql`${group} and ${wanted}`, left));
}

type Row = Omit<Suggestion, 'requestedLocale'>;

/** Rows in the language asked for, and as many English ones as there is room for. */
async function inGroups(
  requestedLocale: Locale,
  first: number,
  find: (group: RawBuilder<boolean>, left: number) => Promise<Row[]>,
): Promise<Suggestion[]> {
  const rows: Row[] = [];
  for (const group of languageGroups(requestedLocale)) {
    if (rows.length < first) rows.push(...(await find(group, first - rows.length)));
  }
  return rows.map((row) => ({ ...row, requestedLocale }));
}

const all = sql<boolean>`true`;

const subtitles = contentTypeNames.flatMap((name) => {
  const field = declarationOf(name).search?.subtitle;
  return field ? [sql`when ${name} then l.fields ->> ${field}::text`] : [];
});
const columns = sql`l.record_id as id, l.type, l.locale, l.path, l.title,
  case l.type ${sql.join(subtitles, sql` `)} end as subtitle`;

const foundFirst = typesWhere(({ search }) => search?.rank === 'first');

const offered = sql`l.path is not null and l.withdrawn_at is null`;

/**
 * `offset 0` keeps the language out of the index search, where it would cost more than the search itself; fields are
 * long and opened for the rows that are shown alone.
 */
async function matching(
  db: Kysely<DB>,
  query: string,
  group: RawBuilder<boolean>,
  first: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from (
      select * from (
        select * from (
          select * from live l
          where ts_filter(l.search_brief, '{a,c}') @@ to_tsquery('simple', ${query}) and ${offered}
          offset 0
        ) as l
        where ${group}
        limit ${RANKED}
      ) as l
      order by l.type <> all(${foundFirst}::text[]),
        ts_rank('{0,0.5,0,1}', l.search_brief, to_tsquery('simple', ${query})) desc, length(l.title), l.title
      limit ${first}
    ) as l`.execute(db);
  return rows;
}

/** Titles with a word that differs by a letter or two. */
async function alike(
  db: Kysely<DB>,
  text: string,
  group: RawBuilder<boolean>,
  first: number,
): Promise<Row[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`.execute(trx);
    const { rows } = await sql<Row>`
      select ${columns} from live l
      where ${text} <% l.title and ${offered} and ${group}
      order by word_similarity(${text}, l.title) desc, length(l.title), l.title
      limit ${first}`.execute(trx);
    return rows;
  });
}
