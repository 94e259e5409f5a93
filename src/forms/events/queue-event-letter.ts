import type { Kysely } from 'kysely';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** The name of these letters' writer in the outbox. */
export const EVENT_WRITER = 'event-place';

/** Of which registration a letter tells, and the place that it had then. */
export interface EventLetterContent {
  readonly submission: string;
  readonly place: 'registered' | 'waiting';
}

interface Told {
  readonly id: string;
  readonly email: string;
  readonly place: EventLetterContent['place'];
}

/**
 * Has somebody be told what place they have.
 *
 * @param again why they are told it once more
 */
export async function queueEventLetter(
  trx: Kysely<DB>,
  { id, email, place }: Told,
  again?: string,
): Promise<void> {
  const content: EventLetterContent = { submission: id, place };
  await enqueueMail(trx, {
    cause: ['event', id, place, again].filter(Boolean).join(':'),
    to: email,
    letter: { writer: EVENT_WRITER, content },
  });
}

/** What the letters about a registration are sent for, but those that tell it once more. */
export function eventCausesOf(id: string): readonly string[] {
  return [`event:${id}:registered`, `event:${id}:waiting`];
}
