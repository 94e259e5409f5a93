import { AccountIsland, type AccountProps } from './account/AccountIsland.tsx';
import { AlertLines } from './account/alerts/AlertLines.tsx';
import { FollowOffer } from './account/alerts/FollowOffer.tsx';
import { isWanted } from './account/alerts/follow.ts';
import { loadAlerts } from './account/alerts/load-alerts.ts';
import { MailTimes } from './account/alerts/MailTimes.tsx';
import { Newsletters } from './account/alerts/Newsletters.tsx';
import { Pause } from './account/alerts/Pause.tsx';
import { Preview } from './account/alerts/Preview.tsx';
import { here } from './account/page-language.ts';
import { defineIsland } from './kit/define.ts';

/** What somebody wants to be written to about, with what it would have brought. */
function AccountAlerts(props: AccountProps) {
  return (
    <AccountIsland
      {...props}
      load={() => loadAlerts(props.locale)}
      signedOut={(texts) => isWanted() && <p>{texts.alerts.follow.signIn}</p>}
    >
      {(shown) => (
        <>
          <FollowOffer {...shown} />
          <AlertLines {...shown} />
          <Newsletters {...shown} />
          <MailTimes {...shown} />
          <Pause {...shown} />
          <Preview {...shown} />
          <p className="meta">
            <a href={here('/auth/subscriptions')}>{shown.texts.alerts.toSubscriptions}</a>
          </p>
        </>
      )}
    </AccountIsland>
  );
}

export const island = defineIsland<AccountProps>({
  name: 'AccountAlerts',
  Component: AccountAlerts,
  examples: [{ locale: 'en', waiting: 'Loading' }],
});
