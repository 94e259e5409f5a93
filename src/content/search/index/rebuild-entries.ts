import { type Kysely, sql } from 'kysely';
import { siteLocales } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { announce, typesOfWords } from '../../publish/announce.ts';
import { inPublication } from '../../publish/transaction.ts';
import type { IndexedRow } from './entry.ts';
import { FORM } from './form.ts';
import { settleMeanings } from './meanings.ts';
import { markReady, writeEntries } from './write-entries.ts';

/** Rows in one transaction: no publication waits for long, and no statement takes too long for a visitor's connection. */
const BATCH = 25;

interface Rebuilding {
  /** Only entries that are not there, or not of the version that is live. Default: all. */
  readonly isForMissing?: boolean;
  /** Called after each batch with how many rows are done, of how many. */
  readonly progress?: (done: number, of: number) => void;
}

/** Whether every live row has its entry in this release's form. */
export async function isReady(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`select 1 from search_form where form = ${FORM} and is_ready`.execute(db);
  return rows.length > 0;
}

/** Whether an entry is not there, or not of the version that is live: a release before this one published it. */
export async function isBehind(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`
    select from live l where not exists (select from search_entry e
      where (e.form, e.record_id, e.locale, e.number) = (${FORM}, l.record_id, l.locale, l.number)) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether a publication has left entries to the job, see `writeEntriesNamedBy`. */
export async function hasEntriesLeft(db: Kysely<DB>): Promise<boolean> {
  const { rows } =
    await sql`select from search_entry where form = ${FORM} and number is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Removes what releases before this one searched in, a week after this one's entries were all there. */
export async function removeFormerEntries(db: Kysely<DB>): Promise<void> {
  const former = sql`form < ${FORM} and exists (
    select from search_form where form = ${FORM} and is_ready and ready_at < now() - interval '7 days')`;
  for (let removed = BATCH; removed === BATCH; ) {
    const { rows } = await sql`delete from search_entry where (form, record_id, locale) in (
      select form, record_id, locale from search_entry where ${former} limit ${BATCH}) returning 1`.execute(
      db,
    );
    removed = rows.length;
  }
  await sql`delete from search_word where ${former}`.execute(db);
  await sql`delete from search_meaning where ${former}`.execute(db);
  await sql`delete from search_form where ${former}`.execute(db);
}

/**
 * Writes entries of live rows in this release's form, in order. Each batch is a publication of its own: none is held up
 * for longer, no older text is written over a newer one, and two that rebuild at the same time take turns. Pages of
 * results are made anew afterwards.
 */
export async function rebuildEntries(
  db: Kysely<DB>,
  { isForMissing = false, progress }: Rebuilding = {},
): Promise<void> {
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from live`.execute(db);
  const of = counted[0]?.count ?? 0;
  // Nothing is published, and nothing is written: a backup is restored into a database that is empty.
  if (of === 0) return;
  await sql`insert into search_form (form) values (${FORM}) on conflict do nothing`.execute(db);
  let done = 0;
  let last = { record_id: '', locale: '' };
  for (;;) {
    const rows = await inPublication(db, async (trx) => {
      const { rows: batch } = await sql<IndexedRow>`
        select record_id, locale, type, number, path, fields, ordered_at, withdrawn_at, whole_for from live l
        where (record_id, locale) > (${last.record_id}, ${last.locale}) and (not ${isForMissing} or not exists (
          select from search_entry e where (e.form, e.record_id, e.locale, e.number) = (${FORM}, l.record_id, l.locale, l.number)))
        order by record_id, locale limit ${BATCH}`.execute(trx);
      await writeEntries(trx, batch);
      return batch;
    });
    const end = rows.at(-1);
    if (end === undefined) break;
    last = { record_id: end.record_id, locale: end.locale };
    done += rows.length;
    progress?.(done, Math.max(of, done));
  }
  await inPublication(db, async (trx) => {
    await markReady(trx);
    await announce(trx, { recordIds: [], types: typesOfWords, locales: siteLocales, hard: false });
  });
  await settleMeanings(db);
}
