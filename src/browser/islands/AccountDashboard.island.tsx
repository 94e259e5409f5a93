import { AccountFrame, type AccountProps } from './account/AccountFrame.tsx';
import { ComingEvents } from './account/dashboard/ComingEvents.tsx';
import { DashboardList } from './account/dashboard/DashboardList.tsx';
import { Included } from './account/dashboard/Included.tsx';
import { loadDashboard } from './account/dashboard/load-dashboard.ts';
import { MergeOffer } from './account/favourites/KeptPages.tsx';
import { defineIsland } from './kit/define.ts';

/** What is new in what somebody follows, what is to come, and what they may use. */
function AccountDashboard(props: AccountProps) {
  return (
    <AccountFrame {...props} load={() => loadDashboard(props.locale)}>
      {(shown) => (
        <>
          <DashboardList {...shown} />
          <MergeOffer {...shown} />
          <ComingEvents {...shown} />
          <Included {...shown} />
        </>
      )}
    </AccountFrame>
  );
}

export const island = defineIsland<AccountProps>({
  name: 'AccountDashboard',
  Component: AccountDashboard,
  examples: [{ locale: 'en', waiting: 'Loading' }],
});
