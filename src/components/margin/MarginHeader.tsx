import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm } from '../../platform/settings/firm.ts';
import { linkTo } from '../../routing/links.ts';
import { routeNamed } from '../../routing/routes.ts';
import { AccountMenu } from '../layout/AccountMenu.tsx';
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx';
import type { LanguageChoice } from '../layout/languages.ts';
import { CloseMenu, OpenMenu } from '../layout/MenuButtons.tsx';
import styles from './MarginHeader.module.css';
import { headerPages } from './pages.ts';

interface MarginHeaderProps {
  readonly locale: Locale;
  readonly path: string;
  readonly choices: readonly LanguageChoice[];
}

const menuId = 'menu';

/** Name, pages, editions, account. Where it is narrow all but the name is a popover that the browser opens and closes. */
export function MarginHeader({ locale, path, choices }: MarginHeaderProps) {
  const m = messagesFor(locale);
  return (
    <header className={styles.header}>
      <a className={styles.name} href={linkTo('graduates-home', {}, locale)}>
        <span translate="no">{firm.shortName}</span>{' '}
        <span className={styles.what}>{m.navigation.graduates}</span>
      </a>
      <div className={styles.opener}>
        <OpenMenu menu={menuId} locale={locale} />
      </div>
      <div className={styles.menu} id={menuId} popover="auto">
        <div className={styles.close}>
          <CloseMenu menu={menuId} locale={locale} />
        </div>
        <nav aria-label={m.navigation.label}>
          <ul className={styles.items}>
            {headerPages.map(([text, route]) => (
              <li key={route}>
                <a
                  className={`current ${styles.item}`}
                  href={linkTo(route, {}, locale)}
                  aria-current={routeNamed(route).pattern === path ? 'page' : undefined}
                >
                  {text(m)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch choices={choices} locale={locale} label={m.navigation.language.label} compact />
          <AccountMenu locale={locale} />
        </div>
      </div>
    </header>
  );
}
