import { AccountIsland, type AccountProps } from './account/AccountIsland.tsx';
import { ComingEvents } from './account/dashboard/ComingEvents.tsx';
import { DashboardList } from './account/dashboard/DashboardList.tsx';
import { Included } from './account/dashboard/Included.tsx';
import { loadDashboard } from './account/dashboard/load-dashboard.ts';
import { MergeOffer } from './account/favourites/PagesSavedHere.tsx';
import { ChangedReports } from './account/saved/ChangedReports.tsx';
import { defineIsland } from './kit/define.ts';

/** What is new in what somebody follows, what is to come, and what they may use. */
function AccountDashboard(props: AccountProps) {
  return (
    <AccountIsland {...props} load={() => loadDashboard(props.locale)}>
      {(shown) => (
        <>
          <DashboardList {...shown} />
          <ChangedReports {...shown} />
          <MergeOffer {...shown} />
          <ComingEvents {...shown} />
          <Included {...shown} />
        </>
      )}
    </AccountIsland>
  );
}

export const island = defineIsland<AccountProps>({
  name: 'AccountDashboard',
  Component: AccountDashboard,
  examples: [{ locale: 'en', waiting: 'Loading' }],
});
