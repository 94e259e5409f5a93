import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { renderDocument } from '../../pages/document/document.tsx';
import { assetsOf } from './assets.ts';

const manifest: Manifest = {
  'src/browser/islands/kit/start.ts': { file: 'assets/start-1.js' },
  '_chancery-sans.woff2': { file: 'assets/chancery-sans-1.woff2' },
  '_site-print.css': { file: 'assets/site-1-print.css' },
  '_site.css': { file: 'assets/site-1.css' },
  '_margin.css': { file: 'assets/margin-1.css' },
  '_margin-sans.woff2': { file: 'assets/margin-sans-1.woff2' },
  '_margin-sans-beyond.woff2': { file: 'assets/margin-sans-beyond-1.woff2' },
  '_products.css': { file: 'assets/products-1.css' },
  '_products-print.css': { file: 'assets/products-1-print.css' },
  '_door.css': { file: 'assets/hosted-1.css' },
};

const siteLinks = [
  '/assets/chancery-sans-1.woff2',
  '/assets/site-1.css',
  '/assets/site-1-print.css for print',
];

function linksOf(languages: 'site' | 'graduate', area: string | null): string[] {
  const html = renderDocument({
    locale: 'en',
    languages,
    area,
    path: '/graduates/apply',
    head: { title: 'Apply' },
    content: 'Text',
    origin: 'https://firm.example',
    assets: assetsOf({ manifest }),
  });
  return [...html.matchAll(/<link rel="(?:preload|stylesheet)" href="([^"]+)"(?: media="(print)")?/g)].map(
    ([, href, media]) => [href, media].filter(Boolean).join(' for '),
  );
}

it('a page of the site loads its styles and fonts and none of the graduate pages', () => {
  expect(linksOf('site', 'people')).toEqual(siteLinks);
});

it('a graduate page loads its own, none of the letters that few pages have, and nothing of the site’s', () => {
  expect(linksOf('graduate', 'graduates')).toEqual(['/assets/margin-sans-1.woff2', '/assets/margin-1.css']);
});

it('a page of the navigator loads its own styles, with the site’s fonts', () => {
  expect(linksOf('site', 'navigator')).toEqual([
    '/assets/chancery-sans-1.woff2',
    '/assets/products-1.css',
    '/assets/products-1-print.css for print',
  ]);
});

it('the hosted pages’ styles are known by their name', () => {
  expect(assetsOf({ manifest }).hosted?.stylesheets).toEqual([{ href: '/assets/hosted-1.css' }]);
});

it('an error among graduate pages has the site’s look, whole', () => {
  expect(linksOf('graduate', null)).toEqual(siteLinks);
});
