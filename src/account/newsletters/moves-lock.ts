import { sql } from 'kysely';

/** Held to the end of a transaction: one moves newsletters at a time, and nobody while an issue is written into the outbox. */
export const MOVES = sql`select pg_advisory_xact_lock(hashtext('newsletter_move'))`;
