import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isUuid } from '../is-uuid.ts';

/** Whose mails a key is of, as it stands in their links. */
export interface MailReader {
  readonly visitor: string;
  readonly alerts: number;
}

/** Finds whose mails a key is of, and how many alerts they have; null: it is none. */
export async function readerByKey(db: Kysely<DB>, key: string): Promise<MailReader | null> {
  if (!isUuid(key)) return null;
  const { rows } = await sql<MailReader>`
    select v.id as visitor, (select count(*)::int from alert a where a.visitor = v.id and a.ended_at is null) as alerts
    from visitor v where v.mail_key = ${key}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Ends all alerts of a reader, and what was still to be told them. Doing it again changes nothing. */
export async function endAlerts(db: Kysely<DB>, visitor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update alert set ended_at = now(), ended_reason = 'unsubscribed'
      where visitor = ${visitor} and ended_at is null`.execute(trx);
    await sql`delete from alert_hit where visitor = ${visitor} and digest is null`.execute(trx);
  });
}
