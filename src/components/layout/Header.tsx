import type { ReactNode } from 'react';
import { langOfArea } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm } from '../../platform/settings/firm.ts';
import { linkTo } from '../../routing/links.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { LanguageChoice } from './languages.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { CloseMenu, OpenMenu } from './MenuButtons.tsx';
import { renderedOnce } from './rendered-once.ts';

interface HeaderProps {
  readonly locale: Locale;
  readonly area: string | null;
  readonly choices: readonly LanguageChoice[];
  /** The search box, the same on all pages in a language. */
  readonly search: ReactNode;
}

const menuId = 'menu';

/**
 * The head of every page: name, search, languages, sign-in, navigation. All of it works without scripts: where it is
 * narrow all but name and search is a popover, which the browser opens, closes and takes out of the way.
 */
export function Header({ locale, area, choices, search }: HeaderProps) {
  const m = messagesFor(locale);
  return (
    <header className={styles.header}>
      <a className={styles.name} href={linkTo('home', {}, locale)} translate="no">
        {firm.shortName}
      </a>
      <div className={styles.opener}>
        <OpenMenu menu={menuId} locale={locale} />
      </div>
      <div
        className={styles.search}
        lang={langOfArea('search', locale)}
        {...renderedOnce(`search ${locale}`, () => <>{search}</>)}
      />
      <div className={styles.menu} id={menuId} popover="auto">
        <div className={styles.close}>
          <CloseMenu menu={menuId} locale={locale} />
        </div>
        <div className={styles.tools}>
          <LanguageSwitch choices={choices} locale={locale} label={m.navigation.language.label} compact />
          <AccountMenu locale={locale} />
        </div>
        <MainNavigation area={area} locale={locale} />
      </div>
    </header>
  );
}
