import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { pageSize, publicationsVariables } from './search-params.ts';
import { publicationsView } from './view.ts';

const node = (id: string, locale: 'en' | 'fr-fr' = 'en') =>
  ({
    id,
    type: 'publication',
    subject: null,
    locale,
    title: id,
    url: `/publications/${id}/x`,
    summary: 'Summary',
    publishedOn: '2026-01-01',
    topics: [],
    kind: 'GUIDE',
    access: 'SIGN_IN',
    readingMinutes: null,
  }) as const;

const listOf = (nodes: ReturnType<typeof node>[], totalCount = nodes.length) => ({
  record: coreRecord({ type: 'section', title: 'Publications' }),
  publications: { totalCount, nodes, facets: [] },
});

const request = (search = '', locale: 'en' | 'fr-fr' = 'en') =>
  requestOf('publications-list', '/publications', { search, locale });

it('asks for what the address names, and leaves out what cannot be', () => {
  const chosen = publicationsVariables(
    request(
      'kind=client-alert&topic=topic-tax&author=DROP TABLE&year=2025&language=fr-fr&access=free&page=2',
    ),
  );
  expect(chosen).toMatchObject({
    filter: { kind: ['CLIENT_ALERT'], topics: ['topic-tax'], authors: null, access: null },
    availableIn: ['fr-fr'],
    from: '2025-01-01T00:00:00Z',
    offset: pageSize,
  });
});

it('begins with a large card and three beside it, which alone has a summary', () => {
  const nodes = Array.from({ length: 6 }, (_, at) => node(`pu${at}`));
  const { lead, cards } = publicationsView(listOf(nodes), request())?.props ?? {};
  expect(lead?.map(({ id, summary }) => [id, summary])).toEqual([
    ['pu0', 'Summary'],
    ['pu1', undefined],
    ['pu2', undefined],
    ['pu3', undefined],
  ]);
  expect(cards?.map(({ id }) => id)).toEqual(['pu4', 'pu5']);
  expect(lead?.[0]?.facts?.map(({ text }) => text)).toEqual(['1 January 2026', 'Guide', 'Free account']);
});

it('puts English texts that are not translated into a group of their own', () => {
  const props = publicationsView(listOf([node('pu1', 'fr-fr'), node('pu2')]), request('', 'fr-fr'))?.props;
  expect(props?.lead.map(({ id }) => id)).toEqual(['pu1']);
  expect(props?.english.map(({ id, lang }) => [id, lang])).toEqual([['pu2', 'en-GB']]);
});

it('has no page beyond the last', () => {
  expect(publicationsView(listOf([], 1), request('page=2'))).toBeNull();
  expect(publicationsView(listOf([]), request())?.props.paging.total).toBe(0);
});

it('puts the list by title when that is asked for, without a large card, and says which order it is in', () => {
  expect(publicationsVariables(request('sort=title')).order).toBe('TITLE');
  expect(publicationsVariables(request('sort=relevance')).order).toBe('NEWEST');
  const view = publicationsView(listOf([node('pu1'), node('pu2')]), request('sort=title&kind=guide&page=1'));
  expect(view?.props.lead).toEqual([]);
  expect(view?.props.cards.map(({ id }) => id)).toEqual(['pu1', 'pu2']);
  expect(view?.props.orders).toEqual([
    { text: 'Newest first', url: '/publications?kind=guide', current: false },
    { text: 'By title', url: '/publications?sort=title&kind=guide', current: true },
  ]);
  expect(view?.head.noindex).toBe(true);
});
