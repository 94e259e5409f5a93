import { endReasons } from '../../../account/newsletters/change-newsletters.ts';
import type { OwnNewsletter } from '../../../account/newsletters/owner.ts';
import { Button } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import styles from '../../../components/forms/SentForm.module.css';
import { langOf } from '../../../i18n/language-of.ts';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firmShortName } from '../../../platform/settings/firm.ts';

interface OwnNewslettersProps {
  readonly locale: SiteLocale;
  readonly newsletters: readonly OwnNewsletter[];
}

/** What whoever confirms agrees to: also what is kept of it. */
export function confirmText(locale: SiteLocale): string {
  return messagesFor(locale).mails.newsletters.confirmText({ firm: firmShortName(locale) });
}

/** The newsletters of whoever has the link out of a mail: to confirm what waits, and to end one or all. */
export function OwnNewsletters({ locale, newsletters }: OwnNewslettersProps) {
  const { newsletters: m, preferences } = messagesFor(locale).mails;
  return (
    <section className={styles.part}>
      <h2>{m.heading}</h2>
      {newsletters.some(({ isWaiting }) => isWaiting) && (
        <form method="post">
          <p>{confirmText(locale)}</p>
          <Button kind="solid" name="confirm" value="yes">
            {m.confirm}
          </Button>
        </form>
      )}
      <form method="post">
        <ul className={styles.rows}>
          {newsletters.map(({ id, title, locale: own, isWaiting }) => (
            <li className={styles.row} key={id}>
              <span lang={langOf(own, locale)}>{isWaiting ? m.waiting({ title }) : title}</span>
              <Button size="small" name="endNewsletter" value={id} aria-label={m.endThis({ title })}>
                {preferences.remove}
              </Button>
            </li>
          ))}
        </ul>
        <Field id="end-reason" label={m.reason}>
          <select id="end-reason" name="reason" defaultValue="">
            <option value="" />
            {endReasons.map((reason) => (
              <option key={reason} value={reason}>
                {m[reason]}
              </option>
            ))}
          </select>
        </Field>
        <Button name="endNewsletter" value="all">
          {m.endAll}
        </Button>
      </form>
    </section>
  );
}
