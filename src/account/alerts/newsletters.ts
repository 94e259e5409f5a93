import { type Kysely, sql } from 'kysely';
import {
  type LiveRecord,
  type LiveRow,
  liveColumns,
  shownIn,
  shownRecord,
} from '../../content/records/live-record.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { endUnchosen } from '../newsletters/change-newsletters.ts';
import { notFound } from '../refusals.ts';
import { ensureVisitor } from '../visitor.ts';

export interface NewsletterChoice {
  readonly record: LiveRecord;
  /** The English one, by which its issues are read. */
  readonly slug: string;
  readonly chosen: boolean;
}

/**
 * Every newsletter that there is, and whether a reader has chosen it: in the account, or by the address that it has confirmed.
 *
 * @param visitor null: nobody’s
 */
export async function readNewsletters(
  db: Kysely<DB>,
  visitor: string | null,
  requestedLocale: Locale,
): Promise<NewsletterChoice[]> {
  const { rows } = await sql<LiveRow & { chosen: boolean; english: string }>`
    select ${liveColumns},
      coalesce((select e.slug from live e where e.record_id = l.record_id and e.locale = 'en'), l.slug) as english, exists (
      select from newsletter_choice c
      where c.visitor = ${visitor} and c.record_id = l.record_id and c.ended_at is null) or exists (
      select from visitor_profile p join newsletter_reader r on r.email = lower(p.email)
      join newsletter_subscription s on s.reader = r.id and s.record_id = l.record_id
      where p.visitor = ${visitor} and p.email_verified and s.confirmed_at is not null and s.ended_at is null) as chosen
    from live l
    where l.type = 'newsletter' and l.withdrawn_at is null and ${shownIn(requestedLocale)}
    order by l.title, l.record_id`.execute(db);
  return rows.map((row) => ({
    record: shownRecord(row, requestedLocale),
    slug: row.english,
    chosen: row.chosen,
  }));
}

/**
 * Makes these the reader's newsletters: others are ended, those that stay keep their day.
 *
 * @throws GraphQLError NOT_FOUND when one of them is no live newsletter
 */
export async function chooseNewsletters(
  db: Kysely<DB>,
  visitor: string,
  recordIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(recordIds)];
  const list = sql`${ids}::text[]`;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ known: number }>`
      select count(distinct record_id)::int as known from live
      where record_id = any(${list}) and type = 'newsletter' and withdrawn_at is null`.execute(trx);
    if (rows[0]?.known !== ids.length) throw notFound();
    await ensureVisitor(trx, visitor);
    await sql`update newsletter_choice set ended_at = now(), ended_reason = 'deselected'
      where visitor = ${visitor} and ended_at is null and record_id <> all(${list})`.execute(trx);
    await endUnchosen(trx, visitor, ids);
    await sql`insert into newsletter_choice (visitor, record_id) select ${visitor}, unnest(${list})
      on conflict (visitor, record_id) where ended_at is null do nothing`.execute(trx);
  });
}
