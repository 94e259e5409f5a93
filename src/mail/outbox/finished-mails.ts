import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/** Days for which it is remembered that a mail was sent: bounces and complaints come later, and a cause may be told again. */
const REMEMBERED = 90;

/** Forgets mails that were finished long ago. */
export async function forgetFinished(db: Kysely<DB>): Promise<void> {
  await sql`delete from mail where finished_at < now() - make_interval(days => ${REMEMBERED})`.execute(db);
}

/** Forgets mails that nobody needs any more, where none is sent. */
export async function forgetUnsent(db: Kysely<DB>): Promise<void> {
  await sql`delete from mail where state = 'waiting' and expires_at < now()`.execute(db);
}

export interface MailCount {
  readonly state: string;
  readonly mails: number;
  /** Of those that wait, the one that has waited longest; of the others, the last one. */
  readonly at: Date;
}

/** How many mails there are in each state. */
export async function countMails(db: Kysely<DB>): Promise<MailCount[]> {
  const { rows } = await sql<MailCount>`
    select state, count(*)::int as mails,
      case state when 'waiting' then min(created_at) else max(finished_at) end as at
    from mail group by state order by state`.execute(db);
  return rows;
}

export interface GivenUpMail {
  readonly id: string;
  readonly cause: string;
  readonly domain: string;
  readonly tries: number;
  readonly trouble: string | null;
  readonly at: Date;
}

/** The mails that gave up, the last one first, at most a hundred. */
export async function givenUpMails(db: Kysely<DB>): Promise<GivenUpMail[]> {
  const { rows } = await sql<GivenUpMail>`
    select id::text, cause, domain, tries, trouble, finished_at as at from mail
    where state = 'gave-up' order by finished_at desc, id desc limit 100`.execute(db);
  return rows;
}

/**
 * Has mails that gave up be tried again for another day, with the Message-ID that they had.
 *
 * @param id one of them; null: all
 * @returns how many
 */
export async function retryMails(db: Kysely<DB>, id: string | null): Promise<number> {
  const { numAffectedRows } = await sql`
    update mail set state = 'waiting', finished_at = null, trouble = null, tries = 0, due_at = now(),
      expires_at = now() + interval '1 day'
    where state = 'gave-up' and content is not null and (${id}::bigint is null or id = ${id}::bigint)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
