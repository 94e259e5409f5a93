import type { CoreFragment } from '../../graphql/fragments/records.fragments.gen.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { type RouteName, routeNamed } from '../../routing/routes.ts';
import type { PageRequest } from '../page-module.ts';

/** A request for a page as the handler makes it. */
export function requestOf(
  name: RouteName,
  path: string,
  {
    locale = 'en',
    search = '',
    params = {},
  }: { locale?: Locale; search?: string; params?: Record<string, string> } = {},
): PageRequest {
  return {
    locale,
    route: routeNamed(name),
    params,
    path,
    search: new URLSearchParams(search),
    recordId: 'r1',
    clock: new Clock(new Date('2026-11-20T12:00:00Z')),
    origin: 'https://chancery.example',
  };
}

/** What every record has; translated into Chinese, not into French. */
export function coreRecord(changes: Partial<CoreFragment> = {}): CoreFragment {
  return {
    id: 'r1',
    type: 'page',
    subject: null,
    locale: 'en',
    title: 'Our story',
    summary: 'How it began.',
    body: null,
    path: '/about-us/our-story',
    url: '/about-us/our-story',
    publishedAt: '2026-09-09T08:00:00Z',
    firstPublishedAt: '2026-05-03T08:00:00Z',
    stale: null,
    withdrawn: null,
    translations: [
      { locale: 'en', url: '/about-us/our-story', title: 'Our story' },
      { locale: 'zh-cn', url: '/zh-cn/about-us/our-story', title: '历史' },
    ],
    breadcrumbs: [{ id: 's1', title: 'About', url: '/about-us', locale: 'en' }],
    ...changes,
  };
}
