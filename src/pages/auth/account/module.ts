import { createElement, type ReactNode } from 'react';
import { island as alerts } from '../../../browser/islands/AccountAlerts.island.tsx';
import { island as dashboard } from '../../../browser/islands/AccountDashboard.island.tsx';
import { island as favourites } from '../../../browser/islands/AccountFavourites.island.tsx';
import { island as profile } from '../../../browser/islands/AccountProfile.island.tsx';
import { island as subscriptions } from '../../../browser/islands/AccountSubscriptions.island.tsx';
import type { AccountProps } from '../../../browser/islands/account/AccountIsland.tsx';
import { Island } from '../../../browser/islands/kit/Island.tsx';
import { type SiteLocale, siteLocales } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
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

/** A page by the last segment of its address. */
function authModule(page: keyof typeof islands): AnyPageModule {
  const Filled = ({ locale }: { readonly locale: SiteLocale }): ReactNode =>
    createElement(Island<AccountProps>, {
      of: islands[page],
      on: 'signed-in-first',
      props: { locale, waiting: messagesFor(locale).account.status.loading },
    });
  return pageModule({
    routes: [`auth-${page}`],
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
