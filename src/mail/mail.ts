import type { Kysely } from 'kysely';
import nodemailer from 'nodemailer';
import type { DB } from '../platform/db/tables.gen.ts';
import { tell } from '../platform/observe/measured-events.ts';
import { inToldSpan } from '../platform/observe/spans.ts';
import type { Dkim } from '../platform/settings/outward-values.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** One mail to one person, as text and as HTML that says the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The part of its Message-ID before the @; left out: a new one. */
  readonly messageKey?: string;
  /** Where one click ends mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The one way out for mails. */
export interface Mailer {
  /** Resolves once somebody answers for the mail. @throws MailNotTaken, or another error, when nobody takes it */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What a mailer has to know. */
export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'mail'> & Partial<Pick<Settings, 'dkim'>>;

/**
 * Makes the mailer: by SMTP where `SMTP_URL` says where to, into the embedded mailbox in demonstration mode, and with
 * `MAIL=off` nowhere.
 */
export function createMailer(settings: MailSettings, db: Kysely<DB>): Mailer {
  if (settings.smtpUrl !== undefined) return told(smtpMailer(settings.smtpUrl, settings));
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

/** What a signature covers besides what the library signs: RFC 8058 (§4) asks for both headers of the one click. */
const SIGNED = [
  'From:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post',
].join(':');

function smtpMailer(
  url: string,
  { mailFrom, dkim }: { readonly mailFrom: string; readonly dkim?: Dkim | undefined },
): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    // Nobody waits for a server that says nothing: the mail is tried again.
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED } }),
  });
  return {
    send: async ({ to, messageKey, unsubscribeUrl, ...mail }) => {
      const sending = transport.sendMail({
        from: mailFrom,
        // An object is one address, whatever stands in it.
        to: { name: '', address: to },
        ...mail,
        ...(messageKey !== undefined && { messageId: messageIdOf(messageKey, mailFrom) }),
        headers: {
          'auto-submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'list-unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      await sending.catch((error: unknown) => {
        throw new MailNotTaken(error);
      });
    },
    close: () => transport.close(),
  };
}

function messageIdOf(key: string, mailFrom: string): string {
  return `<${key}@${/@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost'}>`;
}

/** A mail did not leave. What the mail server said is left out: it names whom the mail was for, and errors are logged. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  readonly code: unknown;
  /** The server says that nobody has this address: it is not tried again. */
  readonly isAddressGone: boolean;

  constructor(error: unknown) {
    const { code, responseCode, response } = error as Record<string, unknown>;
    super(`The mail server took no mail (${[code, responseCode].filter(Boolean).join(', ')}).`);
    this.code = code;
    const [, status] = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(String(response)) ?? [];
    this.isAddressGone =
      code === 'EENVELOPE' &&
      (status === undefined ? [550, 551, 553].includes(Number(responseCode)) : isAddressGone(status));
  }
}

/**
 * Whether a status (RFC 3463) says that an address is not there any more: not that a mailbox is full, or that this mail
 * was not liked.
 */
export function isAddressGone(status: string): boolean {
  return /^5\.(?:0\.0|1\.\d+|2\.1)$/.test(status);
}

function mailbox(db: Kysely<DB>, from: string): Mailer {
  return {
    send: async ({ to, subject, text, html, messageKey, unsubscribeUrl }) => {
      await db
        .insertInto('mailbox_message')
        .values({
          sender: from,
          recipient: to,
          subject,
          text,
          html,
          message_id: messageKey === undefined ? null : messageIdOf(messageKey, from),
          unsubscribe_url: unsubscribeUrl ?? null,
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    },
    close: () => {},
  };
}
