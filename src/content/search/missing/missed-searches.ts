import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { countableText } from './countable.ts';

/** On fewer occasions a query is rare: it may be one person's, and its text is not written down. */
export const RARE = 5;
/** Different queries that a process counts between two writings, and that are counted of a day. */
const MOST_AT_ONCE = 200;
const MOST_PER_DAY = 5_000;
/** Days for which rare queries, and others, are kept. */
const KEPT_RARE = 30;
const KEPT = 180;

interface Missed {
  readonly locale: Locale;
  readonly text: string;
}

/**
 * What was searched here and not found since it was written last: each query once, however often it was asked, so that
 * whoever asks again and again is one occasion.
 */
class MissedSearches {
  #noted = new Map<string, Missed>();

  /** Counts a query, unless it may be somebody's own or there are too many. */
  note(locale: Locale, typed: string): void {
    const text = this.#noted.size < MOST_AT_ONCE ? countableText(typed) : null;
    if (text !== null) this.#noted.set(`${locale} ${text}`, { locale, text });
  }

  /** Adds what was noted to the day's counts. What cannot be written is forgotten: it is not worth keeping. */
  async write(db: Kysely<DB>): Promise<void> {
    const noted = [...this.#noted.values()];
    this.#noted = new Map();
    if (noted.length > 0) await addOccasions(db, noted);
  }
}

/** Of this process. */
export const missedSearches = new MissedSearches();

async function addOccasions(db: Kysely<DB>, noted: readonly Missed[]): Promise<void> {
  const given = sql`unnest(${noted.map(({ locale }) => locale)}::text[],
    ${noted.map(({ text }) => createHash('sha256').update(text).digest())}::bytea[],
    ${noted.map(({ text }) => text)}::text[]) as given (locale, digest, query)`;
  await sql`
    insert into missed_search (day, locale, digest, occasions)
    select current_date, locale, digest, 1 from (
      select locale, digest, is_known, row_number() over (partition by is_known order by locale, digest) as place
      from ${given} cross join lateral (select exists (select from missed_search m
        where m.day = current_date and m.locale = given.locale and m.digest = given.digest) as is_known) as today) as new
    where is_known or place <= ${MOST_PER_DAY} - (select count(*) from missed_search where day = current_date)
    order by locale, digest
    on conflict (day, locale, digest) do update set occasions = missed_search.occasions + 1`.execute(db);
  await sql`
    update missed_search m set query = given.query from ${given}
    where m.locale = given.locale and m.digest = given.digest and m.query is null and ${RARE} <= (
      select sum(occasions) from missed_search o where o.locale = m.locale and o.digest = m.digest)`.execute(
    db,
  );
}

/** Forgets what has been kept for as long as it may be. Doing it twice changes nothing. */
export async function deleteFormerMissed(db: Kysely<DB>): Promise<void> {
  await sql`delete from missed_search
    where day < current_date - case when query is null then ${KEPT_RARE}::int else ${KEPT}::int end`.execute(
    db,
  );
}

/** Writes down every minute what was not found; `stop` writes the rest. A failure is told, and passes. */
export function countMissed(
  db: Kysely<DB>,
  onTrouble: (error: Error) => void,
  every = 60_000,
): { stop(): Promise<void> } {
  let work = Promise.resolve();
  const write = () => {
    work = work.then(() => missedSearches.write(db)).catch(onTrouble);
    return work;
  };
  const timer = setInterval(write, every);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return write();
    },
  };
}
