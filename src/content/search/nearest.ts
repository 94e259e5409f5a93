import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type LiveRecord, type LiveRow, liveColumns, shownIn, shownRecord } from '../records/live-record.ts';
import { searchQueryText } from './search-text.ts';

interface NearestSearch {
  /** Path without language prefix that leads nowhere. */
  readonly path: string;
  readonly locale: Locale;
  readonly first: number;
}

/** Most words of an address that are looked for. */
const MOST_WORDS = 8;
/** Most characters of each: every title is compared with them, and whoever asks may have written thousands. */
const LONGEST_WORD = 40;
/** The share of what was typed, in groups of three letters, that a title or an address has: 0.57 of `frence`, in France. */
const NEARLY = 0.5;

/**
 * Records with a page whose title, names or address have words of a wrong address, or nearly, and the pages that it would
 * lie below; those of the same area first.
 */
export async function nearest(db: Kysely<DB>, { path, locale, first }: NearestSearch): Promise<LiveRecord[]> {
  const words = wordsOf(path);
  const terms = words.flatMap((word) => searchQueryText(word) ?? []);
  if (terms.length === 0) return [];
  const query = terms.map((term) => `(${term})`).join(' | ');
  const area = `/${path.split('/')[1] ?? ''}`;
  const segments = path.split('/').slice(0, -1).slice(0, MOST_WORDS);
  const above = segments.slice(1).map((_, at) => segments.slice(0, at + 2).join('/'));
  const last = wordsOf(path.slice(path.lastIndexOf('/')));
  // Each is compared with every title: not twice, where an address has one segment, and not where there are no words.
  const alike = [...new Set([words.join(' '), last.join(' ')])].filter((text) => text !== '');
  const { rows } = await sql<LiveRow>`
    select ${liveColumns} from live l
    join (
      select l.record_id, l.locale, l.path,
        ts_rank(ts_filter(l.search_brief, '{a,c}'), to_tsquery('simple', ${query}))
          + similarity(l.path, ${path.slice(0, 200)}) as score
      from live l
      where (ts_filter(l.search_brief, '{a,c}') @@ to_tsquery('simple', ${query})
          or ${sql.join(
            [
              ...alike.map((text) => sql`word_similarity(${text}, l.title) >= ${NEARLY}`),
              // Addresses keep their words where titles are in another script.
              ...(last.length > 0 ? [sql`word_similarity(${last.join(' ')}, l.path) >= ${NEARLY}`] : []),
            ],
            sql` or `,
          )}
          or l.path = any(${above}::text[]))
        and l.path is not null and l.withdrawn_at is null and ${shownIn(locale)}
      limit 500
    ) as near using (record_id, locale)
    order by near.score + case when starts_with(l.path, ${`${area}/`}) then 0.2 else 0 end desc, l.path
    limit ${first}`.execute(db);
  return rows.map((row) => shownRecord(row, locale));
}

/** The words of the last two segments: `/people/pe101/helena-okafor` → pe101, helena, okafor. */
function wordsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const words = segments.slice(-2).flatMap((segment) => segment.split(/[^\p{L}\p{N}]+/u));
  const last = words.filter((word) => word.length > 1).slice(-MOST_WORDS);
  return last.map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}
