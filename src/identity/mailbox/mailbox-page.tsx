import type { Selectable } from 'kysely';
import type { ReactNode } from 'react';
import { formatInstant } from '../../i18n/format.ts';
import type { MailboxMessage } from '../../platform/db/tables.gen.ts';
import { firm } from '../../platform/settings/firm.ts';
import { renderHosted } from '../hosted/layout/document.tsx';
import type { Theme } from '../hosted/theme.ts';
import styles from './Mailbox.module.css';

type Message = Selectable<MailboxMessage>;

interface MailboxReader {
  readonly siteOrigin: string;
  readonly theme: Theme | undefined;
}

/** For developers: English alone. */
const texts = {
  title: 'Mailbox of the demonstration',
  lede: 'Every mail that the demonstration has sent, the newest first. None of them left this machine.',
  none: 'No mail has been sent yet.',
  back: 'All mails',
  to: 'To',
  from: 'From',
  sent: 'Sent',
  letter: 'The letter as a mail program shows it',
  text: 'As text',
} as const;

/** All mails. */
export function mailboxPage(messages: readonly Message[], reader: MailboxReader): string {
  return mailboxDocument(
    texts.title,
    reader,
    <>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lede}</p>
      </div>
      {messages.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ol className={styles.list}>
          {messages.map(({ id, recipient, subject, sent_at, html }) => (
            <li key={id} className={styles.message}>
              <p className="title-3">
                <a href={`/mailbox/${id}`} lang={languageOf(html)}>
                  {subject}
                </a>
              </p>
              <p className="meta">
                {recipient} · <Sent at={sent_at} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </>,
  );
}

/** One mail, both ways that mail programs show it. */
export function messagePage(message: Message, reader: MailboxReader): string {
  const { id, subject, sender, recipient, sent_at, text, html } = message;
  const lang = languageOf(html);
  return mailboxDocument(
    subject,
    reader,
    <>
      <p className={styles.back}>
        <a href="/mailbox">{texts.back}</a>
      </p>
      <h1 lang={lang}>{subject}</h1>
      <dl className={styles.facts}>
        <dt>{texts.to}</dt>
        <dd>{recipient}</dd>
        <dt>{texts.from}</dt>
        <dd>{sender}</dd>
        <dt>{texts.sent}</dt>
        <dd>
          <Sent at={sent_at} />
        </dd>
      </dl>
      <div className={styles.sheet}>
        {/* Nothing may look into the frame to measure it: the same words, unseen, make it as high as they are. */}
        <div className={styles.measure} aria-hidden="true">
          {text}
        </div>
        <iframe className={styles.letter} src={`/mailbox/${id}/letter`} title={texts.letter} />
      </div>
      <h2>{texts.text}</h2>
      <pre className={styles.text} lang={lang}>
        {linked(text)}
      </pre>
    </>,
  );
}

function Sent({ at }: { readonly at: Date }) {
  const iso = at.toISOString();
  return <time dateTime={iso}>{formatInstant(iso, 'en')}</time>;
}

/** The language that a letter says it is in. */
function languageOf(html: string): string | undefined {
  return html.match(/<html lang="([\w-]+)"/)?.[1];
}

/** Addresses in a text as links. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    /^https?:/.test(part) ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function mailboxDocument(title: string, { siteOrigin, theme }: MailboxReader, content: ReactNode): string {
  const client = { name: firm.shortName, url: siteOrigin };
  return renderHosted({ locale: 'en', title, client, siteOrigin, theme, url: null, layout: 'wide', content });
}
