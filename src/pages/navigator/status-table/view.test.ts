import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { Chapter } from './chapter.ts';
import { navigatorStatusTableView } from './view.ts';

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
        topic: { title: 'Breach notification' },
      },
    ],
  } as Chapter;
}

it('the status table is a page of its own, below the chapter, with the status as a mark and in words', () => {
  const view = navigatorStatusTableView(
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
  const request = requestOf('navigator-status-table', '/navigator/data/europe/france/status-table');
  expect(navigatorStatusTableView({ navigatorChapter: gated }, request)?.props.lead[0]).toMatchObject({
    kept: {
      id: 'r1',
      rowIds: ['c1'],
      column: 3,
      gate: { heading: expect.stringContaining('“Artificial intelligence”') },
    },
  });
  const open = navigatorStatusTableView({ navigatorChapter: chapter() }, request)?.props.lead[0];
  expect(open).toMatchObject({ kind: 'table', kept: undefined });
});
