import { fill } from '../../i18n/fill.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { firm } from '../firm.ts';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { LanguageChoice } from './languages.ts';
import { footerNavigation, type NavigationItem } from './navigation.ts';

interface FooterProps {
  readonly locale: Locale;
  readonly choices: readonly LanguageChoice[];
}

/** The foot of every page. It says that the firm is invented. */
export function Footer({ locale, choices }: FooterProps) {
  const m = messagesFor(locale);
  const { groups, legal } = footerNavigation(m, locale);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div>
            <p className={styles.tagline}>{m.document.tagline}</p>
            <p className={styles.demonstration}>
              <strong>{m.document.demonstration}</strong>{' '}
              {fill(m.document.demonstrationText, { firm: firm.name })}
            </p>
          </div>
          {groups.map(({ heading, items }) => (
            <nav key={heading} aria-label={heading}>
              <p className={styles.heading}>{heading}</p>
              <Links items={items} className={styles.links} />
            </nav>
          ))}
        </div>
        <LanguageSwitch choices={choices} locale={locale} label={m.language.footerLabel} />
        <nav aria-label={m.navigation.legal}>
          <Links items={legal} className={styles.legal} />
        </nav>
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly items: readonly NavigationItem[];
  readonly className: string | undefined;
}

function Links({ items, className }: LinksProps) {
  return (
    <ul className={className}>
      {items.map(({ text, url }) => (
        <li key={url}>
          <a href={url}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
