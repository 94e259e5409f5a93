import { expect, test } from 'vitest';
import { errorPage } from './error-page.ts';

const site = { issuer: 'http://localhost:3001/', settings: { siteOrigin: 'http://localhost:3000' } };

const asking = (locales?: string, headers: Readonly<Record<string, string>> = {}) => ({
  url: locales === undefined ? '/authorize' : `/authorize?${new URLSearchParams({ ui_locales: locales })}`,
  headers,
  method: 'GET',
});

test.each([
  ['fr-FR en', 'fr-FR'],
  ['de zh-Hans-CN', 'zh-CN'],
  ['de', 'en'],
  [undefined, 'en'],
  ['constructor', 'en'],
])('of the languages %j the page takes %s', (locales, language) => {
  expect(errorPage(site, asking(locales), 'request', '')).toContain(`<html lang="${language}`);
});

test.each([
  [{ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'zh-CN'],
  [{ 'accept-language': 'de,fr;q=0.7' }, 'fr-FR'],
  [{ 'accept-language': 'fr', cookie: 'identity-language=zh' }, 'zh-CN'],
])('where the request names none, %j tell: %s', (headers, language) => {
  expect(errorPage(site, asking(undefined, headers), 'request', '')).toContain(`<html lang="${language}`);
});

test.each(['notFound', 'request', 'logout', 'ours'] as const)(
  '“%s” leads to the site, in the page’s language',
  (problem) => {
    const page = errorPage(site, asking('zh'), problem, '');
    expect(page).toMatch(/<a href="http:\/\/localhost:3000\/zh-cn"[^>]*>返回芬沃登莱尔律师事务所<\/a>/);
  },
);

test('what a request says is shown as text', () => {
  const page = errorPage(site, asking('fr'), 'logout', `"><script>alert('x')</script>&`);
  expect(page).toContain('<html lang="fr-FR">');
  expect(page).toContain(`&quot;&gt;&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;&amp;`);
});

test.each([
  ['fr', 'Réessayer'],
  ['zh', '重试'],
])('whose page is away for a moment may ask for it again, in %s', (locale, again) => {
  const request = asking(locale);
  const link = new RegExp(`<a href="/authorize\\?ui_locales=${locale}" class="[^"]*">${again}</a>`);
  expect(errorPage(site, request, 'unavailable', '')).toMatch(link);
  expect(errorPage(site, { ...request, method: 'POST' }, 'unavailable', '')).not.toContain(`>${again}</a>`);
  expect(errorPage(site, request, 'ours', '')).not.toContain(`>${again}</a>`);
});

test.each(['en', 'fr', 'zh'])('whoever is locked out reads where to write, in %s', (locale) => {
  const page = errorPage(site, asking(locale), 'locked', '');
  expect(page).toContain('<a href="mailto:security@fenwardenlisle.example" translate="no">');
  expect(page).not.toContain('{contact}');
});
