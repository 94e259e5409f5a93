import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { headOf } from './head.ts';
import { noticesOf } from './notices.ts';

it('a translated page is its own canonical page', () => {
  const record = coreRecord({ locale: 'zh-cn', url: '/zh-cn/about-us/our-story' });
  const head = headOf(record, requestOf('about-our-story', '/about-us/our-story', { locale: 'zh-cn' }));
  expect(head.canonical).toBe('/zh-cn/about-us/our-story');
  expect(head.contentLocale).toBeUndefined();
});

it('a page that is not translated points to the English one and offers no French', () => {
  const head = headOf(coreRecord(), requestOf('about-our-story', '/about-us/our-story', { locale: 'fr-fr' }));
  expect(head).toMatchObject({ canonical: '/about-us/our-story', contentLocale: 'en' });
  expect(head.alternates?.map(({ locale }) => locale)).toEqual(['en', 'zh-cn']);
});

it('leads from home over the ancestors to the page, in the reader’s language', () => {
  const head = headOf(coreRecord(), requestOf('about-our-story', '/about-us/our-story', { locale: 'fr-fr' }));
  expect(head.breadcrumbs).toEqual([
    { title: 'Accueil', url: '/fr-fr' },
    { title: 'About', url: '/about-us', lang: 'en-GB' },
    { title: 'Our story', url: '/fr-fr/about-us/our-story', lang: 'en-GB' },
  ]);
});

it('says that a page is not translated, and where the English one is', () => {
  expect(noticesOf(coreRecord(), 'fr-fr')).toMatchObject([
    { kind: 'missing', link: { url: '/about-us/our-story' } },
  ]);
  expect(noticesOf(coreRecord(), 'en')).toEqual([]);
});

it('says from when a stale translation is, with both dates in the reader’s language', () => {
  const stale = { translatedFrom: '2026-05-03T08:00:00Z', updatedAt: '2026-09-09T08:00:00Z' };
  const [notice] = noticesOf(coreRecord({ locale: 'zh-cn', stale }), 'zh-cn');
  expect(notice?.text).toContain('2026年5月3日');
  expect(notice?.text).toContain('2026年9月9日');
});

it('says when and why a record was withdrawn', () => {
  const withdrawn = { at: '2026-10-01T00:00:00Z', reason: 'The case was reopened.' };
  expect(noticesOf(coreRecord({ withdrawn }), 'en')[0]).toMatchObject({
    kind: 'withdrawn',
    text: 'Withdrawn on 1 October 2026. The case was reopened.',
  });
});
