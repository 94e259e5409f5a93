import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Letter } from '../letters/letter.ts';

/** A mail for the outbox. */
export interface OutboxMail {
  /**
   * What it is sent for, in at most 300 bytes, `submission:17:receipt`: the same cause gives one mail, however often it
   * is told.
   */
  readonly cause: string;
  /** An address, without a name. */
  readonly to: string;
  /** Written now, or when it is sent, by a writer of that name from what is known now. */
  readonly letter: Letter | { readonly writer: string; readonly content: object };
  /** Seconds for which it is worth sending; default three days. */
  readonly seconds?: number;
}

/** Seconds after which a mail is no news any more. */
const NEWS_SECONDS = 3 * 24 * 3_600;

/**
 * Has a mail be sent once the transaction of its cause is committed: by a process that does jobs, within seconds, with
 * the same Message-ID at every try.
 *
 * @param trx the transaction that writes the cause
 * @returns whether it is new; false: a mail for this cause is there
 */
export async function enqueueMail(
  trx: Kysely<DB>,
  { cause, to, letter, seconds = NEWS_SECONDS }: OutboxMail,
): Promise<boolean> {
  const added = await trx
    .insertInto('mail')
    .values({
      cause,
      recipient: to,
      ...('writer' in letter
        ? { writer: letter.writer, content: JSON.stringify(letter.content) }
        : { content: JSON.stringify(letter) }),
      expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
