import { isSiteLocale, type Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { Button, ButtonRow } from '../controls/Button.tsx';
import styles from './ConsentBanner.module.css';
import { CONSENT_ID, CONSENT_PATH } from './consent.ts';

/**
 * Asks whether visits may be counted: accepting and refusing look alike. It stands on pages that are kept for everybody,
 * so a script shows it to those who have not answered; without scripts nothing is counted, and nobody is asked.
 */
export function ConsentBanner({ locale }: { readonly locale: Locale }) {
  const m = messagesFor(locale).page.consent;
  const path = addressOf(isSiteLocale(locale) ? locale : 'en', CONSENT_PATH);
  return (
    <section
      id={CONSENT_ID}
      className={`screen-only ${styles.banner}`}
      aria-labelledby="consent-heading"
      hidden
    >
      <form method="post" action={path}>
        <h2 id="consent-heading" className="title-3">
          {m.heading}
        </h2>
        <p className="meta">{m.text}</p>
        <ButtonRow>
          <Button name="answer" value="all">
            {m.accept}
          </Button>
          <Button name="answer" value="none">
            {m.refuse}
          </Button>
          <a href={path}>{m.choose}</a>
        </ButtonRow>
      </form>
    </section>
  );
}
