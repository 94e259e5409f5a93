import { sql } from 'kysely';
import type { Trx } from './transaction.ts';

interface Announcement {
  readonly recordIds: readonly string[];
  /** Types of which something changed besides those of the records. */
  readonly types?: readonly string[];
  readonly locales: readonly string[];
  /** A take-down: nothing rendered before may be served after. */
  readonly hard: boolean;
}

/** What is announced when records are found by other words: synonyms, of which all that is found by words is made. */
export const typesOfWords = ['synonym'] as const;

/** Tells every site process, once the transaction commits, what changed. Returns the publication's number. */
export async function announce(
  trx: Trx,
  { recordIds, types = [], locales, hard }: Announcement,
): Promise<number> {
  const ids = [...new Set(recordIds)];
  const { rows } = await sql<{ seq: number }>`
    insert into publication (record_ids, types, locales, hard)
    select ${ids}::text[], coalesce(array_agg(distinct type), '{}') || ${[...types]}::text[], ${[...new Set(locales)]}::text[], ${hard}
    from record where id = any(${ids}::text[])
    returning seq`.execute(trx);
  const seq = rows[0]?.seq;
  if (seq === undefined) throw new Error('The publication was not recorded.');
  await sql`select pg_notify('publication', ${String(seq)})`.execute(trx);
  return seq;
}
