import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/** Ends all alerts of a reader, and what was still to be told them. Doing it again changes nothing. */
export async function endAlerts(db: Kysely<DB>, visitor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update alert set ended_at = now(), ended_reason = 'unsubscribed'
      where visitor = ${visitor} and ended_at is null`.execute(trx);
    await sql`delete from alert_hit where visitor = ${visitor} and digest is null`.execute(trx);
  });
}
