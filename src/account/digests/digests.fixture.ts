import type { Kysely } from 'kysely';
import { createMailer } from '../../mail/mail.ts';
import { giveTurns } from '../../mail/outbox/give-turns.ts';
import { sendDue } from '../../mail/outbox/send-due.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { matchNextChange } from './match-changes.ts';
import { DIGEST_WRITER, queueDigests } from './queue-digests.ts';
import type { DigestContent } from './reading.ts';
import { writeDigest } from './write-digest.ts';

/** Of the site that the mails lead to. */
export const origin = 'https://firm.example';

/** From changes to mails in the mailbox of a database. */
export function digestsOf({ kysely, pool }: Pick<Database, 'kysely' | 'pool'>) {
  const settings = {
    smtpUrl: undefined,
    mailFrom: 'Firm <no-reply@firm.example>',
    mail: 'mailbox',
  } as const;
  return {
    /** All the steps, until nothing is left to do. */
    async run(db: Kysely<DB> = kysely): Promise<void> {
      while (await matchNextChange(db));
      while ((await queueDigests(db, origin)) > 0);
      await giveTurns(db, 100_000);
      const options = {
        mailer: createMailer(settings, db),
        writers: { [DIGEST_WRITER]: (content: unknown) => writeDigest(db, origin, content as DigestContent) },
        onTrouble: (error: unknown) => {
          throw error;
        },
      };
      while ((await sendDue(db, options)) > 0);
    },
    /** What has come: to whom, and the subject. */
    async arrived(): Promise<string[]> {
      const { rows } = await pool.query(
        'select recipient, subject from mailbox_message order by recipient, id',
      );
      return rows.map((row) => `${row.recipient.split('@')[0]}: ${row.subject}`);
    },
    /** The texts of these mails. */
    async texts(): Promise<string[]> {
      const { rows } = await pool.query('select text from mailbox_message order by recipient, id');
      return rows.map((row) => row.text);
    },
  };
}
