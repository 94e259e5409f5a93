import { segmentsOf } from '../../content/types/path-patterns.ts';
import { isSiteLocale, type Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';
import { accountTabs } from '../auth/account/tabs.ts';
import type { NearestQuery } from './query.gen.ts';
import { isAlike } from './words-of-path.ts';

type Near = NearestQuery['nearest'][number];

/**
 * Pages that no record stands for and that a wrong address nearly names: those of an account, and that of newsletters.
 * What lies beside them and is near to none leads to the first of them.
 *
 * @param path without language prefix
 */
export function ownPagesNear(path: string, locale: Locale): Near[] {
  const own = isSiteLocale(locale) ? locale : 'en';
  const { accountPages, mails } = messagesFor(own);
  const [first = '', ...rest] = segmentsOf(path);
  const page = (title: string, url: string, crumbs: readonly string[]): Near => ({
    id: url,
    type: 'page',
    locale: own,
    title,
    url,
    breadcrumbs: crumbs.map((crumb) => ({ title: crumb, locale: own })),
  });
  const areas = {
    auth: accountTabs(own, 'rooms').map(({ text, url }) => page(text, url, [accountPages.menu.account])),
    mail: [page(mails.newsletters.title, addressOf(own, NEWSLETTERS_PATH), [])],
  };
  const beside = first === 'auth' || first === 'mail' ? areas[first] : [];
  const pages = rest.length === 0 ? Object.values(areas).flat() : beside;
  // Nobody who writes of an author means an account, below `/auth`.
  const alike = pages.filter(({ title, url }) => isAlike(path, `${title} ${url?.split('/').at(-1) ?? ''}`));
  return alike.length > 0 ? alike : beside.slice(0, 1);
}
