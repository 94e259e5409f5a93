import type { SiteLocale } from '../routing/locales.ts';
import { AccountFrame } from './account/AccountFrame.tsx';
import { DashboardList } from './account/dashboard/DashboardList.tsx';
import { loadDashboard } from './account/dashboard/load-dashboard.ts';
import { MergeOffer } from './account/favourites/KeptPages.tsx';
import { defineIsland } from './kit/define.ts';

type Props = { readonly locale: SiteLocale };

/** What is new in what somebody follows. */
function AccountDashboard({ locale }: Props) {
  return (
    <AccountFrame locale={locale} load={() => loadDashboard(locale)}>
      {(shown) => (
        <>
          <DashboardList {...shown} />
          <MergeOffer {...shown} />
        </>
      )}
    </AccountFrame>
  );
}

export const island = defineIsland<Props>({
  name: 'AccountDashboard',
  Component: AccountDashboard,
  examples: [{ locale: 'en' }],
});
