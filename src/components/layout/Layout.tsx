import type { ReactNode } from 'react';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import type { LanguageChoice } from './languages.ts';

interface LayoutProps {
  readonly locale: Locale;
  readonly languages: 'site' | 'graduate';
  readonly area: string | null;
  readonly choices: readonly LanguageChoice[];
  readonly breadcrumbs: readonly { readonly title: string; readonly url: string }[];
  readonly children: ReactNode;
}

/** Everything in `<body>`: skip link, header, way to the page, the page, footer. */
export function Layout({ locale, languages, area, choices, breadcrumbs, children }: LayoutProps) {
  const m = messagesFor(locale);
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.document.skip}
      </a>
      <Header locale={locale} languages={languages} area={area} choices={choices} />
      <div className={styles.page}>
        <Breadcrumbs label={m.navigation.breadcrumb} crumbs={breadcrumbs} />
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer locale={locale} choices={choices} />
    </>
  );
}
