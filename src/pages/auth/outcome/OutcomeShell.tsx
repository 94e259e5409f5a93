import { island as callback } from '../../../browser/islands/AccountCallback.island.tsx';
import { Island } from '../../../browser/islands/kit/Island.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../components/controls/Button.tsx';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import styles from './OutcomeShell.module.css';
import type { Outcome } from './outcome.ts';

/** How something ended, and what to do next. */
export function OutcomeShell({ title, text, next, locale }: Outcome & { readonly locale: Locale }) {
  const { account, accountPages, navigation } = messagesFor(locale);
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
      <noscript>
        <p className={styles.script}>{accountPages.scriptNeeded}</p>
      </noscript>
      <ButtonRow>
        {next === 'sign-in' && (
          <Button kind="solid" type="button" data-account="sign-in">
            {navigation.signIn}
          </Button>
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
          <span className={styles.stranger}>
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
