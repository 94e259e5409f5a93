import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { NavigatorRegionPageQuery } from './query.gen.ts';
import { navigatorRegionView } from './view.ts';

type Region = NonNullable<NavigatorRegionPageQuery['navigatorRegion']>;

const topic = (id: string, title: string) => ({ id, slug: id, locale: 'en', title, group: null });
const chapter = (id: string, entries: readonly object[]) => ({
  id,
  type: 'navigatorChapter',
  locale: 'en',
  title: id,
  url: `/navigator/data/europe/${id}`,
  translations: [{ locale: 'en', url: `/navigator/data/europe/${id}` }],
  entries,
});
const entry = (id: string, topicId: string, legalStatus: string, reviewDueOn: string) => ({
  id,
  legalStatus,
  reviewDueOn,
  topic: { id: topicId },
});

it('sets its jurisdictions side by side: status in shape and words, the way to each answer, what is overdue', () => {
  const region = {
    ...coreRecord({ type: 'navigatorRegion', title: 'Europe' }),
    service: { title: 'Data', topics: [topic('breach', 'Breach'), topic('fine', 'Fine')] },
    chapters: [
      chapter('france', [
        entry('e1', 'breach', 'IN_FORCE', '2026-11-19'),
        entry('e2', 'fine', 'PROPOSED', '2027-01-01'),
      ]),
      chapter('spain', [entry('e3', 'fine', 'NOT_REVIEWED', '2020-01-01')]),
    ],
    articles: [],
    horizon: [],
  } as unknown as Region;
  const { matrix, table } =
    navigatorRegionView({ navigatorRegion: region }, requestOf('navigator-region', '/navigator/data/europe'))
      ?.props ?? {};
  expect(matrix?.columns.map(({ text }) => text)).toEqual(['france', 'spain']);
  expect(matrix?.rows).toMatchObject([
    {
      topic: { text: 'Breach' },
      cells: [
        {
          mark: 'in-force',
          text: 'In force',
          url: '/navigator/data/europe/france#breach',
          overdue: 'Overdue',
        },
        null,
      ],
    },
    {
      topic: { text: 'Fine' },
      cells: [
        { mark: 'proposed', overdue: null },
        { mark: 'not-reviewed', text: 'Not reviewed', overdue: null },
      ],
    },
  ]);
  expect(table?.url).toBe('/navigator/data/europe/france/status-table?with=spain');
});
