import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isSecret, secretDigest } from '../secret.ts';
import { moveIssues } from './move-issues.ts';
import { isUndoable } from './move-state.ts';
import { lockMoves } from './moves-lock.ts';
import { tellUndone } from './tell-undone.ts';

/**
 * Stops a move that is not confirmed, or takes it back, once: the address before has its newsletters again, and nobody else
 * has them by way of it. Whoever had them last keeps those alone that they had themselves, and is told.
 *
 * @returns the key of the preferences of the address before; null: the link is used or too old
 */
export async function undoMove(db: Kysely<DB>, secret: string, siteOrigin: string): Promise<string | null> {
  if (!isSecret(secret)) return null;
  return inTransaction(db, async (trx) => {
    await lockMoves(trx);
    const { rows } = await sql<Undone & { readonly key: string; readonly isConfirmed: boolean }>`
      update newsletter_move m set ended_at = now(), email = null from newsletter_reader r
      where r.id = m.reader and m.undo_digest = ${secretDigest(secret)} and ${isUndoable}
      returning m.id::text, m.reader::text, m.record_ids as "recordIds", r.key,
        m.confirmed_at is not null as "isConfirmed"`.execute(trx);
    const [move] = rows;
    if (!move) return null;
    if (move.isConfirmed) await giveBack(trx, move, siteOrigin);
    return move.key;
  });
}

interface Undone {
  readonly id: string;
  /** The address before. */
  readonly reader: string;
  readonly recordIds: readonly string[];
}

async function giveBack(trx: Kysely<DB>, move: Undone, siteOrigin: string): Promise<void> {
  const { id, reader, recordIds } = move;
  const gone = await strikeOff(trx, move);
  await sql`
    with back as (
      update newsletter_subscription set ended_at = null, confirmed_at = coalesce(confirmed_at, now())
      where reader = ${reader}::bigint and record_id = any(${recordIds}::text[])
    )
    insert into newsletter_consent (reader, act, record_ids, how)
    values (${reader}::bigint, 'confirmed', ${recordIds}::text[], 'undo')`.execute(trx);
  const holders = await endWhereTheyWent(trx, gone, reader);
  // The pause that came with them goes with them, unless another was chosen meanwhile: where they went last before that.
  for (const one of gone.filter(({ isOver }) => isOver))
    await sql`update newsletter_reader t set paused_until = m.paused_before
      from newsletter_move m join newsletter_reader f on f.id = m.reader
      where m.id = ${one.id}::bigint and t.id = m.to_reader and t.id <> ${reader}::bigint
        and t.paused_until = f.paused_until`.execute(trx);
  for (const holder of holders) {
    await moveIssues(trx, holder.reader, reader, holder.recordIds);
    await tellUndone(trx, id, holder, siteOrigin);
  }
}

/** Part of a move by which what is undone went on; of the whole of one, nothing is left to undo. */
interface Gone {
  readonly id: string;
  /** Null: that address is forgotten. */
  readonly to: string | null;
  /** With microseconds. */
  readonly at: string;
  /** What that address did not have before. */
  readonly gained: readonly string[];
  readonly isOver: boolean;
}

/**
 * Finds by which moves newsletters went on since, from the address before or from whomever they came to, unless it had asked
 * for them itself meanwhile; and takes them out of these, so that no other link brings them back. The last move comes first.
 */
async function strikeOff(trx: Kysely<DB>, { id, recordIds }: Undone): Promise<readonly Gone[]> {
  const { rows } = await sql<Gone>`
    with recursive went as (
      select m.id, m.to_reader, m.confirmed_at, one.record_id, one.record_id = any(m.gained) as is_gained
      from newsletter_move undone
      join newsletter_move m on m.reader = undone.reader
        and (m.id = undone.id or (m.ended_at is null and m.confirmed_at > undone.confirmed_at))
      cross join unnest(m.record_ids) as one (record_id)
      where undone.id = ${id}::bigint and one.record_id = any(${recordIds}::text[])
      union
      select n.id, n.to_reader, n.confirmed_at, went.record_id, went.record_id = any(n.gained)
      from went
      join newsletter_subscription s on s.reader = went.to_reader and s.record_id = went.record_id
      join newsletter_move n on n.reader = went.to_reader and n.ended_at is null
        and n.confirmed_at > went.confirmed_at and went.record_id = any(n.record_ids)
      where went.is_gained and not (s.asked_at > went.confirmed_at and s.asked_at < n.confirmed_at)
    ), gone as (
      select id, to_reader, confirmed_at, array_agg(record_id) as record_ids,
        coalesce(array_agg(record_id) filter (where is_gained), '{}') as gained
      from went group by id, to_reader, confirmed_at
    ), left_over as (
      select m.id, array(select unnest(m.record_ids) except select unnest(gone.record_ids)) as record_ids
      from newsletter_move m join gone on gone.id = m.id where m.id <> ${id}::bigint
    ), struck as (
      update newsletter_move m set
        record_ids = case when l.record_ids = '{}' then m.record_ids else l.record_ids end,
        gained = array(select unnest(m.gained) intersect select unnest(l.record_ids)),
        ended_at = case when l.record_ids = '{}' then now() end
      from left_over l where l.id = m.id
    )
    select gone.id::text, gone.to_reader::text as to, gone.confirmed_at::text as at, gone.gained,
      coalesce(l.record_ids = '{}', true) as "isOver"
    from gone left join left_over l on l.id = gone.id order by gone.confirmed_at desc`.execute(trx);
  return rows;
}

/** Whose newsletters have ended, and which. */
interface Holder {
  readonly reader: string;
  readonly recordIds: readonly string[];
}

/** Ends newsletters where they came by these moves, and not where somebody has asked for them since. */
async function endWhereTheyWent(
  trx: Kysely<DB>,
  gone: readonly Gone[],
  before: string,
): Promise<readonly Holder[]> {
  const holders = new Map<string, string[]>();
  for (const { to, at, gained } of gone) {
    if (to === null || to === before) continue;
    const { rows } = await sql<{ record: string }>`
      update newsletter_subscription set ended_at = now()
      where reader = ${to}::bigint and record_id = any(${gained}::text[]) and ended_at is null
        and asked_at = ${at}::timestamptz
      returning record_id as record`.execute(trx);
    if (rows.length > 0)
      holders.set(to, [...(holders.get(to) ?? []), ...rows.map(({ record }) => record)].sort());
  }
  const ended = [...holders].map(([reader, ids]) => ({ reader, recordIds: ids }));
  for (const { reader, recordIds } of ended)
    await sql`insert into newsletter_consent (reader, act, record_ids, how)
      values (${reader}::bigint, 'ended', ${recordIds}::text[], 'undo')`.execute(trx);
  return ended;
}
