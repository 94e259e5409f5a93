import { Button } from '../../../components/controls/Button.tsx';
import { describedBy, Field } from '../../../components/controls/Field.tsx';
import styles from '../../../components/forms/SentForm.module.css';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';

/** What was typed as another address, and what is wrong with it. */
export interface TypedAddress {
  readonly email: string;
  readonly error?: string;
}

interface MoveNewslettersProps {
  readonly locale: SiteLocale;
  readonly typed: TypedAddress;
}

/** What whoever asks for another address is told before: also what is kept of it. */
export function moveText(locale: SiteLocale): string {
  return messagesFor(locale).mails.move.text;
}

/** Asks for newsletters to be sent to another address. */
export function MoveNewsletters({ locale, typed: { email, error } }: MoveNewslettersProps) {
  const m = messagesFor(locale).mails.move;
  const id = 'move-to';
  return (
    <section className={styles.part}>
      <h2>{m.heading}</h2>
      <form method="post">
        <p>{moveText(locale)}</p>
        <Field id={id} label={m.email} error={error} announced>
          <input
            id={id}
            name="moveTo"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={email}
            // biome-ignore lint/a11y/noAutofocus: the page came to say this, and without a script nothing else leads there.
            autoFocus={error !== undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, error ? { error } : {})}
          />
        </Field>
        <Button>{m.send}</Button>
      </form>
    </section>
  );
}

/** Says whose address counts where there is an account. */
export function AddressOfAccount({ locale }: Pick<MoveNewslettersProps, 'locale'>) {
  const { mails, accountPages } = messagesFor(locale);
  return (
    <section className={styles.part}>
      <h2>{mails.move.heading}</h2>
      <p>
        {mails.move.account} <a href={linkTo('auth-profile', {}, locale)}>{accountPages.profile}</a>
      </p>
    </section>
  );
}
