import { expect, test } from 'vitest';
import { here, pageLocale } from './page-language.ts';

test.each([
  ['/people', 'en', '/auth/dashboard'],
  ['/fr-fr/insights?page=2', 'fr-fr', '/fr-fr/auth/dashboard'],
  ['/zh-cn', 'zh-cn', '/zh-cn/auth/dashboard'],
  ['/zh-cn#top', 'zh-cn', '/zh-cn/auth/dashboard'],
  ['/nl-nl/graduates', 'nl-nl', '/auth/dashboard'],
  ['/xx-yy/people', 'en', '/auth/dashboard'],
  ['/', 'en', '/auth/dashboard'],
])('%s is in %s, and leads to the account at %s', (page, locale, dashboard) => {
  expect(pageLocale(page)).toBe(locale);
  expect(here('/auth/dashboard', page)).toBe(dashboard);
});
