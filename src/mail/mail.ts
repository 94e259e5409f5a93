import type { Kysely } from 'kysely';
import nodemailer from 'nodemailer';
import type { DB } from '../platform/db/tables.gen.ts';
import { tell } from '../platform/observe/measured-events.ts';
import { inToldSpan } from '../platform/observe/spans.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** One mail to one person, as text and as HTML that says the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The one way out for mails. */
export interface Mailer {
  /** Resolves once somebody answers for the mail. @throws Error when nobody takes it */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Makes the mailer: by SMTP where `SMTP_URL` says where to, into the embedded mailbox in demonstration mode, and with
 * `MAIL=off` nowhere.
 */
export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'mail'>,
  db: Kysely<DB>,
): Mailer {
  if (settings.smtpUrl !== undefined) return told(smtpMailer(settings.smtpUrl, settings.mailFrom));
  if (settings.mail === 'mailbox') return told(mailbox(db, settings.mailFrom));
  return {
    send: () => Promise.reject(new Error('MAIL is off: no mail is sent.')),
    close: () => {},
  };
}

/** The same, of whose mails it is told whether they were taken; not whom they are for. */
function told(mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: (mail) =>
      inToldSpan(
        'mail',
        () => mailer.send(mail),
        (isSent) => tell('mail', { isSent }),
      ),
  };
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    // Nobody waits for a server that says nothing: the mail is tried again.
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, ...mail }) => {
      const sending = transport.sendMail({
        from,
        // An object is one address, whatever stands in it.
        to: { name: '', address: to },
        ...mail,
        headers: { 'auto-submitted': 'auto-generated' },
      });
      await sending.catch((error: unknown) => {
        throw new MailNotTaken(error);
      });
    },
    close: () => transport.close(),
  };
}

/** A mail did not leave. What the mail server said is left out: it names whom the mail was for, and errors are logged. */
class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  readonly code: unknown;

  constructor(error: unknown) {
    const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
    super(`The mail server took no mail (${[code, responseCode].filter(Boolean).join(', ')}).`);
    this.code = code;
  }
}

function mailbox(db: Kysely<DB>, from: string): Mailer {
  return {
    send: async ({ to, subject, text, html }) => {
      await db
        .insertInto('mailbox_message')
        .values({ sender: from, recipient: to, subject, text, html })
        .execute();
    },
    close: () => {},
  };
}
