import { island as callback } from '../../../browser/islands/AccountCallback.island.tsx';
import { Island } from '../../../browser/islands/kit/Island.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../components/controls/Button.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import type { Locale, SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { ScriptNeeded } from '../ScriptNeeded.tsx';
import styles from './OutcomeShell.module.css';
import type { Outcome } from './outcome.ts';

/** How something ended, and what to do next. */
export function OutcomeShell({ title, text, next, locale }: Outcome & { readonly locale: Locale }) {
  const { account, navigation } = messagesFor(locale);
  const m = account.outcome;
  return (
    <>
      {next === 'wait' ? (
        <div>
          <Island of={callback} on="load" props={{ title, text }} />
        </div>
      ) : (
        <PageTitle title={title} standfirst={text} />
      )}
      <div className={styles.script}>
        <ScriptNeeded locale={locale as SiteLocale} />
      </div>
      <ButtonRow>
        {next === 'sign-in' && (
          <span className={styles.scripted}>
            <Button kind="solid" type="button" data-account="sign-in">
              {navigation.signIn}
            </Button>
          </span>
        )}
        {next === 'account' && (
          <ButtonLink kind="solid" href={linkTo('auth-dashboard', {}, locale)}>
            {m.toAccount}
          </ButtonLink>
        )}
        {next === 'access' && (
          <ButtonLink kind="solid" href={linkTo('auth-subscriptions', {}, locale)}>
            {m.deniedNext}
          </ButtonLink>
        )}
        {next === 'access' && (
          <span className={`${styles.scripted} ${styles.stranger}`}>
            <Button type="button" data-account="sign-in">
              {navigation.signIn}
            </Button>
          </span>
        )}
        {next !== 'wait' && <ButtonLink href={linkTo('home', {}, locale)}>{m.toHome}</ButtonLink>}
      </ButtonRow>
    </>
  );
}
