import { expect, it, test } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import type { InsightsQuery } from './query.gen.ts';
import { insightsVariables } from './search-params.ts';
import { letterOf } from './topic-index.ts';
import { insightsFeed, insightsView } from './view.ts';

const topic = (id: string, title: string, locale: 'en' | 'zh-cn' = 'en') =>
  ({ id, type: 'topic', locale, title, url: null, summary: null }) as const;
const record = (id: string, type: string) => ({ ...topic(id, id), type, url: `/${id}` }) as const;
const work = (id: string, feature: string | null) => ({
  ...record(id, 'work'),
  firstPublishedAt: '2026-03-01T08:00:00Z',
  product: { feature },
  topics: [topic('t-tax', 'Tax')],
});
const event = (id: string, standing: 'PLANNED' | 'CANCELLED') => ({
  ...record(id, 'event'),
  startsAt: '2026-12-01T09:00:00Z',
  timeZone: 'Europe/London',
  firstPublishedAt: '2026-11-01T08:00:00Z',
  standing,
});
const facets = (...values: [string, string, number][]) => ({
  facets: [
    {
      field: 'topics',
      values: values.map(([value, label, count]) => ({ value, label, locale: 'en' as const, count })),
    },
  ],
});

function data(changes: Partial<InsightsQuery> = {}): InsightsQuery {
  return {
    record: {
      ...coreRecord({ type: 'section', title: 'Insights', path: '/insights', url: '/insights' }),
      translations: [{ locale: 'en', url: '/insights', title: 'Insights' }],
      featured: [{ ...record('pu9', 'publication'), publishedOn: '2026-01-01', topics: [] }],
    },
    publications: {
      totalCount: 30,
      nodes: [{ ...record('pu1', 'publication'), kind: 'GUIDE', publishedOn: '2026-02-01', topics: [] }],
    },
    blogPosts: { totalCount: 1, nodes: [{ ...record('post', 'blogPost'), publishedOn: '2026-04-01' }] },
    works: { nodes: [work('story', 'yes'), work('tool', null)] },
    events: { totalCount: 2, nodes: [event('talk', 'PLANNED'), event('off', 'CANCELLED')] },
    publicationTopics: facets(['t-tax', 'Tax', 20], ['t-arb', 'Arbitration', 3]),
    postTopics: facets(['t-tax', 'Tax', 2]),
    eventTopics: facets(['t-pay', 'Payments', 1]),
    ...changes,
  } as InsightsQuery;
}

const request = (search = '') => requestOf('insights-list', '/insights', { search });
const onTax = data({ topic: topic('t-tax', 'Tax') });

it('brings together what editors chose, what is newest of each kind and what is coming up', () => {
  const props = insightsView(data(), request())?.props;
  expect(props?.picks.map(({ id, eyebrow }) => [id, eyebrow])).toEqual([['pu9', 'Publication']]);
  expect(props?.groups.map(({ heading, cards }) => [heading, ...cards.map(({ id }) => id)])).toEqual([
    ['Publications', 'pu1'],
    ['Blog', 'post'],
    ['Features', 'story'],
    ['Coming up', 'talk'],
  ]);
  expect(props?.groups[0]?.more).toEqual({ text: 'All 30', url: '/publications' });
  expect(props?.groups[1]?.more).toBeUndefined();
});

it('says of each text in English that it is, to readers of another language', () => {
  const props = insightsView(data(), requestOf('insights-list', '/insights', { locale: 'fr-fr' }))?.props;
  expect(props?.picks[0]).toMatchObject({ eyebrow: 'Publication', inEnglish: 'En anglais', lang: 'en-GB' });
  expect(props?.groups[0]?.cards[0]).toMatchObject({ inEnglish: 'En anglais', lang: 'en-GB' });
});

it('lists topics by letter with all that there is on them, a feature counted and a product not', () => {
  const index = insightsView(data(), request())?.props.index;
  expect(index?.map(({ letter, topics }) => [letter, topics[0]?.text, topics[0]?.amount])).toEqual([
    ['A', 'Arbitration', '3'],
    ['P', 'Payments', '1'],
    ['T', 'Tax', '23'],
  ]);
  expect(index?.[2]?.topics[0]?.url).toBe('/insights?topic=t-tax');
});

it('shows everything on a topic by kind, cancelled events too, at an address of its own', () => {
  const view = insightsView(onTax, request('topic=t-tax'));
  expect(view?.props).toMatchObject({ title: 'Tax', picks: [], index: [] });
  expect(view?.props.topic?.count).toBe('34 texts and events');
  expect(view?.props.groups.at(-1)?.cards.map(({ id }) => id)).toEqual(['talk', 'off']);
  expect(view?.props.groups[0]?.cards.map(({ eyebrow }) => eyebrow)).toEqual(['Guide']);
  expect(view?.props.groups[0]?.more?.url).toBe('/publications?topic=t-tax');
  expect(view?.head.canonical).toBe('/insights?topic=t-tax');
  expect(view?.head.alternates?.map(({ url }) => url)).toEqual(['/insights?topic=t-tax']);
  expect(view?.head.breadcrumbs?.map(({ url }) => url)).toEqual(['/', '/insights', '/insights?topic=t-tax']);
});

it('has no page for a topic that is none', () => {
  expect(insightsView(data({ topic: null }), request('topic=nonsense'))).toBeNull();
  expect(insightsFeed(data({ topic: null }), request('topic=nonsense'))).toBeNull();
});

it('asks for coming events on the hub and for all on a topic', () => {
  expect(insightsVariables(request())).toMatchObject({ onTopic: false, topics: null });
  expect(insightsVariables(request()).eventsFrom).toBe('2026-11-20T12:00:00.000Z');
  expect(insightsVariables(request('topic=t-tax'))).toMatchObject({ topics: ['t-tax'], eventsFrom: null });
});

it('has a feed for each topic, newest first across the kinds', () => {
  const feed = insightsFeed(onTax, request('topic=t-tax')) ?? '';
  const order = ['talk', 'post', 'story', 'pu1'].map((id) => feed.indexOf(`[${id}]`));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(feed).toContain('Insights: Tax');
  expect(feed).not.toContain('[tool]');
});

test.each([
  ['Énergie', 'E'],
  ['仲裁', 'Z'],
  ['反腐败', 'F'],
  ['人工智能', 'R'],
  ['数据保护', 'S'],
])('%s is found under %s', (title, letter) => {
  expect(letterOf(title)).toBe(letter);
});
