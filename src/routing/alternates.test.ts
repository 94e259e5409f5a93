import { expect, test } from 'vitest';
import { alternatesOf } from './alternates.ts';

test('alternates name each language that exists, and the English page as default', () => {
  expect(
    alternatesOf([
      { locale: 'fr-fr', url: '/fr-fr/news/fusion' },
      { locale: 'en', url: '/news/merger' },
    ]),
  ).toEqual([
    { hreflang: 'en', url: '/news/merger' },
    { hreflang: 'fr-FR', url: '/fr-fr/news/fusion' },
    { hreflang: 'x-default', url: '/news/merger' },
  ]);
});

test('a page that does not exist in English has no default', () => {
  expect(
    alternatesOf([
      { locale: 'de-de', url: '/de-de/graduates/x' },
      { locale: 'nl-nl', url: '/nl-nl/graduates/x' },
    ]),
  ).toEqual([
    { hreflang: 'nl-NL', url: '/nl-nl/graduates/x' },
    { hreflang: 'de-DE', url: '/de-de/graduates/x' },
  ]);
});

test('a page in one language has no alternates, not even itself', () => {
  expect(alternatesOf([{ locale: 'en', url: '/news/merger' }])).toEqual([]);
});
