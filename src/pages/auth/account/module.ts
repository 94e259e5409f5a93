import { createElement, type ReactNode } from 'react';
import { island as alerts } from '../../../browser/islands/AccountAlerts.island.tsx';
import { island as dashboard } from '../../../browser/islands/AccountDashboard.island.tsx';
import { island as favourites } from '../../../browser/islands/AccountFavourites.island.tsx';
import { island as profile } from '../../../browser/islands/AccountProfile.island.tsx';
import { island as rooms } from '../../../browser/islands/AccountRooms.island.tsx';
import { island as subscriptions } from '../../../browser/islands/AccountSubscriptions.island.tsx';
import type { AccountProps } from '../../../browser/islands/account/AccountIsland.tsx';
import type { IslandDefinition } from '../../../browser/islands/kit/define.ts';
import { Island } from '../../../browser/islands/kit/Island.tsx';
import { type SiteLocale, siteLocales } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { RouteName } from '../../../routing/routes.ts';
import { type AnyPageModule, pageModule } from '../../page-module.ts';
import { plainHead } from '../../shared/records/head.ts';
import { AuthShell } from './AuthShell.tsx';
import { accountTabs } from './tabs.ts';

const islands = {
  profile,
  dashboard,
  favourites,
  'newsletters-and-alerts': alerts,
  subscriptions,
} as const;

/** The pages of the signed-in area (spec §2 “auth”). */
export const accountModules = (Object.keys(islands) as (keyof typeof islands)[]).map(authModule);

/** The page of client rooms, which the table of routes does not name. */
export const roomsModule = accountPage('rooms', rooms, []);

/** A page by the last segment of its address. */
function authModule(page: keyof typeof islands): AnyPageModule {
  return accountPage(page, islands[page], [`auth-${page}`]);
}

function accountPage(
  page: keyof typeof islands | 'rooms',
  of: IslandDefinition<AccountProps>,
  names: readonly RouteName[],
): AnyPageModule {
  const Filled = ({ locale }: { readonly locale: SiteLocale }): ReactNode =>
    createElement(Island<AccountProps>, {
      of,
      on: 'signed-in-first',
      props: { locale, waiting: messagesFor(locale).account.status.loading },
    });
  return pageModule({
    routes: names,
    view: (_data, request) => {
      const m = messagesFor(request.locale).accountPages;
      return {
        head: {
          ...plainHead(m[page], request, siteLocales),
          description: m[`${page}Text`],
          noindex: true,
        },
        props: {
          title: m[page],
          text: m[`${page}Text`],
          tabs: accountTabs(request.locale, page),
          Island: Filled,
        },
      };
    },
    Page: AuthShell,
  });
}
