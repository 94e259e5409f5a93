import type { Tab } from '../../../components/sections/Tabs.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';

/** In the order in which people want them. */
const own = ['dashboard', 'profile', 'favourites', 'newsletters-and-alerts', 'subscriptions'] as const;

/** The pages of the account as links. */
export function accountTabs(locale: Locale, current: (typeof own)[number] | 'rooms'): Tab[] {
  const m = messagesFor(locale).accountPages;
  return own.map((name) => ({
    text: m[name],
    url: linkTo(`auth-${name}`, {}, locale),
    current: name === current,
  }));
}
