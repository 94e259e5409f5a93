import { langOfArea } from '../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './AccountMenu.module.css';
import { renderedOnce } from './rendered-once.ts';

const pages = ['dashboard', 'profile', 'favourites', 'newsletters-and-alerts', 'subscriptions'] as const;

/**
 * “Sign in”, or the pages of the account for those who have. Both stand in the same place and the wider one makes
 * its size, so that nothing moves whoever reads; `marks.ts` says which is seen, and `start.ts` answers clicks.
 */
export function AccountMenu({ locale }: { readonly locale: Locale }) {
  const { accountPages, navigation, notices } = messagesFor(locale);
  const lang = langOfArea('account-pages', locale);
  const menu = () => (
    <>
      <span className={styles.signIn} data-account="sign-in">
        <ButtonLink size="small" wide href={linkTo('auth-profile', {}, locale)}>
          {navigation.signIn}
        </ButtonLink>
      </span>
      <details className={styles.menu} name="navigation" lang={lang}>
        <summary className={styles.opener}>
          {accountPages.menu.account}
          <Icon name="chevron" />
        </summary>
        <ul className={styles.list}>
          {lang && (
            <li className={styles.note} lang={localeFacts[locale].tag}>
              {notices.inEnglish}
            </li>
          )}
          {pages.map((page) => (
            <li key={page}>
              <a className={styles.page} href={linkTo(`auth-${page}`, {}, locale)}>
                {accountPages[page]}
              </a>
            </li>
          ))}
          <li>
            <button className={styles.page} type="button" data-account="sign-out">
              {accountPages.menu.signOut}
            </button>
          </li>
        </ul>
      </details>
    </>
  );
  return <div className={styles.account} {...renderedOnce(`account ${locale}`, menu)} />;
}
