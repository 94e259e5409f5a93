import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { MailEvent } from './read-report.ts';
import { stopAddress } from './stop-address.ts';

const KEY = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/**
 * Stops the addresses whose mails bounced for good, and mails in bulk to those who complained. An event names a mail by
 * its Message-ID alone: that is not guessed, so nobody stops the mails of others.
 *
 * @returns how many addresses it was about
 */
export async function takeEvents(db: Kysely<DB>, events: readonly MailEvent[]): Promise<number> {
  const addresses = new Set<string>();
  for (const { messageId, kind } of events) {
    const key = KEY.exec(messageId)?.[1];
    if (key === undefined) continue;
    const mail = await db
      .selectFrom('mail')
      .select('recipient')
      .where('message_key', '=', sql<string>`${key}::uuid`)
      .executeTakeFirst();
    if (!mail) continue;
    await stopAddress(db, mail.recipient, kind);
    addresses.add(mail.recipient.toLowerCase());
  }
  return addresses.size;
}
