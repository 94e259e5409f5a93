import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm, firmWords } from '../../platform/settings/firm.ts';
import { linkTo } from '../../routing/links.ts';
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx';
import type { LanguageChoice } from '../layout/languages.ts';
import { legalLinks } from '../layout/navigation.ts';
import { ThemeChoice } from '../layout/ThemeChoice.tsx';
import styles from './MarginFooter.module.css';
import { allPages } from './pages.ts';

interface MarginFooterProps {
  readonly locale: Locale;
  readonly choices: readonly LanguageChoice[];
  /** Somebody counts visits, of those who agree to it. */
  readonly asksConsent: boolean;
}

/** The foot of every graduate page: all of them, the firm's own site, who is behind it. */
export function MarginFooter({ locale, choices, asksConsent }: MarginFooterProps) {
  const m = messagesFor(locale);
  const own = firmWords(locale);
  return (
    <footer className={styles.footer}>
      <a className={styles.name} href={linkTo('home', {}, locale)}>
        {m.graduates.firmSite}
      </a>
      <div className={styles.text}>
        <nav aria-label={m.graduates.allPages}>
          <ul className={`quiet ${styles.pages}`}>
            {allPages.map(([text, route]) => (
              <li key={route}>
                <a href={linkTo(route, {}, locale)}>{text(m)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={m.navigation.legal}>
          <ul className={`quiet ${styles.legal}`}>
            {legalLinks(m, locale, asksConsent).map(({ text, url }) => (
              <li key={url}>
                <a href={url}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="small">
          <strong>{m.page.document.demonstration}</strong>{' '}
          {m.page.document.demonstrationText({ firm: firm.name })} <span lang={own.lang}>{own.legal}</span>
        </p>
        <div className={styles.choices}>
          <LanguageSwitch choices={choices} locale={locale} label={m.navigation.language.footerLabel} />
          <ThemeChoice locale={locale} />
        </div>
      </div>
    </footer>
  );
}
