import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import { RecordActions } from '../controls/RecordActions.tsx';
import type { Crumb } from '../layout/Breadcrumbs.tsx';
import type { Chrome } from '../layout/chrome.ts';
import type { LanguageChoice } from '../layout/languages.ts';
import { MarginFooter } from './MarginFooter.tsx';
import { MarginHeader } from './MarginHeader.tsx';
import styles from './MarginLayout.module.css';

interface MarginLayoutProps {
  readonly locale: Locale;
  /** Without language prefix: marks the page in the navigation. */
  readonly path: string;
  readonly choices: readonly LanguageChoice[];
  readonly breadcrumbs: readonly Crumb[];
  readonly chrome?: Chrome | undefined;
  /** The record that this page can be saved as. */
  readonly saves?: string | null;
  /** Somebody counts visits, of those who agree to it. */
  readonly asksConsent: boolean;
  /** This page is: it asks who has not answered. */
  readonly isCounted: boolean;
  readonly children: ReactNode;
}

/**
 * Everything in `<body>` of a graduate page, along one red line from its top to its bottom: to the left of it section
 * signs, dates and notes, to the right what is read.
 */
export function MarginLayout(props: MarginLayoutProps) {
  const {
    locale,
    path,
    choices,
    breadcrumbs,
    chrome,
    saves = null,
    asksConsent,
    isCounted,
    children,
  } = props;
  const m = messagesFor(locale);
  return (
    <>
      <div className={styles.page}>
        <a className={styles.skip} href="#content">
          {m.page.document.skip}
        </a>
        <MarginHeader locale={locale} path={path} choices={choices} />
        {chrome?.alert?.url && (
          <aside className={styles.row} aria-label={m.page.alert.label}>
            <p className={styles.alert}>
              <strong>{m.page.alert.label}</strong>{' '}
              <a href={chrome.alert.url} lang={chrome.alert.lang}>
                {chrome.alert.text}
              </a>
            </p>
          </aside>
        )}
        {/* The graduate home is the first of them: the firm's own site is another one. */}
        <Crumbs label={m.navigation.breadcrumb} crumbs={breadcrumbs.slice(1)}>
          {saves && <RecordActions record={saves} locale={locale} />}
        </Crumbs>
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <MarginFooter locale={locale} choices={choices} asksConsent={asksConsent} />
      </div>
      {isCounted && <ConsentBanner locale={locale} />}
    </>
  );
}

interface CrumbsProps {
  readonly label: string;
  readonly crumbs: MarginLayoutProps['breadcrumbs'];
  /** What stands at the end of the line. */
  readonly children: ReactNode;
}

function Crumbs({ label, crumbs, children }: CrumbsProps) {
  if (crumbs.length < 2) return null;
  return (
    <div className={`${styles.row} ${styles.line}`}>
      <nav className={styles.way} aria-label={label}>
        <ol className={styles.crumbs}>
          {crumbs.map(({ title, url, lang }, index) => (
            <li key={url} lang={lang}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{title}</span>
              ) : (
                <a className="quiet" href={url}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}
