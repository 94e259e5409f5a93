import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import type { RecordOf } from './parts.ts';
import { recordView } from './view.ts';

function chapter(): RecordOf<'NavigatorChapter'> {
  const own = '/navigator/data/europe/france';
  return {
    ...coreRecord({
      type: 'navigatorChapter',
      title: 'France',
      path: own,
      url: own,
      translations: [{ locale: 'en', url: own, title: 'France' }],
    }),
    __typename: 'NavigatorChapter',
    sideTree: [],
    children: [],
    chapterOf: null,
    contacts: [],
    gate: null,
    within: null,
    cells: [
      {
        id: 'c1',
        locale: 'en',
        title: 'Breach',
        legalStatus: 'NOT_REVIEWED',
        answer: null,
        inForceFrom: '2026-03-01',
        reviewedOn: null,
        topic: { title: 'Breach notification', question: 'When?' },
      },
    ],
  } as RecordOf<'NavigatorChapter'>;
}

it('the status table is a page of its own, below the chapter, with the status as a mark and in words', () => {
  const view = recordView(
    { record: chapter() },
    requestOf('navigator-status-table', '/navigator/data/europe/france/status-table'),
  );
  expect(view?.head).toMatchObject({
    title: 'Status table: France',
    canonical: '/navigator/data/europe/france/status-table',
  });
  expect(view?.head.breadcrumbs?.slice(-2).map(({ url }) => url)).toEqual([
    '/navigator/data/europe/france',
    '/navigator/data/europe/france/status-table',
  ]);
  expect(view?.props.lead[0]).toMatchObject({
    kind: 'table',
    rows: [
      [
        { text: 'Breach notification' },
        { text: 'Not\u00a0reviewed', status: 'not-reviewed' },
        {},
        { text: '1 Mar 2026' },
        { text: '' },
      ],
    ],
  });
});

it('a table whose answers not everybody may read says so, and of which service they are', () => {
  const gated = {
    ...chapter(),
    gate: { kind: 'PERMISSION' },
    within: { service: { title: 'Artificial intelligence' } },
  } as RecordOf<'NavigatorChapter'>;
  const request = requestOf('navigator-chapter', '/navigator/data/europe/france');
  expect(recordView({ record: gated }, request)?.props.lead[0]).toMatchObject({
    kept: {
      id: 'r1',
      rowIds: ['c1'],
      column: 2,
      gate: { heading: expect.stringContaining('“Artificial intelligence”') },
    },
  });
  const open = recordView({ record: chapter() }, request)?.props.lead[0];
  expect(open).toMatchObject({ kind: 'table', kept: undefined });
});

it('has beside the side column its text, and what comes first where there is no text', () => {
  const below = { id: 'b', type: 'page', locale: 'en', title: 'Below', url: '/b', summary: null };
  const body = [{ _type: 'block', _key: 'k', children: [] }];
  const show = (part: object) => {
    const record = {
      ...coreRecord({ type: 'section' }),
      __typename: 'Section',
      children: [below],
      sideTree: [],
      featured: [],
      ...part,
    };
    return recordView({ record } as never, requestOf('about-our-story', '/about-us'))?.props;
  };
  expect(show({ body: null })).toMatchObject({ lead: [{ id: 'below' }], sections: [] });
  expect(show({ body })).toMatchObject({ lead: [], sections: [{ id: 'below' }] });
});

it('shows a page among its neighbours and below its ancestors, itself marked', () => {
  const entry = (id: string, depth: number) =>
    ({ id, locale: 'en', title: id, url: `/about-us/${id}`, depth }) as const;
  const record = {
    ...coreRecord(),
    __typename: 'Page',
    sideTree: [
      entry('about', 0),
      entry('story', 1),
      entry('governance', 1),
      entry('r1', 2),
      entry('below', 3),
      { ...entry('r2', 2), url: null },
    ],
    children: [],
    contactRecords: [],
    related: [],
    facts: [],
    milestones: [],
  } as unknown as RecordOf<'Page'>;
  const side = recordView({ record }, requestOf('about-our-story', '/about-us/our-story'))?.props.side;
  expect(side).toMatchObject({
    heading: 'about',
    links: [
      { text: 'story', current: false, children: [] },
      {
        text: 'governance',
        current: false,
        children: [{ text: 'r1', current: true, children: [{ text: 'below' }] }],
      },
    ],
  });
  expect(side?.links[1]?.children).toHaveLength(1);
});
