import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { FORM } from '../index/form.ts';
import { conditionOf } from './condition.ts';
import { Hits, type Packed } from './hits.ts';
import { holdsOn, type SearchRequest } from './narrowing.ts';
import { ALL, MOST_RANKED, neededOf, textOfShare } from './needed.ts';
import type { Asked } from './understood.ts';
import { searchValues } from './values.ts';

/** The share of a question that a title has to be looked at first. */
const TITLED = 0.6;

/**
 * All entries that have the share of what a question says, in any language, told apart by what of the reader's choices they
 * miss. The index says which they are; no text is read.
 *
 * @param share see `textOfShare`
 */
export async function hitsOf(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  share: number,
): Promise<Hits> {
  const [values, packed] = await Promise.all([searchValues(db), packedHits(db, request, asked, share)]);
  const hits = new Hits(packed, values, request);
  // A publication meanwhile has brought a new one.
  return hits.isKnown ? hits : new Hits(packed, await searchValues(db), request);
}

async function packedHits(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  share: number,
): Promise<Packed> {
  const needed = neededOf(asked);
  const titledBy = (least: number) => textOfShare(needed, least, { phrases: 'apart' }) ?? '';
  // Of a question of one thing, all of it and most of it are the same.
  const titles = request.sort === 'newest' ? [] : [...new Set([ALL, TITLED].map(titledBy))];
  const titled = titles.map(
    (
      text,
      at,
    ) => sql`, case when count > ${MOST_RANKED} then (select ${bytes(sql`string_agg(tidsend(e.ctid), '')`)}
      from search_entry e where ts_filter(e.brief, '{a,c}') @@ ${text}::tsquery) end as ${sql.ref(`titled${at}`)}`,
  );
  const answers =
    asked.answers.length > 0
      ? bytes(
          sql`string_agg(tidsend(e.ctid), '') filter (where e.record_id = any(${[...asked.answers]}::text[]))`,
        )
      : sql`null::text`;
  const { rows } = await sql<{ count: number } & Record<string, string | null>>`
    with matched as materialized (
      select count(*)::int as count, ${bytes(sql`string_agg(tidsend(e.ctid) || e.counted, '')`)} as entries, ${answers} as answers
      from search_entry e
      where e.form::int = ${FORM} and e.offered and ${holdsOn(request.now)} and ${conditionOf(asked, request, share)})
    select * ${sql.join(titled, sql` `)} from matched`.execute(db);
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    entries: bufferOf(row?.entries),
    answers: bufferOf(row?.answers),
    titled: titles.map((_, at) => bufferOf(row?.[`titled${at}`])),
  };
}

/** Bytes as they are sent: in two thirds of what the driver's own way needs, and read in a fraction of its time. */
const bytes = (value: RawBuilder<unknown>) => sql`encode(${value}, 'base64')`;
const bufferOf = (sent: string | null | undefined) => (sent ? Buffer.from(sent, 'base64') : null);
