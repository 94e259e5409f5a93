import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Mail as MailRow } from '../../platform/db/tables.gen.ts';
import { stopAddress } from '../bounces/stop-address.ts';
import type { Letter } from '../letters/letter.ts';
import { type Mailer, MailNotTaken } from '../mail.ts';

/**
 * Writes the letter of a mail when it is sent, from what was known when it was caused; null: there is nothing to say any
 * more. Asked again, it writes the same.
 */
export type Writer = (content: unknown, recipient: string) => Promise<Letter | null>;

export interface SendOptions {
  readonly mailer: Mailer;
  /** By the name that stands in `mail.writer`. */
  readonly writers: Readonly<Record<string, Writer>>;
  /** Told when a mail is not sent; whom it was for is not said. */
  onTrouble(error: unknown, isGivenUp: boolean): void;
}

/** As many are on their way at once. */
const AT_ONCE = 20;
/** Seconds after which what was begun and not finished is begun again: its process has died. Longer than any sending. */
const LEASE = 300;
/** Seconds until the second try; the pause doubles, up to the longest one. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 3_600;

/**
 * Sends what is due. Any number of processes may do so at once: each takes what no other has taken.
 *
 * @returns how many it took; ask again until there are none
 */
export async function sendDue(db: Kysely<DB>, options: SendOptions): Promise<number> {
  const taken = await takeDue(db);
  await Promise.all(taken.map((mail) => sendOne(db, mail, options)));
  return taken.length;
}

type Taken = Pick<
  Selectable<MailRow>,
  'id' | 'message_key' | 'recipient' | 'is_bulk' | 'writer' | 'content' | 'unsubscribe_url' | 'tries'
> & { readonly expires_at: Date };

function takeDue(db: Kysely<DB>): Promise<Taken[]> {
  return db
    .updateTable('mail')
    .set({ due_at: sql`now() + make_interval(secs => ${LEASE})`, tries: sql`tries + 1`, trouble: null })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mail')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', sql<Date>`now()`)
        .where((where) => where.or([where('is_bulk', '=', false), where('has_turn', '=', true)]))
        // Somebody waits for what is not sent in bulk.
        .orderBy('is_bulk')
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'message_key',
      'recipient',
      'is_bulk',
      'writer',
      'content',
      'unsubscribe_url',
      'tries',
      'expires_at',
    ])
    .execute();
}

async function sendOne(db: Kysely<DB>, mail: Taken, options: SendOptions): Promise<void> {
  try {
    const letter = (await isStopped(db, mail)) ? null : await letterOf(mail, options.writers);
    if (letter === null) return await finish(db, mail, 'stopped');
    await options.mailer.send({
      to: mail.recipient,
      ...letter,
      messageKey: mail.message_key,
      ...(mail.unsubscribe_url !== null && { unsubscribeUrl: mail.unsubscribe_url }),
    });
  } catch (error) {
    return await afterFailure(db, mail, error, options);
  }
  await finish(db, mail, 'sent');
}

/** Nothing goes to an address that is not there; to one whose owner complained, nothing in bulk. */
async function isStopped(db: Kysely<DB>, { recipient, is_bulk }: Taken): Promise<boolean> {
  const stop = await db
    .selectFrom('mail_stop')
    .select('reason')
    .where('address', '=', recipient.toLowerCase())
    .executeTakeFirst();
  return stop !== undefined && (is_bulk || stop.reason === 'bounced');
}

async function letterOf(
  { writer, content, recipient }: Taken,
  writers: SendOptions['writers'],
): Promise<Letter | null> {
  if (writer === null) return content as unknown as Letter;
  const write = writers[writer];
  if (!write) throw new Error(`No release here writes letters of “${writer}”.`);
  return write(content, recipient);
}

/** It is tried again later and later, until nobody needs it any more or the address is refused for good. */
async function afterFailure(
  db: Kysely<DB>,
  mail: Taken,
  error: unknown,
  { onTrouble }: SendOptions,
): Promise<void> {
  const isGone = error instanceof MailNotTaken && error.isAddressGone;
  const pause = Math.min(FIRST_PAUSE * 2 ** (mail.tries - 1), LONGEST_PAUSE);
  const isLast = isGone || mail.expires_at.getTime() < Date.now() + pause * 1_000;
  const trouble = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown';
  onTrouble(error, isLast);
  if (isGone) await stopAddress(db, mail.recipient, 'bounced');
  if (isLast) return finish(db, mail, 'gave-up', trouble);
  await db
    .updateTable('mail')
    .set({ due_at: sql`now() + make_interval(secs => ${pause})`, trouble })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('recipient', '=', mail.recipient)
    .execute();
  await beginAnew(db, mail);
}

/** What was not sent may have got another address meanwhile: it goes there at once, as if it had not been tried. */
async function beginAnew(db: Kysely<DB>, { id, recipient }: Taken): Promise<void> {
  await db
    .updateTable('mail')
    .set({ due_at: sql`now()`, tries: 0 })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('recipient', '<>', recipient)
    .execute();
}

/** What gave up keeps its content, for whoever has it tried again; of what was sent, that it was is all that is kept. */
async function finish(
  db: Kysely<DB>,
  mail: Taken,
  state: 'sent' | 'stopped' | 'gave-up',
  trouble: string | null = null,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      state,
      trouble,
      finished_at: sql<Date>`now()`,
      ...(state !== 'gave-up' && { content: null, unsubscribe_url: null }),
      // If it bounces, that is the address which is not there.
      ...(state === 'sent' && { recipient: mail.recipient }),
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .$if(state !== 'sent', (unsent) => unsent.where('recipient', '=', mail.recipient))
    .execute();
  if (state !== 'sent') await beginAnew(db, mail);
}
