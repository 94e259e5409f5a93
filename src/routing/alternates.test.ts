import { expect, test } from 'vitest';
import { alternatesOf } from './alternates.ts';

test('alternates name each language that exists, and the English page as default', () => {
  expect(
    alternatesOf([
      { locale: 'fr-fr', path: '/news/fusion' },
      { locale: 'en', path: '/news/merger' },
    ]),
  ).toEqual([
    { hreflang: 'en', url: '/news/merger' },
    { hreflang: 'fr-FR', url: '/fr-fr/news/fusion' },
    { hreflang: 'x-default', url: '/news/merger' },
  ]);
});

test('a page that does not exist in English has no default', () => {
  expect(alternatesOf([{ locale: 'nl-nl', path: '/graduates/x' }])).toEqual([
    { hreflang: 'nl-NL', url: '/nl-nl/graduates/x' },
  ]);
});
