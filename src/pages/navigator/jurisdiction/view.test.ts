import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { Chapter } from './chapter.ts';
import { navigatorChapterView } from './view.ts';

function chapter(): Chapter {
  const own = '/navigator/data/europe/france';
  return {
    ...coreRecord({
      type: 'navigatorChapter',
      title: 'France',
      path: own,
      url: own,
      translations: [{ locale: 'en', url: own, title: 'France' }],
    }),
    sideTree: [],
    jurisdiction: null,
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
        body: null,
        inForceFrom: '2026-03-01',
        reviewedOn: null,
        topic: { title: 'Breach notification', question: 'When?', group: 'When things go wrong' },
      },
    ],
    changes: [],
  } as Chapter;
}

it('the status table is a page of its own, below the chapter, with the status as a mark and in words', () => {
  const view = navigatorChapterView(
    { navigatorChapter: chapter() },
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
        { text: '' },
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
  } as Chapter;
  const request = requestOf('navigator-chapter', '/navigator/data/europe/france');
  expect(navigatorChapterView({ navigatorChapter: gated }, request)?.props.lead[0]).toMatchObject({
    kept: {
      id: 'r1',
      rowIds: ['c1'],
      column: 3,
      gate: { heading: expect.stringContaining('“Artificial intelligence”') },
    },
  });
  const open = navigatorChapterView({ navigatorChapter: chapter() }, request)?.props.lead[0];
  expect(open).toMatchObject({ kind: 'table', kept: undefined });
});

it('answers that everybody may read stand below, by the groups of their topics, with what changed and why', () => {
  const [cell] = chapter().cells;
  const body = [{ _type: 'block' as const, _key: 'k', style: 'normal' as const, children: [], markDefs: [] }];
  const told = {
    ...chapter(),
    cells: [{ ...cell, body }],
    changes: [
      {
        entryId: 'c1',
        topic: { title: 'Breach notification' },
        locale: 'en',
        headline: 'Within 72 hours',
        headlineBefore: 'Without delay',
        note: 'The Act now names a time.',
        publishedAt: '2026-03-01T09:00:00Z',
      },
    ],
  } as Chapter;
  const request = requestOf('navigator-chapter', '/navigator/data/europe/france');
  const { sections = [], notices } = navigatorChapterView({ navigatorChapter: told }, request)?.props ?? {};
  expect(sections).toMatchObject([
    { kind: 'questions', heading: 'When things go wrong', questions: [{ title: 'When?', body }] },
    {
      kind: 'rows',
      heading: 'What has changed',
      groups: [
        [
          {
            label: 'Breach notification, 1 March 2026',
            values: [{ text: 'Within 72 hours' }, { text: 'The Act now names a time.' }],
          },
        ],
      ],
    },
  ]);
  expect(notices).toContainEqual({ kind: 'state', text: 'Demonstration data, not legal advice.' });
});
