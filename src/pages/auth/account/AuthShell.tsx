import type { ReactNode } from 'react';
import { Button } from '../../../components/controls/Button.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import { type Tab, Tabs } from '../../../components/sections/Tabs.tsx';
import type { Locale, SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { ScriptNeeded } from '../ScriptNeeded.tsx';
import styles from './AuthShell.module.css';

interface AuthShellProps {
  readonly title: string;
  readonly text: string;
  readonly tabs: readonly Tab[];
  /** Fills the page in the browser, for the language of the page. */
  readonly Island: (props: { readonly locale: SiteLocale }) => ReactNode;
}

/** What a page of the account is for. It holds no data of anybody: that is fetched in the browser. */
export function AuthShell({
  title,
  text,
  tabs,
  Island,
  locale,
}: AuthShellProps & { readonly locale: Locale }) {
  const { accountPages, account, navigation } = messagesFor(locale);
  return (
    <>
      <PageTitle title={title} standfirst={text} />
      <div className={`screen-only ${styles.bar}`}>
        <Tabs label={navigation.account} tabs={tabs} />
        <div className={styles.leave}>
          <Button size="small" type="button" data-account="sign-out">
            {accountPages.menu.signOut}
          </Button>
        </div>
      </div>
      <div className={styles.signedOut}>
        <h2>{account.status.signedOut}</h2>
        <p>{account.status.signedOutText}</p>
        <ScriptNeeded locale={locale as SiteLocale} />
        <div className={styles.scripted}>
          <Button kind="solid" type="button" data-account="sign-in">
            {navigation.signIn}
          </Button>
        </div>
      </div>
      <div>
        <Island locale={locale as SiteLocale} />
      </div>
    </>
  );
}
