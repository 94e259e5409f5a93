import { expect, it } from 'vitest';
import { errorPage, renderError } from './error-page.tsx';
import { wordsOfPath } from './words-of-path.ts';

const assets = { stylesheets: [], scripts: [] };

it('fills the search box of a missing page with the words of its address', () => {
  expect(wordsOfPath('/people/p1/jane-doe')).toBe('jane doe');
  expect(wordsOfPath('/publications/%E4%B8%AD%E5%9B%BD-a%ZZ')).toContain('a');
  const html = renderError({ status: 404, locale: 'en', path: '/people/p1/jane-doe', assets });
  expect(html).toMatch(/<input[^>]*id="page-search"[^>]*value="jane doe"/);
});

it('offers what is near, marked in its own language', () => {
  const near = [
    { id: 'p1', type: 'person', locale: 'en', title: 'Jane Doe', url: '/people/p1/jane-doe' },
  ] as const;
  const html = renderError({ status: 404, locale: 'zh-cn', path: '/jane', near, assets });
  expect(html).toContain('<a href="/people/p1/jane-doe" lang="en-GB">Jane Doe</a>');
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
    const [english, chinese] = [errorPage(status, 'en'), errorPage(status, 'zh-cn')];
    expect(chinese).toContain('<html lang="zh-CN">');
    expect(chinese.match(/<h1>(.*?)<\/h1>/)?.[1]).toMatch(/\p{Script=Han}/u);
    expect(english.match(/<h1>(.*?)<\/h1>/)?.[1]).not.toMatch(/\p{Script=Han}/u);
    expect(english).toContain('<meta name="robots" content="noindex">');
  },
);

it('leads to the other languages’ home, since the page is in none', () => {
  expect(errorPage(404, 'en')).toContain('href="/fr-fr" hreflang="fr-FR"');
});
