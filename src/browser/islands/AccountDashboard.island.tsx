import { useRef } from 'react';
import { AccountIsland, type AccountProps } from './account/AccountIsland.tsx';
import { ComingEvents } from './account/dashboard/ComingEvents.tsx';
import { Courses } from './account/dashboard/Courses.tsx';
import { DashboardList } from './account/dashboard/DashboardList.tsx';
import { Included } from './account/dashboard/Included.tsx';
import { freshOf, JustNow } from './account/dashboard/JustNow.tsx';
import { type DashboardItem, loadDashboard } from './account/dashboard/load-dashboard.ts';
import { MergeOffer } from './account/favourites/PagesSavedHere.tsx';
import { ChangedReports } from './account/saved/ChangedReports.tsx';
import { defineIsland } from './kit/define.ts';

/** What is new in what somebody follows, what is to come, and what they may use. */
function AccountDashboard(props: AccountProps) {
  const first = useRef<readonly DashboardItem[]>(undefined);
  const load = async () => {
    const dashboard = await loadDashboard(props.locale);
    first.current ??= dashboard.items;
    return { ...dashboard, fresh: freshOf(dashboard.items, first.current) };
  };
  return (
    <AccountIsland {...props} load={load} liveFrom={({ position }) => position}>
      {(shown) => (
        <>
          <JustNow {...shown} />
          <DashboardList {...shown} />
          <ChangedReports {...shown} />
          <MergeOffer {...shown} />
          <Courses {...shown} />
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
