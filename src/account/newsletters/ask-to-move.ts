import { type Kysely, sql } from 'kysely';
import { shownIn } from '../../content/records/live-record.ts';
import type { Locale, SiteLocale } from '../../i18n/locales.ts';
import { writeLetter } from '../../mail/letters/letter.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { newSecret, secretDigest } from '../secret.ts';
import { lockMoves } from './moves-lock.ts';
import type { OwnNewsletter } from './owner.ts';

/** Where newsletters are moved to another address and back, without language. */
export const MOVE_PATH = '/mail/address';

/** What an address is subscribed to without an account, confirmed: what may move to another one. */
export async function movableNewsletters(
  db: Kysely<DB>,
  address: string | null,
  requestedLocale: Locale,
): Promise<Omit<OwnNewsletter, 'isWaiting'>[]> {
  const { rows } = await sql<Omit<OwnNewsletter, 'isWaiting'>>`
    select l.record_id as id, l.title, l.locale
    from newsletter_reader r join newsletter_subscription s on s.reader = r.id
    join live l on l.record_id = s.record_id
    where r.email = ${address} and s.confirmed_at is not null and s.ended_at is null
      and l.withdrawn_at is null and ${shownIn(requestedLocale)}
    order by l.title, l.record_id`.execute(db);
  return rows;
}

/** What somebody with the link of a mail asks for. */
interface MoveRequest {
  /** To which its mails go, in lower case. */
  readonly from: string;
  /** As it was typed. */
  readonly to: string;
  readonly locale: SiteLocale;
  /** What they were told before they asked. */
  readonly shown: string;
  /** Whether the new address may be sent a letter today. */
  readonly mayWrite: boolean;
}

/**
 * Asks the owner of a new address whether newsletters are to go there, and tells the owner of the one before. All is done
 * alike, except for one letter, where the new address gets none of ours any more or was written to too often: who asks is
 * told nothing of it. What was asked before and not answered is over.
 */
export async function askToMove(db: Kysely<DB>, request: MoveRequest, siteOrigin: string): Promise<void> {
  const { from, locale, shown, mayWrite } = request;
  const to = request.to.toLowerCase();
  const [confirm, undo] = [newSecret(), newSecret()];
  const link = (key: string) => `${siteOrigin}${addressOf(locale, MOVE_PATH)}?key=${key}`;
  await inTransaction(db, async (trx) => {
    // What is being confirmed at this moment is not over: only what is not ended can be undone.
    await lockMoves(trx);
    const newsletters = await movableNewsletters(trx, from, locale);
    if (newsletters.length === 0) return;
    const ids = sql`${newsletters.map(({ id }) => id)}::text[]`;
    await sql`update newsletter_move set ended_at = now(), email = null
      where reader = (select id from newsletter_reader where email = ${from})
        and confirmed_at is null and ended_at is null`.execute(trx);
    const { rows } = await sql<{ id: string; isStopped: boolean }>`
      with move as (
        insert into newsletter_move (reader, email, record_ids, confirm_digest, undo_digest)
        select id, ${to}, ${ids}, ${secretDigest(confirm)}, ${secretDigest(undo)}
        from newsletter_reader where email = ${from} returning id, reader
      ), consent as (
        insert into newsletter_consent (reader, act, record_ids, shown, how)
        select reader, 'asked', ${ids}, ${shown}, 'move' from move
      )
      select id::text, exists (select from mail_stop where address = ${to}) as "isStopped" from move`.execute(
      trx,
    );
    const [move] = rows;
    if (!move) return;
    await enqueueMail(trx, {
      cause: `newsletter-move:${move.id}:told`,
      to: from,
      letter: writeLetter('moveTold', locale, { link: link(undo) }),
    });
    if (mayWrite && !move.isStopped)
      await enqueueMail(trx, {
        cause: `newsletter-move:${move.id}:confirm`,
        to,
        letter: writeLetter('moveConfirm', locale, {
          copy: newsletters.map(({ title }) => title).join('\n'),
          link: link(confirm),
        }),
      });
  });
}
