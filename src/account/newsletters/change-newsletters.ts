import { type Kysely, sql } from 'kysely';
import { keptDays } from '../../content/types/kept-days.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { pauseAlerts } from '../alerts/pause.ts';
import { type MailOwner, ownChoice } from './owner.ts';

/** Why somebody ends a newsletter, if they say so. */
export const endReasons = ['too-many', 'not-for-me', 'never-asked'] as const;
export type EndReason = (typeof endReasons)[number];

/**
 * Confirms all that was asked for an address. Doing it again changes nothing.
 *
 * @param shown what stood on the page
 */
export async function confirmNewsletters(
  db: Kysely<DB>,
  { address }: MailOwner,
  locale: SiteLocale,
  shown: string,
): Promise<void> {
  await sql`
    with reader as (
      update newsletter_reader r set locale = ${locale} where r.email = ${address} returning id
    ), confirmed as (
      update newsletter_subscription s set confirmed_at = now() from reader
      where s.reader = reader.id and s.confirmed_at is null and s.ended_at is null
        and s.asked_at > now() - make_interval(days => ${keptDays.unconfirmed})
      returning s.reader, s.record_id
    )
    insert into newsletter_consent (reader, act, record_ids, shown, how)
    select reader, 'confirmed', array_agg(record_id), ${shown}, 'page' from confirmed group by reader`.execute(
    db,
  );
}

/**
 * Ends newsletters, wherever they were chosen: in the account or by the address. Doing it again changes nothing.
 *
 * @param recordId one of them; null: all
 */
export async function endNewsletters(
  db: Kysely<DB>,
  owner: Pick<MailOwner, 'visitor' | 'address'>,
  recordId: string | null,
  { how, reason }: { readonly how: 'page' | 'one-click' | 'erasure'; readonly reason: EndReason | null },
): Promise<void> {
  // No record has an id with what the database keeps in no text.
  if (recordId?.includes('\0')) return;
  const which = sql`ended_at is null and (${recordId}::text is null or record_id = ${recordId})`;
  await inTransaction(db, async (trx) => {
    await sql`update newsletter_choice c set ended_at = now(), ended_reason = 'unsubscribed'
      where ${which} and ${ownChoice(owner)}`.execute(trx);
    await endSubscriptions(trx, owner.address, which, how, reason);
  });
}

/** Ends what an address is subscribed to, of what the account that has confirmed it did not choose again. */
export async function endUnchosen(
  trx: Kysely<DB>,
  visitor: string,
  chosen: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ address: string }>`
    select lower(email) as address from visitor_profile
    where visitor = ${visitor} and email_verified and email <> ''`.execute(trx);
  const which = sql`ended_at is null and record_id <> all(${chosen}::text[])`;
  if (rows[0]) await endSubscriptions(trx, rows[0].address, which, 'account', null);
}

async function endSubscriptions(
  trx: Kysely<DB>,
  address: string | null,
  which: ReturnType<typeof sql>,
  how: 'page' | 'one-click' | 'account' | 'erasure',
  reason: EndReason | null,
): Promise<void> {
  await sql`
    with ended as (
      update newsletter_subscription set ended_at = now()
      where reader in (select id from newsletter_reader where email = ${address}) and ${which}
      returning reader, record_id
    )
    insert into newsletter_consent (reader, act, record_ids, how, reason)
    select reader, 'ended', array_agg(record_id), ${how}, ${reason} from ended group by reader`.execute(trx);
}

/** Has nothing be sent up to a day, that day included; null: go on. */
export async function pauseMails(
  db: Kysely<DB>,
  { visitor, address }: MailOwner,
  until: string | null,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (visitor !== null) await pauseAlerts(trx, visitor, until, now);
    await sql`update newsletter_reader set paused_until = ${until}::date where email = ${address}`.execute(
      trx,
    );
  });
}

/** Forgets addresses that nobody confirmed in time, and those that ended everything long ago. */
export async function forgetReaders(db: Kysely<DB>): Promise<void> {
  await sql`
    delete from newsletter_reader r
    where not exists (
      select from newsletter_subscription s where s.reader = r.id and case
        when s.ended_at is not null then s.confirmed_at is not null and s.ended_at > now() - make_interval(days => ${keptDays.newsletter})
        else s.confirmed_at is not null or s.asked_at > now() - make_interval(days => ${keptDays.unconfirmed})
      end)`.execute(db);
}
