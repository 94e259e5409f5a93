import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { NavigatorRegionPageQuery } from './query.gen.ts';
import { navigatorRegionView } from './view.ts';

type Region = NonNullable<NavigatorRegionPageQuery['navigatorRegion']>;

const topic = (id: string, title: string) => ({ id, slug: id, locale: 'en', title, group: null });
const change = (headline: string, publishedAt: string) => ({
  entryId: headline,
  chapter: { title: 'France', locale: 'en', url: '/navigator/data/europe/france' },
  topic: { slug: 'breach', title: 'Breach', locale: 'en' },
  locale: 'en',
  headline,
  translated: null,
  kind: 'MAJOR',
  note: 'A new act.',
  translatedNote: null,
  publishedAt,
});
const chapter = (id: string, entries: readonly object[], changes: readonly object[] = []) => ({
  id,
  type: 'navigatorChapter',
  locale: 'en',
  title: id,
  url: `/navigator/data/europe/${id}`,
  translations: [{ locale: 'en', url: `/navigator/data/europe/${id}` }],
  entries,
  changes,
});
const entry = (id: string, topicId: string, legalStatus: string, reviewDueOn: string) => ({
  id,
  legalStatus,
  reviewDueOn,
  topic: { id: topicId },
});

const region = {
  ...coreRecord({ type: 'navigatorRegion', title: 'Europe' }),
  service: { title: 'Data', topics: [topic('breach', 'Breach'), topic('fine', 'Fine')] },
  chapters: [
    chapter(
      'france',
      [entry('e1', 'breach', 'IN_FORCE', '2026-11-19'), entry('e2', 'fine', 'PROPOSED', '2027-01-01')],
      [change('Earlier', '2026-09-01T00:00:00Z')],
    ),
    chapter(
      'spain',
      [entry('e3', 'fine', 'NOT_REVIEWED', '2020-01-01')],
      [change('Later', '2026-10-01T00:00:00Z')],
    ),
  ],
  articles: [],
  horizon: [],
} as unknown as Region;
const propsOf = (search = '') =>
  navigatorRegionView(
    { navigatorRegion: region },
    requestOf('navigator-region', '/navigator/data/europe', { search }),
  )?.props;

it('sets its jurisdictions side by side: status in shape and words, the way to each answer, what is overdue', () => {
  const { matrix, table, changes } = propsOf() ?? {};
  expect(matrix?.columns.map(({ text }) => text)).toEqual(['france', 'spain']);
  expect(matrix?.rows).toMatchObject([
    {
      anchor: 'topic-breach',
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
  expect(changes?.map(({ headline, note }) => [headline.text, note?.text])).toEqual([
    ['Later', 'A new act.'],
    ['Earlier', 'A new act.'],
  ]);
});

it('is of the day that is asked for, and so are its ways on', () => {
  const { times, matrix, table } = propsOf('on=2025-06-30&known=2025-07-01') ?? {};
  expect(times?.shown).toBe('The law on 30 June 2025, as this site had it on 1 July 2025.');
  const asked = '?on=2025-06-30&known=2025-07-01';
  expect(matrix?.rows[0]?.cells[0]).toMatchObject({
    url: `/navigator/data/europe/france${asked}#breach`,
    overdue: null,
  });
  expect(table?.url).toBe(`/navigator/data/europe/france/status-table${asked.replace('?', '?with=spain&')}`);
});
