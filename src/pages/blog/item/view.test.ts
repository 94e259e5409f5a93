import { expect, it } from 'vitest';
import { Clock } from '../../../platform/cache/clock.ts';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { isOld } from './age.ts';
import type { WholePostFragment } from './query.gen.ts';
import { blogPostView } from './view.ts';

const name = (id: string, title = id) =>
  ({ id, type: 'x', subject: null, locale: 'en', title, url: null }) as const;
const card = (id: string, publishedOn: string, locale: 'en' | 'fr-fr' = 'en') =>
  ({
    ...name(id),
    locale,
    type: 'blogPost',
    subject: null,
    url: `/blog/${id}`,
    summary: 'S',
    publishedOn,
  }) as const;

function shown(changes: Partial<WholePostFragment> = {}, locale: 'en' | 'fr-fr' = 'en') {
  const blogPost: WholePostFragment = {
    ...coreRecord({ type: 'blogPost', title: 'On pumps', path: '/blog/on-pumps', url: '/blog/on-pumps' }),
    publishedOn: '2026-10-20',
    authors: [],
    categories: [{ ...name('c1', 'Drafting'), alike: [] }],
    series: null,
    topics: [],
    services: [],
    sectors: [],
    jurisdictions: [],
    related: [],
    ...changes,
  };
  const view = blogPostView({ blogPost }, requestOf('blog-post', '/blog/on-pumps', { locale }));
  if (!view) throw new Error('the post is not shown');
  return view;
}

it('is not there when there is no such post', () => {
  expect(blogPostView({ blogPost: null }, requestOf('blog-post', '/blog/x'))).toBeNull();
});

it.each([
  ['2025-05-20', '2026-11-20T23:59:59Z', false],
  ['2025-05-20', '2026-11-21T00:00:00Z', true],
  ['2024-08-31', '2026-02-28T12:00:00Z', false],
  ['2024-08-31', '2026-03-01T00:00:00Z', true],
])('a post of %s is old at %s: %s', (publishedOn, now, old) => {
  expect(isOld(publishedOn, new Clock(new Date(now)))).toBe(old);
});

it('says above an old post of which day it is, and nothing above a new one', () => {
  const own = { translations: [], stale: null };
  expect(shown(own).props.post.notices).toEqual([]);
  const [notice] = shown({ ...own, publishedOn: '2024-01-17' }).props.post.notices;
  expect(notice?.text).toContain('17 January 2024');
});

it('leads through its series in the order in which that appeared', () => {
  const series = {
    ...name('s1', 'Backwards'),
    posts: [card('third', '2026-12-01'), card('r1', '2026-10-20'), card('first', '2026-09-01')],
  };
  const place = shown({ series }).props.series;
  expect(place?.place).toBe('Part 2 of 3 of the series “Backwards”');
  expect(place?.parts.map(({ text, current }) => [text, current])).toEqual([
    ['first', false],
    ['r1', true],
    ['third', false],
  ]);
  expect([place?.previous?.url, place?.next?.url]).toEqual(['/blog/first', '/blog/third']);
});

it('shows no series to a post that is alone in it', () => {
  expect(shown({ series: { ...name('s1'), posts: [card('r1', '2026-10-20')] } }).props.series).toBeNull();
});

it('relates what editors chose, then what shares most tags, but not its own series', () => {
  const { related } = shown({
    related: [card('chosen', '2020-01-01')],
    topics: [{ ...name('t1'), alike: [card('topic', '2026-01-01'), card('both', '2025-01-01')] }],
    categories: [{ ...name('c1'), alike: [card('both', '2025-01-01'), card('part', '2026-10-20')] }],
    series: { ...name('s1'), posts: [card('part', '2026-10-20'), card('r1', '2026-10-20')] },
  }).props;
  expect(related.map(({ id }) => id)).toEqual(['chosen', 'both', 'topic']);
});

it('leads from its category and topics to the posts that share them', () => {
  const { about, more } = shown({ topics: [{ ...name('t1', 'Tax'), alike: [] }] }).props;
  expect(about.flatMap(({ values }) => values.map(({ url }) => url))).toEqual([
    '/blog?category=c1',
    '/blog?topic=t1',
  ]);
  expect(more).toEqual({ text: 'All in Drafting', url: '/blog?category=c1' });
});

it('says when it was changed after its day, and in which other languages it is', () => {
  const { dates } = shown({ publishedAt: '2026-11-02T09:00:00Z' }).props.post;
  expect(dates.map(({ label, values }) => [label, values[0]?.text])).toEqual([
    ['Published', '20 October 2026'],
    ['Updated', '2 November 2026'],
    ['Also in', '简体中文'],
  ]);
});

it('tells search engines that it is a post, by whom and in which series', () => {
  const series = { ...name('s1', 'Backwards'), posts: [] };
  expect(shown({ series }).head.jsonLd).toMatchObject([
    {
      '@type': 'BlogPosting',
      datePublished: '2026-10-20',
      articleSection: ['Drafting'],
      isPartOf: { '@type': 'CreativeWorkSeries', name: 'Backwards' },
    },
  ]);
});

it('is cited at its whole address', () => {
  const own = { translations: [{ locale: 'en', url: '/blog/on-pumps', title: 'On pumps' }] } as const;
  const { citation } = shown(own).props;
  expect(citation.plain).toBe(
    'On pumps, Fenwarden Lisle LLP, 20 October 2026, https://chancery.example/blog/on-pumps',
  );
});
