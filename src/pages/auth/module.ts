import type { Tab } from '../../components/sections/Tabs.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { siteLocales } from '../../routing/locales.ts';
import { plainHead } from '../head.ts';
import { type PageRequest, pageModule } from '../page-module.ts';
import { AuthShell } from './AuthShell.tsx';

type AuthPage =
  | 'profile'
  | 'email-verified-callback'
  | 'password-reset-callback'
  | 'dashboard'
  | 'favourites'
  | 'newsletters-and-alerts'
  | 'subscriptions';

/** The pages that people go to by themselves; the others are reached by mail. */
const own = ['dashboard', 'profile', 'favourites', 'newsletters-and-alerts', 'subscriptions'] as const;

function tabsOf(page: AuthPage, { locale }: PageRequest): Tab[] {
  const m = messagesFor(locale).auth;
  return own.map((name) => ({
    text: m[name],
    url: linkTo(`auth-${name}`, {}, locale),
    current: name === page,
  }));
}

/** A page of the signed-in area (spec §2 “auth”), by the last segment of its address. */
export function authModule(page: AuthPage) {
  return pageModule({
    view: (_data, request) => {
      const m = messagesFor(request.locale).auth;
      return {
        head: {
          ...plainHead(m[page], request, siteLocales),
          description: m[`${page}Text`],
          noindex: true,
        },
        props: { title: m[page], text: m[`${page}Text`], tabs: tabsOf(page, request) },
      };
    },
    Page: AuthShell,
  });
}
