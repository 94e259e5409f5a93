import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import { RecordActions } from '../controls/RecordActions.tsx';
import { AlertBar } from './AlertBar.tsx';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import type { Chrome } from './chrome.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import type { LanguageChoice } from './languages.ts';

interface LayoutProps {
  readonly locale: Locale;
  readonly area: string | null;
  readonly choices: readonly LanguageChoice[];
  readonly breadcrumbs: readonly Crumb[];
  /** The search box in its head. */
  readonly search: ReactNode;
  /** What comes from the database; an error page has none of it. */
  readonly chrome?: Chrome | undefined;
  /** The ICP filing number of a site that is hosted in China. */
  readonly icpNumber?: string | undefined;
  /** The record that this page can be saved as. */
  readonly saves?: string | null;
  /** Somebody counts visits, of those who agree to it. */
  readonly asksConsent: boolean;
  /** This page is: it asks who has not answered. */
  readonly isCounted: boolean;
  readonly children: ReactNode;
}

/** Everything in `<body>`: skip link, header, way to the page, the page, footer. */
export function Layout(props: LayoutProps) {
  const { locale, area, choices, breadcrumbs, search, chrome } = props;
  const { icpNumber, saves = null, asksConsent, isCounted, children } = props;
  const m = messagesFor(locale);
  return (
    <div className={styles.body}>
      <a className={styles.skip} href="#content">
        {m.page.document.skip}
      </a>
      {chrome?.alert && <AlertBar alert={chrome.alert} locale={locale} />}
      <Header locale={locale} area={area} choices={choices} search={search} />
      <Breadcrumbs label={m.navigation.breadcrumb} crumbs={breadcrumbs}>
        {saves && <RecordActions record={saves} locale={locale} />}
      </Breadcrumbs>
      <main id="content" className={`page-grid ${styles.main}`} tabIndex={-1}>
        {children}
      </main>
      <Footer
        locale={locale}
        choices={choices}
        offices={chrome?.offices ?? []}
        icpNumber={icpNumber}
        asksConsent={asksConsent}
      />
      {isCounted && <ConsentBanner locale={locale} />}
    </div>
  );
}
