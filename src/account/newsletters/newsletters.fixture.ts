import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import type { SiteLocale } from '../../i18n/locales.ts';
import { createMailer } from '../../mail/mail.ts';
import { startMailServer } from '../../mail/mail-server.fixture.ts';
import { giveTurns } from '../../mail/outbox/give-turns.ts';
import { sendDue } from '../../mail/outbox/send-due.ts';
import { contentForFile } from '../account.fixture.ts';
import { askForNewsletters } from './ask-for-newsletters.ts';
import { askToMove } from './ask-to-move.ts';
import { confirmNewsletters } from './change-newsletters.ts';
import { ownerByKey } from './owner.ts';
import { ISSUE_WRITER } from './queue-issues.ts';
import { type IssueContent, writeIssue } from './write-issue.ts';

/** A database and a mail server of the test file's own, and what newsletters are sent by; called at its top level. */
export async function newslettersForFile(origin: string) {
  const { kysely, pool } = await contentForFile();
  const server = await startMailServer();
  const mailer = createMailer(
    { smtpUrl: server.smtpUrl, mailFrom: 'Firm <no-reply@firm.example>', mail: 'mailbox' },
    kysely,
  );
  afterAll(async () => {
    mailer.close();
    await server.stop();
  });

  const sending = {
    mailer,
    writers: { [ISSUE_WRITER]: (content: unknown) => writeIssue(kysely, origin, content as IssueContent) },
    onTrouble: (error: unknown) => {
      throw error;
    },
  };
  /** Sends all that waits, whatever its hour. */
  async function send() {
    await pool.query(`update mail set due_at = now(), expires_at = now() + interval '1 day'`);
    await giveTurns(kysely, 100_000);
    while ((await sendDue(kysely, sending)) > 0);
  }
  /** To whom what was sent. */
  const sent = () => server.received.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).sort();

  async function keyOf(email: string): Promise<string> {
    const { rows } = await pool.query('select key from newsletter_reader where email = $1', [email]);
    return rows[0].key;
  }
  async function ownerOf(email: string) {
    return (await ownerByKey(kysely, await keyOf(email))) ?? expect.fail(email);
  }
  const ask = (email: string, ids = ['newsletter-tax'], locale: SiteLocale = 'en') =>
    askForNewsletters(
      kysely,
      { email, locale, newsletters: ids.map((id) => ({ id, title: `Letter ${id}` })), shown: 'Words shown' },
      origin,
    );
  /** Asked for and confirmed, long enough ago. */
  async function subscribe(email: string, ids?: string[], locale: SiteLocale = 'en') {
    await ask(email, ids, locale);
    await confirmNewsletters(kysely, await ownerOf(email), locale, 'Words of the page');
    await sql`update newsletter_subscription set confirmed_at = '2026-01-05' where confirmed_at is not null`.execute(
      kysely,
    );
    await pool.query('delete from mail');
  }

  /** What an address is sent. */
  async function has(email: string): Promise<string[]> {
    const { rows } = await pool.query(
      `select record_id from newsletter_subscription s join newsletter_reader r on r.id = s.reader
       where r.email = $1 and confirmed_at is not null and ended_at is null order by 1`,
      [email],
    );
    return rows.map(({ record_id }) => record_id);
  }
  /** The secret of the link in the newest letter to an address. */
  function secretSentTo(email: string): string {
    const texts = server.received
      .filter(({ to }) => to?.[0]?.address === email)
      .map(({ text }) => text ?? '');
    const secrets = texts.map((text) => /\/mail\/address\?key=([\w-]+)/.exec(text)?.[1]);
    return secrets.findLast(Boolean) ?? expect.fail(texts.join());
  }
  /** Asks for another address, has both letters sent, and gives the secrets of their links. */
  async function askForMove(from: string, to: string) {
    const request = { from, to, locale: 'en', shown: 'Words of the form', mayWrite: true } as const;
    await askToMove(kysely, request, origin);
    await send();
    return { confirm: secretSentTo(to.toLowerCase()), undo: secretSentTo(from) };
  }

  return { kysely, pool, server, sending, send, sent, keyOf, ownerOf, ask, subscribe, has, askForMove };
}
