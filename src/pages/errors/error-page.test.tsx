import { expect, it } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import type { ServerErrorStatus } from '../../platform/http/errors.ts';
import { readSettings } from '../../platform/settings/env.ts';
import { errorPage, renderError } from './error-page.tsx';
import { wordsOfPath } from './words-of-path.ts';

const assets = { stylesheets: [], scripts: [] };
const settings = readSettings({ ICP_NUMBER: '沪ICP备12345678号-1' });
const pageOf = (status: ServerErrorStatus, locale: Locale) => errorPage(status, locale, { settings, assets });

it('fills the search box of a missing page with the words of its address', () => {
  expect(wordsOfPath('/people/p1/jane-doe')).toBe('jane doe');
  expect(wordsOfPath('/publications/%E4%B8%AD%E5%9B%BD-a%ZZ')).toContain('a');
  const html = renderError({ status: 404, locale: 'en', path: '/people/p1/jane-doe', assets });
  expect(html).toMatch(/<input[^>]*id="page-search"[^>]*value="jane doe"/);
});

it('offers what is near, marked in its own language, in words too', () => {
  const near = [
    {
      id: 'p1',
      type: 'person',
      locale: 'en',
      title: 'Jane Doe',
      url: '/people/p1/jane-doe',
      breadcrumbs: [{ title: 'People', locale: 'en' }],
    },
  ] as const;
  const html = renderError({ status: 404, locale: 'zh-cn', path: '/jane', near, assets });
  expect(html).toContain('<a href="/people/p1/jane-doe" lang="en-GB">Jane Doe</a>');
  expect(html).toMatch(/英文内容[^a-z]*<\/span><a href="\/people\/p1\/jane-doe"/);
  expect(html).toContain('<span lang="en-GB">People</span>');
});

it('leads to what the address would lie below, and to nothing that only begins alike', () => {
  const page = (id: string, url: string) =>
    ({ id, type: 'section', locale: 'fr-fr', title: id, url, breadcrumbs: [] }) as const;
  const near = [page('Bureaux', '/fr-fr/locations'), page('Villes', '/fr-fr/loc')];
  const html = renderError({ status: 404, locale: 'fr-fr', path: '/locations/atlantis', near, assets });
  expect(html).toContain('<a href="/fr-fr/locations">Bureaux</a>');
  expect(html).not.toContain('Villes');
});

it.each(['/offices/shangai', '/offices/shanghia', '/offices/changhai'])('knows %s for Shanghai', (path) => {
  const near = [
    {
      id: 'o',
      type: 'office',
      locale: 'zh-cn',
      title: '上海',
      url: '/zh-cn/offices/shanghai',
      breadcrumbs: [],
    },
  ] as const;
  expect(renderError({ status: 404, locale: 'zh-cn', path, near, assets })).toContain('上海</a>');
  expect(renderError({ status: 404, locale: 'zh-cn', path: '/offices/paris', near, assets })).not.toContain(
    '上海</a>',
  );
});

it('offers pages of an account and that of newsletters, which no record stands for', () => {
  const near = (path: string, locale: Locale) => renderError({ status: 404, locale, path, assets });
  expect(near('/auth/profil', 'fr-fr')).toContain('<a href="/fr-fr/auth/profile">Votre profil</a>');
  expect(near('/auth/nothing', 'en')).toContain('<a href="/auth/dashboard">Dashboard</a>');
  expect(near('/mail/newsletter', 'zh-cn')).toContain('<a href="/zh-cn/mail/newsletters">');
  expect(near('/favorites', 'en')).toContain('<a href="/auth/favourites">Favourites</a>');
  for (const path of ['/people/profile', '/author'])
    expect(near(path, 'en')).not.toContain('<a href="/auth/profile">Your profile');
});

it('leads to an area by the name that people have for it, and not to somebody of nearly that name', () => {
  const near = [
    {
      id: 't',
      type: 'section',
      locale: 'en',
      title: 'Training series',
      url: '/training-series',
      breadcrumbs: [],
    },
    { id: 'p', type: 'person', locale: 'en', title: 'Ana Ruiz', url: '/people/p/ana-ruiz', breadcrumbs: [] },
  ] as const;
  const html = renderError({ status: 404, locale: 'en', path: '/training/quiz', near, assets });
  expect(html).toContain('<a href="/training-series">Training series</a>');
  expect(html).not.toContain('Ana Ruiz');
});

it('leads to pages of the same area before those of others', () => {
  const page = (title: string, url: string) =>
    ({ id: url, type: 'page', locale: 'en', title, url, breadcrumbs: [] }) as const;
  const near = [page('The French class action', '/publications/p/x'), page('France', '/navigator/x/france')];
  const html = renderError({ status: 404, locale: 'en', path: '/navigator/x/frence', near, assets });
  expect(html.indexOf('>France</a>')).toBeGreaterThan(0);
  expect(html.indexOf('>France</a>')).toBeLessThan(html.indexOf('>The French class action</a>'));
});

it('knows words of two Chinese letters', () => {
  const privacy = {
    id: 'p',
    type: 'policy',
    locale: 'zh-cn',
    title: '数据隐私',
    url: '/zh-cn/legal/data-privacy',
    breadcrumbs: [],
  } as const;
  const path = encodeURI('/隐私');
  expect(renderError({ status: 404, locale: 'zh-cn', path, near: [privacy], assets })).toContain(
    '数据隐私</a>',
  );
});

it('knows words that were typed without their accents', () => {
  const careers = {
    id: 'c',
    type: 'section',
    locale: 'fr-fr',
    title: 'Carrières et métiers',
    url: '/fr-fr/careers',
    breadcrumbs: [],
  } as const;
  const html = renderError({ status: 404, locale: 'fr-fr', path: '/metiers', near: [careers], assets });
  expect(html).toContain('<a href="/fr-fr/careers">Carrières et métiers</a>');
});

it('leads to the beginning of a list that has fewer pages', () => {
  const firstPage = '/fr-fr/people?office=paris';
  const html = renderError({ status: 404, locale: 'fr-fr', path: '/people', firstPage, assets });
  expect(html).toMatch(/<a[^>]*href="\/fr-fr\/people\?office=paris"[^>]*>Aller à sa première page</);
  expect(html).toContain('moins de pages');
});

it('says why a page is gone', () => {
  const html = renderError({
    status: 410,
    locale: 'fr-fr',
    path: '/x',
    reason: 'Secret <professionnel>',
    assets,
  });
  expect(html).toContain('Motif\u202f: Secret &lt;professionnel&gt;');
});

it.each([400, 404, 405, 406, 414, 500, 503] as const)(
  'says %s in the reader’s language without any data',
  (status) => {
    const [english, chinese] = [pageOf(status, 'en'), pageOf(status, 'zh-cn')];
    expect(chinese).toContain('<html lang="zh-CN">');
    expect(chinese.match(/<h1>(.*?)<\/h1>/)?.[1]).toMatch(/\p{Script=Han}/u);
    expect(english.match(/<h1>(.*?)<\/h1>/)?.[1]).not.toMatch(/\p{Script=Han}/u);
    expect(english).toContain('<meta name="robots" content="noindex">');
  },
);

it('lets whoever cannot be served just now ask again for the same address', () => {
  expect(pageOf(503, 'fr-fr')).toMatch(/<a href="" class="[^"]*">Réessayer<\/a>/);
  expect(pageOf(404, 'fr-fr')).not.toContain('Réessayer');
});

it('leads to the other languages’ home, since the page is in none', () => {
  expect(pageOf(404, 'en')).toContain('href="/fr-fr" hreflang="fr-FR"');
});

it('keeps what every page has by law and for those signed in', () => {
  expect(pageOf(503, 'zh-cn')).toContain('沪ICP备12345678号-1');
  expect(pageOf(503, 'en')).toContain('<meta name="chancery:auth"');
});
