import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/** From here to the end of the transaction nobody else moves newsletters, or writes an issue into the outbox. */
export async function lockMoves(trx: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('newsletter_move'))`.execute(trx);
}
