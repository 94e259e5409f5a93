import { langOf } from '../../i18n/language-of.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firmShortName } from '../../platform/settings/firm.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';
import { Button } from '../controls/Button.tsx';
import { Choices, Field } from '../controls/Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './SentForm.module.css';

/** Newsletters to choose from, and what was typed. */
export interface NewsletterFormProps {
  readonly locale: SiteLocale;
  readonly newsletters: readonly {
    readonly id: string;
    /** Below `/mail/newsletters`, where its issues are read. */
    readonly slug: string;
    readonly title: string;
    readonly locale: string;
    /** weekly, monthly or quarterly */
    readonly cadence: string;
    readonly summary: string | null;
    readonly isChosen: boolean;
  }[];
  readonly email: string;
  readonly errors: { readonly email?: string; readonly newsletters?: string };
  /** Above it: why nothing was recorded. */
  readonly notice?: string | undefined;
}

/** What whoever subscribes agrees to: also what is kept of it. */
export function consentText(locale: SiteLocale): string {
  return messagesFor(locale).mails.newsletters.consent({ firm: firmShortName(locale) });
}

/** Newsletters to be sent to an address, for whoever has no account. It needs no script. */
export function NewsletterForm({ locale, newsletters, email, errors, notice }: NewsletterFormProps) {
  const { mails, contact, account } = messagesFor(locale);
  const m = mails.newsletters;
  const names: Readonly<Record<string, string>> = account.alerts.frequencies;
  const wrong = [
    { to: 'newsletters-which', text: errors.newsletters },
    { to: 'newsletters-email', text: errors.email },
  ].filter(({ text }) => text !== undefined);
  return (
    <form className={styles.form} method="post" action={addressOf(locale, NEWSLETTERS_PATH)}>
      {notice && (
        // biome-ignore lint/a11y/noAutofocus: the page came to say this, and without a script nothing else leads there.
        <p className={styles.notice} role="alert" tabIndex={-1} autoFocus>
          <Icon name="alert" /> {notice}
        </p>
      )}
      {wrong.length > 0 && (
        <section
          className={styles.summary}
          aria-labelledby="newsletters-wrong"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: as above.
          autoFocus
        >
          <h2 id="newsletters-wrong" className="title-3">
            {contact.forms.wrong}
          </h2>
          <ul>
            {wrong.map(({ to, text }) => (
              <li key={to}>
                <a href={`#${to}`}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div id="newsletters-which">
        <Choices
          legend={m.which}
          name="newsletter"
          type="checkbox"
          error={errors.newsletters}
          choices={newsletters.map(({ id, title, locale: own, cadence, summary, isChosen }) => ({
            value: id,
            label: title,
            lang: langOf(own as SiteLocale, locale),
            checked: isChosen,
            amount: names[cadence],
            summary: summary ?? undefined,
          }))}
        />
      </div>
      <Field id="newsletters-email" label={m.email} error={errors.email}>
        <input
          id="newsletters-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={email}
          aria-invalid={errors.email ? true : undefined}
          aria-describedby={errors.email && 'newsletters-email-error'}
        />
      </Field>
      <div className={styles.trap}>
        <label htmlFor="newsletters-homepage">{contact.forms.trap}</label>
        <input id="newsletters-homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.kept}>
        {consentText(locale)} <a href={linkTo('legal-data-privacy', {}, locale)}>{contact.forms.privacy}</a>
      </p>
      <div>
        <Button kind="solid">{m.send}</Button>
      </div>
    </form>
  );
}
