import type { Alert } from '../../../account/alerts/alerts.ts';
import type { OwnNewsletter } from '../../../account/newsletters/owner.ts';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import {
  MailLanguageField,
  MailTimeFields,
  type MailTimesShown,
} from '../../../components/forms/MailTimeFields.tsx';
import styles from '../../../components/forms/SentForm.module.css';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { formatDay } from '../../../i18n/format.ts';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { AddressOfAccount, MoveNewsletters, type TypedAddress } from './MoveNewsletters.tsx';
import { OwnNewsletters } from './OwnNewsletters.tsx';

export interface MailPreferences {
  readonly locale: SiteLocale;
  /** Of the link; it stands for signing in. */
  readonly key: string;
  /** Null: there is no account. */
  readonly alerts: readonly Pick<Alert, 'id' | 'title'>[] | null;
  readonly newsletters: readonly OwnNewsletter[];
  /** When an account’s mails come; without one there is a language alone. */
  readonly times: MailTimesShown | { readonly locale: SiteLocale };
  /** The last day on which nothing is sent; null: something is. */
  readonly pausedUntil: string | null;
  /** Another address for newsletters, as it was typed; null: there are none to move, or they go to the account’s. */
  readonly move: TypedAddress | null;
  /** What happened a moment ago: something was changed, or another address was asked for. */
  readonly just: 'changed' | 'asked' | null;
}

/** What somebody is sent, and the ways to end it, for whoever has the link out of a mail. */
export function MailPreferencesPage({ locale, key: _, ...shown }: MailPreferences) {
  const { mails, account } = messagesFor(locale);
  const m = mails.preferences;
  const texts = account.alerts.times;
  const { alerts, newsletters, times, pausedUntil, move, just } = shown;
  const hasTimes = 'hour' in times;
  return (
    <>
      <PageTitle title={m.title} standfirst={m.text} />
      {just !== null && <p role="status">{just === 'changed' ? m.done : mails.move.asked}</p>}
      {pausedUntil !== null && <p>{m.paused({ date: formatDay(pausedUntil, locale) })}</p>}
      {newsletters.length > 0 && <OwnNewsletters locale={locale} newsletters={newsletters} />}
      {alerts?.length === 0 && <p className={styles.part}>{m.none}</p>}
      {alerts !== null && alerts.length > 0 && (
        <ul className={`${styles.part} ${styles.rows}`}>
          {alerts.map(({ id, title }) => (
            <li key={id}>
              <form method="post">
                <span>{title}</span>
                <Button size="small" name="end" value={id} aria-label={m.removeThis({ title })}>
                  {m.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <section className={styles.part}>
        {hasTimes && <h2>{texts.heading}</h2>}
        <form method="post">
          {hasTimes ? (
            <MailTimeFields locale={locale} texts={texts} times={times} />
          ) : (
            <MailLanguageField texts={texts} chosen={times.locale} />
          )}
          <Button name="times" value="save">
            {hasTimes ? texts.save : m.saveLanguage}
          </Button>
        </form>
      </section>
      <form className={styles.part} method="post">
        <ButtonRow>
          {pausedUntil === null ? (
            <Button name="pause" value="28">
              {m.pause}
            </Button>
          ) : (
            <Button name="pause" value="0">
              {m.resume}
            </Button>
          )}
          {alerts !== null && alerts.length > 0 && (
            <Button name="end" value="all">
              {m.endAll}
            </Button>
          )}
        </ButtonRow>
      </form>
      {move !== null && <MoveNewsletters locale={locale} typed={move} />}
      {alerts !== null && <AddressOfAccount locale={locale} />}
    </>
  );
}

/** What whoever has a link that leads nowhere is told. */
export function MailLinkOverPage({ locale }: { readonly locale: SiteLocale }) {
  const m = messagesFor(locale).mails.preferences;
  return <PageTitle title={m.over} standfirst={m.overText} />;
}
