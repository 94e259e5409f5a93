import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anonymous, type Viewer } from '../../content/context.ts';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { execute, stored } from '../../graphql/execute.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { contentForFile, publicationFields, reader } from '../account.fixture.ts';
import { saveAlert } from '../alerts/alerts.ts';

const { kysely } = await contentForFile();

/** `quillwort` stands in the open part, `zanthoxylum` in the closed one alone, beside a link to a topic. */
const body = fromMarkdown(
  'Lead with quillwort.\n\n## One\n\nFirst.\n\n## Two\n\nSecret: zanthoxylum, [trade](record:topic-trade).',
).blocks;
await published(kysely, {
  type: 'trainingSeries',
  id: 'ts101',
  fields: { title: 'Series', level: 'introduction' },
});
const gated = {
  'pu-sign-in': { access: 'sign-in' },
  'pu-permission': { access: 'permission', permission: 'product|briefings' },
  'pu-nobody': { access: 'permission' },
};
for (const [id, more] of Object.entries(gated)) {
  await published(kysely, {
    type: 'publication',
    id,
    fields: publicationFields('Gated', { body, ...more }),
    translations: { 'fr-fr': { title: 'Fermé', body } },
  });
}
await published(kysely, {
  type: 'publication',
  id: 'pu-open',
  fields: publicationFields('Open', { body }),
});
const item = { series: 'ts101', kind: 'video', minutes: 5, lawAsAt: '2026-01-01' };
await published(kysely, {
  type: 'trainingItem',
  id: 'tr101',
  fields: { title: 'Item', body, permission: 'compliance|training', ...item },
});

const client = ['briefings', 'compliance|training'];
const closed = 'zanthoxylum';

async function ask<T>(viewer: Viewer, source: string): Promise<T> {
  const query = stored<T, object>('Test', `query Test ${source}`);
  const now = new Date(Date.now() + 60_000);
  return (await execute(query, {}, { db: kysely, viewer, clock: new Clock(now) })).data;
}

interface Heard {
  readonly me: {
    readonly alertPreview: { record: { id: string } }[];
    readonly dashboard: { items: { recordId: string }[] };
  };
}

/** What a saved search brings its owner, in the preview and on the dashboard. */
async function heard(word: string, locale: 'en' | 'fr-fr', id: string, ...permissions: string[]) {
  await saveAlert(kysely, id, { kind: 'search', recordId: null, query: word, frequency: 'daily' });
  const { me } = await ask<Heard>(
    reader(id, ...permissions),
    `{ me { alertPreview(locale: "${locale}") { record { id } }
      dashboard(locale: "${locale}") { items { recordId } } } }`,
  );
  const preview = me.alertPreview.map(({ record }) => record.id).sort();
  expect(me.dashboard.items.map(({ recordId }) => recordId).sort()).toEqual(preview);
  return preview;
}

describe('a saved search', () => {
  test.each(['en', 'fr-fr'] as const)(
    'for a word of a closed part finds what its reader may read, and nothing else (%s)',
    async (locale) => {
      expect(await heard(closed, locale, `visitor-${locale}`)).toEqual(['pu-open', 'pu-sign-in']);
      const mayRead = ['pu-open', 'pu-permission', 'pu-sign-in', 'tr101'];
      expect(await heard(closed, locale, `client-${locale}`, ...client)).toEqual(mayRead);
      expect(await heard(closed, locale, `other-${locale}`, 'product|others')).toEqual([
        'pu-open',
        'pu-sign-in',
      ]);
    },
  );

  test('for a word of the open part finds a gated text for everybody', async () => {
    const all = ['pu-nobody', 'pu-open', 'pu-permission', 'pu-sign-in', 'tr101'];
    expect(await heard('quillwort', 'en', 'open-visitor')).toEqual(all);
  });

  test('finds no more once the permission is gone', async () => {
    expect(await heard(closed, 'en', 'former', ...client)).toContain('pu-permission');
    expect(await heard(closed, 'en', 'former')).not.toContain('pu-permission');
  });
});

describe('a word that stands in a closed part alone', () => {
  const fields = `{
    suggest(text: "${closed}", locale: "en") { title }
    nearest(path: "/publications/${closed}", locale: "en") { id }
    publications(locale: "en", startsWith: "${closed}") { totalCount facets { values { count } } }
    people(locale: "en", named: "${closed}") { totalCount }
    trainingItems(locale: "en", startsWith: "${closed}") { totalCount }
    topic(id: "topic-trade", locale: "en") { linkedFrom(types: ["publication", "trainingItem"], field: "body") { id } }
  }`;
  test.each([
    ['a visitor', anonymous],
    ['a reader without the permission', reader('ann')],
    ['a reader who holds it', reader('bob', ...client)],
  ])('is told to %s by no list, suggestion, count or link', async (_, viewer) => {
    expect(await ask(viewer, fields)).toEqual({
      suggest: [],
      nearest: [],
      publications: { totalCount: 0, facets: [] },
      people: { totalCount: 0 },
      trainingItems: { totalCount: 0 },
      topic: { linkedFrom: [{ id: 'pu-open' }] },
    });
  });

  test('is in no terms that are compared for those who may not read it', async () => {
    const { rows } = await sql<{
      id: string;
      readers: string | null;
      isOpen: boolean;
      isWhole: boolean | null;
    }>`
      select record_id as id, whole_for as readers,
        search_text @@ to_tsquery('simple', ${closed}) or search_brief @@ to_tsquery('simple', ${closed}) as "isOpen",
        search_whole @@ to_tsquery('simple', ${closed}) as "isWhole"
      from live where locale = 'en' and (record_id like 'pu-%' or record_id = 'tr101')
        and fields::text like ${`%${closed}%`} order by record_id`.execute(kysely);
    expect(rows).toEqual([
      { id: 'pu-nobody', readers: 'nobody', isOpen: false, isWhole: true },
      { id: 'pu-open', readers: null, isOpen: true, isWhole: null },
      { id: 'pu-permission', readers: 'permission briefings', isOpen: false, isWhole: true },
      { id: 'pu-sign-in', readers: 'sign-in', isOpen: false, isWhole: true },
      { id: 'tr101', readers: 'permission training', isOpen: false, isWhole: true },
    ]);
  });
});
