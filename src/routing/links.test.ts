import { describe, expect, test } from 'vitest';
import type { ContentTypeName } from '../content/types/index.ts';
import { pathTo } from './address.ts';
import { addressOf, type LinkedRecord, linkTo, pathOf, urlOf } from './links.ts';

const record = (
  type: ContentTypeName,
  slug: string,
  parent: LinkedRecord | null = null,
  more: Partial<LinkedRecord> = {},
): LinkedRecord => ({ id: `id-${slug}`, type, locale: 'en', slug, parent, ...more });

describe('the path of a record', () => {
  const careers = record('section', 'careers');
  const solutions = record('page', 'solutions', record('section', 'expertise'));
  const feature = record('work', 'atlas', null, { product: { feature: 'atlas' } });
  const product = record('work', 'aviator', null, { product: { feature: null } });
  const navigator = record('navigatorService', 'data');
  const region = record('navigatorRegion', 'europe', navigator);

  test.each<[string | null, LinkedRecord]>([
    ['/', record('home', '')],
    ['/deals', record('section', 'deals')],
    ['/careers/benefits', record('page', 'benefits', careers)],
    ['/careers/london/clerk', record('job', 'clerk', record('page', 'london', careers))],
    ['/contact-us/press', record('page', 'press', record('section', 'contact-us'))],
    ['/expertise/solutions', solutions],
    ['/expertise/solutions/a/b', record('solution', 'b', record('solution', 'a', solutions))],
    ['/graduates', record('graduatePage', 'graduates')],
    ['/graduates/apply', record('graduatePage', 'apply', record('graduatePage', 'graduates'))],
    ['/people/id-jane/jane', record('person', 'jane')],
    ['/sectors/sector/energy/gas', record('sector', 'gas', record('sector', 'energy'))],
    ['/features/atlas', feature],
    ['/features/atlas/id-one/one', record('workPart', 'one', feature)],
    ['/features/atlas/id-one/one/id-two/two', record('workPart', 'two', record('workPart', 'one', feature))],
    ['/features/marketing/try', record('marketingPage', 'try', feature)],
    ['/products/aviator', product],
    ['/products/plain', record('work', 'plain')],
    ['/products/aviator/id-one/one', record('workPart', 'one', product)],
    ['/products/marketing/try', record('marketingPage', 'try', product)],
    ['/navigator/data/marketing/try', record('marketingPage', 'try', navigator)],
    ['/navigator/data/europe/france', record('navigatorChapter', 'france', region)],
    ['/navigator/data/content/id-n/n', record('navigatorArticle', 'n', navigator)],
    ['/navigator/data/europe/content/id-n/n', record('navigatorArticle', 'n', region)],
    [null, record('topic', 'tax')],
    [null, record('navigatorCell', 'cell', record('navigatorChapter', 'france', region))],
    [null, record('page', 'orphan')],
    [null, record('marketingPage', 'orphan')],
    [null, record('workPart', 'orphan')],
    [null, record('navigatorArticle', 'orphan')],
    [null, record('person', '')],
  ])('is %s', (path, linked) => {
    expect(pathOf(linked)).toBe(path);
  });
});

describe('the address of a record', () => {
  const person = { type: 'person', locale: 'en', path: '/people/p/jane' } as const;
  const graduate = (locale: string) => ({ type: 'graduatePage', locale, path: '/graduates/apply' }) as const;

  test('is in the language that is read, without prefix for readers of graduate pages', () => {
    expect(urlOf(person, 'fr-fr')).toBe('/fr-fr/people/p/jane');
    expect(urlOf(person, 'en')).toBe('/people/p/jane');
    expect(urlOf(person, 'de-de')).toBe('/people/p/jane');
  });

  test('of a graduate page is in its own locale unless that is British English', () => {
    expect(urlOf(graduate('nl-nl'), 'en')).toBe('/nl-nl/graduates/apply');
    expect(urlOf(graduate('en-gb'), 'en')).toBe('/graduates/apply');
    expect(urlOf(graduate('en'), 'fr-fr')).toBe('/fr-fr/graduates/apply');
    expect(urlOf(graduate('en'), 'en-sg')).toBe('/en-sg/graduates/apply');
  });

  test('is missing where it has no page', () => {
    expect(urlOf({ type: 'faq', locale: 'en', path: null }, 'fr-fr')).toBeNull();
  });
});

describe('links to rows of the table', () => {
  test('carry the language where the row is served in it', () => {
    expect(linkTo('home', {}, 'en')).toBe('/');
    expect(linkTo('home', {}, 'fr-fr')).toBe('/fr-fr');
    expect(linkTo('people-list', {}, 'nl-nl')).toBe('/people');
    expect(linkTo('graduates-home', {}, 'nl-nl')).toBe('/nl-nl/graduates');
    expect(linkTo('graduates-home', {}, 'zh-cn')).toBe('/zh-cn/graduates');
    expect(linkTo('search-tab', { tab: 'people' }, 'zh-cn')).toBe('/zh-cn/search/people');
  });

  test('encode their parameters and miss none', () => {
    expect(pathTo('search-tab', { tab: 'a/b' })).toBe('/search/a%2Fb');
    expect(() => pathTo('person', { id: 'p' })).toThrow('needs the parameter “slug”');
  });

  test('an address is the path with its language', () => {
    expect(addressOf('en', '/news')).toBe('/news');
    expect(addressOf('zh-cn', '/')).toBe('/zh-cn');
  });
});
