import { describe, expect, test } from 'vitest';
import { recordLoaders } from '../../records/loaders.ts';
import { personFields, published } from '../../testing/published.fixture.ts';
import { directAnswers } from './direct-answers.ts';
import type { SearchRequest } from './narrowing.ts';
import { searchedForFile } from './searched.fixture.ts';

const searched = searchedForFile();
const { ask, ids } = searched;
/** Ids of what answers by itself. */
const direct = async (text: string, request: Partial<SearchRequest> = {}) => {
  const { locale = 'en', now = new Date('2026-06-01T00:00:00Z') } = request;
  const { groups } = await ask(text, request);
  const loaders = recordLoaders(searched.db, new Set());
  return (await directAnswers(searched.db, loaders, { groups, locale, now })).map(({ id }) => id);
};

describe('by itself answers', () => {
  test.each([
    ['a person, by their name', 'helena okafor', 'en', ['pe101']],
    ['a person, misspelt', 'okaffor', 'en', ['pe101']],
    ['a person whose number is asked for', 'what is the phone number of Helena Okafor?', 'en', ['pe101']],
    ['a person, in their own script', '魏静怡电话', 'zh-cn', ['pe103']],
    ['an office', 'London office hours', 'en', ['office-london']],
    ['an office, in French', 'horaires du bureau de Londres', 'fr-fr', ['office-london']],
    ['nobody by a role', 'senior partner', 'en', []],
    ['nobody by half a name', 'okaf', 'en', []],
    ['nobody when something else is asked besides', 'okafor tribunal', 'en', []],
    ['nobody by words that only ask', 'office phone', 'en', []],
  ] as const)('%s: %s', async (_, text, locale, found) => {
    expect(await direct(text, { locale })).toEqual(found);
  });

  test('nobody who has left, and none of many', async () => {
    const { db } = searched;
    const numbers = [1, 2, 3, 4];
    for (const n of numbers)
      await published(db, { type: 'person', id: `pe20${n}`, fields: personFields(`Ada${n}`, 'Lindqvist') });
    await published(db, {
      type: 'person',
      id: 'pe209',
      fields: personFields('Bo', 'Marsh', { standing: 'former' }),
    });
    expect([await direct('lindqvist'), await direct('bo marsh')]).toEqual([[], []]);
    expect(await direct('ada2 lindqvist')).toEqual(['pe202']);
  });
});

test('of the navigator’s answers those are found that hold on the day', async () => {
  const { db } = searched;
  await published(db, { type: 'navigatorService', id: 'nav', fields: { title: 'Guide', access: 'open' } });
  await published(db, {
    type: 'navigatorRegion',
    id: 'nav-europe',
    parentId: 'nav',
    fields: { title: 'Europe' },
  });
  await published(db, {
    type: 'navigatorTopic',
    id: 'nav-breach',
    parentId: 'nav',
    fields: { title: 'Breach', question: 'Breach?', answerType: 'text' },
  });
  await published(db, { type: 'jurisdiction', id: 'j-france', fields: { title: 'France', iso: 'FR' } });
  await published(db, {
    type: 'navigatorChapter',
    id: 'nav-france',
    parentId: 'nav-europe',
    fields: { title: 'France', jurisdiction: 'j-france' },
  });
  const answer = (id: string, period: object) =>
    published(db, {
      type: 'navigatorCell',
      id,
      parentId: 'nav-france',
      fields: { title: 'Brontosaurus duty', topic: 'nav-breach', legalStatus: 'in-force', ...period },
    });
  await answer('cell-before', { heldTo: '2025-12-31' });
  await answer('cell-after', { heldFrom: '2026-01-01' });
  expect(await ids('brontosaurus')).toEqual(['cell-after']);
  expect((await ask('brontosaurus')).total).toBe(1);
  expect(await ids('brontosaurus', { now: new Date('2025-12-31T00:00:00Z') })).toEqual(['cell-before']);
  expect(await direct('breach France')).toEqual(['cell-after']);
  expect(await direct('breach in France', { now: new Date('2025-12-31T00:00:00Z') })).toEqual([
    'cell-before',
  ]);
  for (const text of ['breach', 'France', 'brontosaurus France'])
    expect(await direct(text), text).toEqual([]);
});
