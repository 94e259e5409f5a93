import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../context.ts';
import { unpublish } from '../../publish/unpublish.ts';
import { published } from '../../testing/published.fixture.ts';
import type { SearchRequest } from './narrowing.ts';
import { publication, searchedForFile } from './searched.fixture.ts';

const searched = searchedForFile();
const { ask, ids } = searched;
const signedIn: Viewer = { id: 'auth0|someone', permissions: new Set() };

describe('what is found', () => {
  test('counts by what results can be narrowed, with all that was chosen otherwise', async () => {
    const all = await ask('tribunal');
    expect(all.byType).toEqual({ publication: 2 });
    expect(all.facets).toContainEqual({ about: 'topic:topic-tax', count: 1 });
    const narrowed = await ask('tribunal', { chosen: { topic: ['topic-tax'] } });
    expect(narrowed.found.map(({ id }) => id)).toEqual(['pu1']);
    expect(narrowed.facets).toContainEqual({ about: 'type:publication', count: 1 });
    const none = await ask('tribunal', { types: ['person'] });
    expect([none.total, none.byType]).toEqual([0, { publication: 2 }]);
  });

  test('counts by language what its readers do not see, and shows it when it is chosen', async () => {
    const languages = async (text: string, request: Partial<SearchRequest> = {}) => {
      const { total, facets } = await ask(text, request);
      return [total, ...facets.filter(({ about }) => about.startsWith('language:'))];
    };
    const both = [
      { about: 'language:en', count: 1 },
      { about: 'language:zh-cn', count: 1 },
    ];
    expect(await languages('weijingyi')).toEqual([1, ...both]);
    expect(await languages('weijingyi', { chosen: { language: ['zh-cn'] } })).toEqual([1, ...both]);
    const { found } = await ask('weijingyi', { chosen: { language: ['zh-cn'] } });
    expect(found).toEqual([expect.objectContaining({ id: 'pe103', locale: 'zh-cn' })]);
  });
});

describe('what is closed to a reader', () => {
  test('is found by whoever may read it, and by nobody else in any way', async () => {
    expect(await ids('zanzibar', { viewer: signedIn })).toEqual(['pu3']);
    for (const text of ['zanzibar', '"zanzibar clause"', 'zanz', 'zanzibat']) {
      const result = await ask(text);
      expect([result.total, result.facets, result.corrected], text).toEqual([0, [], null]);
    }
    expect(await ids('still open')).toEqual(['pu3']);
  });

  test('is not found once it is withdrawn, in no count and as no spelling', async () => {
    for (const text of ['yesteryear', 'yesteryaer']) {
      const result = await ask(text);
      expect([result.total, result.corrected], text).toEqual([0, null]);
    }
  });

  test('is not found from the commit on that takes it down', async () => {
    const { db } = searched;
    await published(db, { id: 'pu5', ...publication('Gone', 'Quixotic enterprise.') });
    expect(await ids('quixotic')).toEqual(['pu5']);
    await unpublish(db, { recordId: 'pu5', locale: 'all', actor: 'test', instead: { reason: 'Left' } });
    expect((await ask('quixotic')).total).toBe(0);
    const { rows } = await sql<{
      entries: number;
    }>`select entries from search_word where word = 'quixotic' and entries > 0`.execute(db);
    expect(rows).toEqual([]);
  });
});

test('of more records than are ranked, one that is called what was asked still comes first, however old it is', async () => {
  const { db } = searched;
  await published(db, {
    id: 'pu7',
    ...publication('Ubiquity', 'Of places.', { publishedOn: '1999-01-01' }),
  });
  await published(db, { id: 'pu8', ...publication('Elsewhere', 'Ubiquity of courts.') });
  // Nobody else looks at this database any more.
  await sql`alter table search_entry drop constraint search_entry_record_id_locale_fkey`.execute(db);
  await sql`insert into search_entry (form, record_id, locale, type, about, has_place, offered, aged_from, weight, title_words, open, brief)
    select form, record_id || '-' || copy, locale, type, about, has_place, offered, aged_from, weight, title_words, open, brief
    from search_entry, generate_series(1, 400) as copy where record_id = 'pu8'`.execute(db);
  const { total, found, facets } = await ask('ubiquity');
  expect(total).toBe(402);
  expect(facets).toContainEqual({ about: 'year:2026', count: 401 });
  expect(found[0]?.id).toBe('pu7');
});
