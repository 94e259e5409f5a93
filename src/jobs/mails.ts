import { matchNextChange } from '../account/digests/match-changes.ts';
import { DIGEST_WRITER, queueDigests } from '../account/digests/queue-digests.ts';
import type { DigestContent } from '../account/digests/reading.ts';
import { writeDigest } from '../account/digests/write-digest.ts';
import { ISSUE_WRITER, queueNextIssue } from '../account/newsletters/queue-issues.ts';
import { type IssueContent, writeIssue } from '../account/newsletters/write-issue.ts';
import { EVENT_WRITER, type EventLetterContent } from '../forms/events/queue-event-letter.ts';
import { writeEventLetter } from '../forms/events/write-event-letter.ts';
import { createMailer } from '../mail/mail.ts';
import { startOutbox } from '../mail/outbox/start-outbox.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** Milliseconds that a statement may take which finds the followers of a change: no visitor waits for it. */
const LONGEST_STATEMENT = 120_000;

/** Whom it tells what goes wrong. */
interface Told {
  onError(error: Error): void;
  onFailedJob?(error: unknown, queue: string): void;
  /** The time; default that of this machine. */
  now?(): Date;
}

/**
 * Finds whom changes concern, writes their digests and the issues of newsletters, and sends what is in the outbox, as long
 * as this process does jobs. With `MAIL=off` mails stay there until nobody needs them.
 */
export function startMails(database: Database, settings: Settings, told: Told): { stop(): Promise<void> } {
  if (settings.mail === 'off') return { stop: async () => {} };
  const db = database.kysely;
  const finding = connect(database.url, { max: 1, statementTimeout: LONGEST_STATEMENT });
  const mailer = createMailer(settings, db);
  const { siteOrigin } = settings;
  const now = told.now ?? (() => new Date());
  const outbox = startOutbox(db, {
    mailer,
    writers: {
      [DIGEST_WRITER]: (content) => writeDigest(db, siteOrigin, content as DigestContent),
      [EVENT_WRITER]: (content) => writeEventLetter(db, siteOrigin, content as EventLetterContent),
      [ISSUE_WRITER]: (content) => writeIssue(db, siteOrigin, content as IssueContent),
    },
    perMinute: settings.mailsPerMinute,
    before: async () => {
      while (await matchNextChange(finding.kysely, now()));
      while ((await queueDigests(finding.kysely, siteOrigin)) > 0);
      while (await queueNextIssue(finding.kysely, siteOrigin, now()));
    },
    onTrouble: (error, isGivenUp) => {
      if (isGivenUp) told.onFailedJob?.(error, 'mail');
      else told.onError(error instanceof Error ? error : new Error('A mail was not sent', { cause: error }));
    },
  });
  return {
    stop: async () => {
      await outbox.stop();
      mailer.close();
      await finding.end();
    },
  };
}
