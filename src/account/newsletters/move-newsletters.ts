import { type Kysely, sql } from 'kysely';
import type { SiteLocale } from '../../i18n/locales.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isSecret, secretDigest } from '../secret.ts';
import { movableNewsletters } from './ask-to-move.ts';
import { moveIssues } from './move-issues.ts';
import { isOpen, isUndoable } from './move-state.ts';
import { lockMoves } from './moves-lock.ts';
import type { OwnNewsletter } from './owner.ts';

/** What the secret in a mailed link asks. */
export type PendingMove =
  | { readonly kind: 'confirm'; readonly newsletters: readonly Omit<OwnNewsletter, 'isWaiting'>[] }
  | { readonly kind: 'undo' };

/** What a mailed link is for, as long as it can be used; null: it leads nowhere any more. Looking changes nothing. */
export async function findMove(
  db: Kysely<DB>,
  secret: string,
  locale: SiteLocale,
): Promise<PendingMove | null> {
  if (!isSecret(secret)) return null;
  const digest = secretDigest(secret);
  const { rows } = await sql<{ from: string; recordIds: string[]; isUndo: boolean }>`
    select r.email as from, m.record_ids as "recordIds", m.undo_digest = ${digest} as "isUndo"
    from newsletter_move m join newsletter_reader r on r.id = m.reader
    where (m.confirm_digest = ${digest} and ${isOpen}) or (m.undo_digest = ${digest} and ${isUndoable})`.execute(
    db,
  );
  const [move] = rows;
  if (!move) return null;
  if (move.isUndo) return { kind: 'undo' };
  // What was ended meanwhile does not come back with another address.
  const newsletters = (await movableNewsletters(db, move.from, locale)).filter(({ id }) =>
    move.recordIds.includes(id),
  );
  return newsletters.length === 0 ? null : { kind: 'confirm', newsletters };
}

/**
 * Sends to the new address what its owner has confirmed, once. Where that address has newsletters already, it has both.
 *
 * @param shown what stood on the page
 * @returns the key of its preferences; null: the link is used, too old or stopped, or nothing is left to move
 */
export async function confirmMove(
  db: Kysely<DB>,
  secret: string,
  locale: SiteLocale,
  shown: string,
): Promise<string | null> {
  if (!isSecret(secret)) return null;
  return inTransaction(db, async (trx) => {
    await lockMoves(trx);
    const { rows: moves } = await sql<{
      id: string;
      reader: string;
      email: string;
      taken: string[];
      at: string;
    }>`
      with move as (
        select m.id, m.reader, m.email, m.record_ids from newsletter_move m
        where m.confirm_digest = ${secretDigest(secret)} and ${isOpen}
      ), taken as (
        update newsletter_subscription s set ended_at = now() from move
        where s.reader = move.reader and s.record_id = any(move.record_ids)
          and s.confirmed_at is not null and s.ended_at is null
        returning s.record_id
      )
      select id::text, reader::text, email, taken.ids as taken, clock_timestamp()::text as at
      from move cross join (select array_agg(record_id order by record_id) as ids from taken) taken
      where taken.ids is not null`.execute(trx);
    const [move] = moves;
    if (!move) return null;
    const taken = sql`${move.taken}::text[]`;
    const { rows: readers } = await sql<{ id: string; key: string; paused: string | null }>`
      insert into newsletter_reader (email, locale) values (${move.email}, ${locale})
      on conflict (email) do update set email = excluded.email
      returning id::text, key, paused_until::text as paused`.execute(trx);
    const [to] = readers;
    if (!to) throw new Error('No reader was written');
    // Each has the day on which it was first confirmed, so that the issue of the period under way is not lost; and the time
    // of the move, counted while nobody else moves anything, by which undoing it knows what came by it.
    await sql`
      with gained as (
        insert into newsletter_subscription as s (reader, record_id, confirmed_at, asked_at)
        select ${to.id}::bigint, record_id, confirmed_at, ${move.at}::timestamptz from newsletter_subscription
        where reader = ${move.reader}::bigint and record_id = any(${taken})
        on conflict (reader, record_id) do update
          set asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at, ended_at = null
          where s.ended_at is not null or s.confirmed_at is null
        returning record_id
      )
      update newsletter_move set confirmed_at = ${move.at}::timestamptz, email = null,
        to_reader = ${to.id}::bigint, record_ids = ${taken},
        gained = array(select record_id from gained), paused_before = ${to.paused}::date
      where id = ${move.id}::bigint`.execute(trx);
    // Whoever has paused either is sent nothing before both pauses are over.
    await sql`update newsletter_reader t set paused_until = greatest(t.paused_until, f.paused_until)
      from newsletter_reader f where t.id = ${to.id}::bigint and f.id = ${move.reader}::bigint`.execute(trx);
    await sql`
      insert into newsletter_consent (reader, act, record_ids, shown, how) values
        (${move.reader}::bigint, 'ended', ${taken}, null, 'move'),
        (${to.id}::bigint, 'confirmed', ${taken}, ${shown}, 'move')`.execute(trx);
    await moveIssues(trx, move.reader, to.id, move.taken);
    return to.key;
  });
}

/** Forgets moves that nobody can confirm or undo any more. */
export async function forgetMoves(db: Kysely<DB>): Promise<void> {
  await sql`delete from newsletter_move m where not (${isUndoable})`.execute(db);
}
