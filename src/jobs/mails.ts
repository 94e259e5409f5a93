import type { Kysely } from 'kysely';
import { createMailer, MailNotTaken } from '../mail/mail.ts';
import { startOutbox } from '../mail/outbox/start-outbox.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Whom it tells what goes wrong. */
interface Told {
  onError(error: Error): void;
  onFailedJob?(error: unknown, queue: string): void;
}

/** Sends what is in the outbox as long as this process does jobs; with `MAIL=off` it stays there until nobody needs it. */
export function startMails(db: Kysely<DB>, settings: Settings, told: Told): { stop(): Promise<void> } {
  if (settings.mail === 'off') return { stop: async () => {} };
  const mailer = createMailer(settings, db);
  const outbox = startOutbox(db, {
    mailer,
    writers: {},
    perMinute: settings.mailsPerMinute,
    onTrouble: (error, isGivenUp) => {
      if (isGivenUp) told.onFailedJob?.(error, 'mail');
      else told.onError(error instanceof Error ? error : new MailNotTaken(error));
    },
  });
  return {
    stop: async () => {
      await outbox.stop();
      mailer.close();
    },
  };
}
