import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/** Newsletters that are sent, with how many addresses have confirmed them or chosen them in an account. */
export async function newslettersToSend(
  db: Kysely<DB>,
): Promise<{ id: string; title: string; cadence: string; readers: number }[]> {
  const { rows } = await sql<{ id: string; title: string; cadence: string; readers: number }>`
    select l.record_id as id, l.title, l.fields ->> 'cadence' as cadence, (
      select count(*)::int from (
        select lower(p.email) from newsletter_choice c
        join visitor_profile p on p.visitor = c.visitor and p.email_verified and p.email <> ''
        where c.record_id = l.record_id and c.ended_at is null
        union
        select r.email from newsletter_subscription s join newsletter_reader r on r.id = s.reader
        where s.record_id = l.record_id and s.confirmed_at is not null and s.ended_at is null) as address) as readers
    from live l where l.type = 'newsletter' and l.locale = 'en' and l.withdrawn_at is null order by l.record_id`.execute(
    db,
  );
  return rows;
}

export interface ListedIssue {
  readonly newsletter: string;
  readonly number: number;
  readonly state: string;
  /** On which it was sent or is to be; null: a draft. */
  readonly day: string | null;
  readonly texts: number;
}

/** The last three issues of each newsletter. */
export async function issuesToSend(db: Kysely<DB>): Promise<ListedIssue[]> {
  const { rows } = await sql<ListedIssue>`
    select record_id as newsletter, number, state, coalesce(send_on, sent_at::date)::text as day,
      cardinality(record_ids) as texts
    from (select *, row_number() over (partition by record_id order by number desc) as back from newsletter_issue) i
    where back <= 3 order by record_id, number desc`.execute(db);
  return rows;
}
