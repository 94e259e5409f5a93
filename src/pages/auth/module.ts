import { messagesFor } from '../../i18n/messages.ts';
import { siteLocales } from '../../routing/locales.ts';
import { plainHead } from '../head.ts';
import { pageModule } from '../page-module.ts';
import { AuthShell } from './AuthShell.tsx';

type AuthPage =
  | 'profile'
  | 'email-verified-callback'
  | 'password-reset-callback'
  | 'dashboard'
  | 'favourites'
  | 'newsletters-and-alerts'
  | 'subscriptions';

/** A page of the signed-in area (spec §2 “auth”), by the last segment of its address. */
export function authModule(page: AuthPage) {
  return pageModule({
    view: (_data, request) => {
      const m = messagesFor(request.locale).auth;
      return {
        head: { ...plainHead(m[page], request, siteLocales), noindex: true },
        props: { title: m[page], text: m[`${page}Text`] },
      };
    },
    Page: AuthShell,
  });
}
