import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../../platform/db/connect.ts';
import type { Viewer } from '../../context.ts';
import { unpublish } from '../../publish/unpublish.ts';
import { withdraw } from '../../publish/withdraw.ts';
import { recordLoaders } from '../../records/loaders.ts';
import { fromMarkdown } from '../../rich-text/from-markdown.ts';
import { personFields, published, publishedOffice } from '../../testing/published.fixture.ts';
import { settleMeanings } from '../index/meanings.ts';
import { isBehind, rebuildEntries, removeFormerEntries } from '../index/rebuild-entries.ts';
import { directAnswers } from './direct-answers.ts';
import { plainRequest, type SearchRequest } from './narrowing.ts';
import { passageOf } from './passage.ts';
import { search } from './search.ts';
import { synonyms } from './synonyms.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

const body = (text: string) => fromMarkdown(text).blocks;
const publication = (title: string, text: string, more: object = {}) => ({
  type: 'publication' as const,
  fields: {
    title,
    kind: 'guide',
    publishedOn: '2026-01-01',
    standing: 'current',
    access: 'open',
    body: body(text),
    ...more,
  },
});

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  await publishedOffice(db);
  await published(db, {
    type: 'person',
    id: 'pe101',
    fields: personFields('Helena', 'Okafor', { jobTitle: 'Senior Partner' }),
    translations: { 'fr-fr': { title: 'Helena Okafor', jobTitle: 'Associée principale' } },
  });
  await published(db, {
    type: 'person',
    id: 'pe103',
    fields: personFields('Jingyi', 'Wei', { nativeName: '魏静怡' }),
    translations: { 'zh-cn': { title: '魏静怡', jobTitle: '合伙人' } },
  });
  await published(db, {
    type: 'topic',
    id: 'topic-tax',
    fields: { title: 'Taxation' },
    translations: { 'fr-fr': { title: 'Fiscalité' } },
  });
  await published(db, {
    id: 'pu1',
    ...publication(
      'Seats',
      'Lead.\n\n## Where to arbitrate\n\nA tribunal of three arbitrators sits in Paris.',
      { topics: ['topic-tax'] },
    ),
  });
  await published(db, {
    id: 'pu2',
    ...publication('Courts', 'A tribunal of one judge sits in Rome. The judge sits alone.'),
  });
  await published(db, {
    id: 'pu3',
    ...publication('Closed', 'Open lead.\n\n## One\n\nStill open.\n\n## Two\n\nZanzibar clause.', {
      access: 'sign-in',
    }),
  });
  await published(db, { id: 'pu4', ...publication('Old', 'Withdrawn words of yesteryear.') });
  await published(db, { id: 'pu60', ...publication('Numbers', 'Follows C-812/21, as 31 others do.') });
  await withdraw(db, { recordId: 'pu4', locale: 'all', actor: 'test', reason: 'Wrong' });
  await published(db, {
    type: 'synonym',
    id: 'synonym-tax',
    fields: {
      title: 'Tax',
      words: ['levy', '税', 'taxation', 'tax on goods and services'],
      answers: ['topic-tax'],
    },
  });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const signedIn: Viewer = { id: 'auth0|someone', permissions: new Set() };

const ask = (text: string, request: Partial<SearchRequest> = {}) =>
  search(database.kysely, { ...plainRequest(text, 'en', new Date('2026-06-01T00:00:00Z')), ...request });
/** Ids of what answers by itself. */
const direct = async (text: string, request: Partial<SearchRequest> = {}) => {
  const { locale = 'en', now = new Date('2026-06-01T00:00:00Z') } = request;
  const { groups } = await ask(text, request);
  const loaders = recordLoaders(database.kysely, new Set());
  return (await directAnswers(database.kysely, loaders, { groups, locale, now })).map(({ id }) => id);
};
const ids = async (text: string, request?: Partial<SearchRequest>) =>
  (await ask(text, request)).found.map(({ id }) => id);

describe('a search', () => {
  test.each([
    ['a word of the text, in any form', 'arbitrating', ['pu1']],
    ['a phrase', '"one judge"', ['pu2']],
    ['words without another', 'tribunal -judge', ['pu1']],
    ['the beginning of the last word', 'okaf', ['pe101']],
    ['a name, turned round', 'okafor helena', ['pe101']],
    ['a name run together', 'weijingyi', ['pe103']],
    ['a name in its own script', '魏静怡', ['pe103']],
    ['a role', 'senior partner', ['pe101']],
    ['an id', 'pu2', ['pu2']],
    ['what means the same', 'levy', ['topic-tax']],
  ])('finds by %s', async (_, text, found) => {
    expect((await ids(text, text === '魏静怡' ? { locale: 'zh-cn' } : {})).slice(0, found.length)).toEqual(
      found,
    );
  });

  test('sets a misspelt word right and says so, unless it is wanted as typed', async () => {
    const result = await ask('okaffor');
    expect([result.found[0]?.id, result.corrected]).toEqual(['pe101', 'okafor']);
    expect(await ids('okaffor', { asTyped: true })).toEqual([]);
  });

  test('says that a word was misspelt of which another language has the stem, and nothing of another form of a word', async () => {
    expect((await ask('helenna')).corrected).toBe('helena');
    expect((await ask('associées')).corrected).toBeNull();
  });

  test('sets each misspelt word right, also a short one with two letters swapped, and keeps how it was put', async () => {
    expect((await ask('a tirbunal of noe jugde in Rmoe')).corrected).toBe('a tribunal of noe judge in rome');
  });

  test('takes an abbreviation that stands nowhere for what has its letters', async () => {
    const result = await ask('tgs');
    expect([result.found[0]?.id, result.corrected]).toEqual(['topic-tax', 'tax on goods and services']);
    expect(await ids('tgs', { asTyped: true })).toEqual([]);
  });

  test.each(['ⓣⓖⓢ', 'levy ⓛⓔⓥⓥⓨ', 'tax on goods and services goods'])(
    'is answered where what would be set right is not to be found as it was typed: %s',
    async (text) => {
      expect((await ask(text)).corrected).toBeNull();
    },
  );

  test('takes the number of a case for nothing that has a part of it', async () => {
    expect(await ids('C-812/21')).toEqual(['pu60']);
    expect(await ids('C-812/31')).toEqual([]);
    expect((await ids('"seats nowhere"')).length).toBeGreaterThan(0);
  });

  test('takes a misspelt word for what it would mean, and not only for a word that stands somewhere', async () => {
    const result = await ask('levvy');
    expect([result.found[0]?.id, result.corrected]).toEqual(['topic-tax', 'levy']);
  });

  test('sets a name right that has the stem of another language as it was typed', async () => {
    await published(database.kysely, {
      type: 'person',
      id: 'pe102',
      fields: personFields('Étienne', 'Marchetti'),
      translations: { 'fr-fr': { title: 'Étienne Marchetti', jobTitle: 'Associé' } },
    });
    for (const locale of ['en', 'fr-fr', 'zh-cn'] as const)
      expect(await ids('marcheti', { locale }), locale).toEqual(['pe102']);
  });

  test('takes no abbreviation for a misspelt word', async () => {
    expect(await ask('OME')).toMatchObject({ total: 0, corrected: null });
  });

  test('knows Chinese characters by their sound', async () => {
    expect((await ids('魏静仪', { locale: 'zh-cn' }))[0]).toBe('pe103');
  });

  test('finds in other languages what it does not find in the reader’s', async () => {
    await published(database.kysely, {
      id: 'pu-wax',
      ...publication('Wax', 'Of seals.'),
      translations: { 'fr-fr': { title: 'Cire' } },
    });
    const { found, elsewhere } = await ask('cire');
    expect([found.map(({ id }) => id), elsewhere]).toEqual([
      [],
      [expect.objectContaining({ id: 'pu-wax', locale: 'fr-fr' })],
    ]);
  });

  test('finds a subject by what it is called in another language', async () => {
    expect(await ids('fiscalité')).toEqual(['topic-tax']);
  });

  test('finds an English record for readers of other languages, unless it is translated', async () => {
    expect(await ids('tribunal Rome', { locale: 'fr-fr' })).toEqual(['pu2']);
    expect(await ids('taxation', { locale: 'fr-fr', chosen: { type: ['topic'] } })).not.toContain('pu2');
  });

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

  test('has no answer to nothing', async () => {
    for (const text of ['', '   ', '-', '"', '()&|!:*<->', '㌖'.repeat(200), '𠀀𠀁', ' '.repeat(10_000)])
      expect((await ask(text)).total, text).toBe(0);
  });
});

test('of the navigator’s answers those are found that hold on the day', async () => {
  const db = database.kysely;
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
    const db = database.kysely;
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

test('a text with what no word is as long as is published, and found', async () => {
  await published(database.kysely, { id: 'pu6', ...publication('Lengthy', 'ab'.repeat(5_000)) });
  expect(await ids('lengthy')).toEqual(['pu6']);
});

test('what means the same is taken apart once, until editors change it', async () => {
  const db = database.kysely;
  const before = await synonyms(db);
  expect(await synonyms(db)).toBe(before);
  await published(db, {
    type: 'synonym',
    id: 'synonym-court',
    fields: { title: 'Court', words: ['bench', 'judge'], answers: [] },
  });
  expect(await synonyms(db)).not.toBe(before);
  expect(await ids('bench')).toEqual(['pu2']);
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
    const db = database.kysely;
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

test('rebuilding gives the same entries and counts of words', async () => {
  const db = database.kysely;
  const state = async () => {
    const { rows } =
      await sql`select record_id, locale, open::text, about, offered, translated_in from search_entry order by 1, 2`.execute(
        db,
      );
    const { rows: words } =
      await sql`select word, entries from search_word where entries <> 0 order by 1`.execute(db);
    return { rows, words };
  };
  // Synonyms were published after texts that have their words.
  while (await settleMeanings(db)) await rebuildEntries(db, { isForMissing: true });
  const before = await state();
  const steps: number[] = [];
  await rebuildEntries(db, { progress: (done) => steps.push(done) });
  expect(await state()).toEqual(before);
  expect(steps.at(-1)).toBe(before.rows.length);
});

test('what an older release published meanwhile is written again from what is live', async () => {
  const db = database.kysely;
  const stateOf = async () =>
    (await sql`select record_id, locale, number, open::text from search_entry order by 1, 2`.execute(db))
      .rows;
  const before = await stateOf();
  expect(await isBehind(db)).toBe(false);
  await sql`update search_entry set number = number - 1, open = '' where locale = 'en'`.execute(db);
  expect(await isBehind(db)).toBe(true);
  await rebuildEntries(db, { isForMissing: true });
  expect([await isBehind(db), await stateOf()]).toEqual([false, before]);
});

test('entries of former releases go a week after the last of their sites can have started', async () => {
  const db = database.kysely;
  await sql`insert into search_form (form, is_ready) values (0, true)`.execute(db);
  await sql`insert into search_entry (form, record_id, locale, type, about, has_place, offered, weight, title_words, open, brief)
    select 0, record_id, locale, type, about, has_place, offered, weight, title_words, open, brief from search_entry`.execute(
    db,
  );
  const formsLeft = async () =>
    (await sql<{ form: number }>`select distinct form from search_entry order by form`.execute(db)).rows
      .length;
  await removeFormerEntries(db);
  expect(await formsLeft()).toBe(2);
  await sql`update search_form set ready_at = now() - interval '8 days' where form > 0`.execute(db);
  await removeFormerEntries(db);
  expect(await formsLeft()).toBe(1);
  expect((await sql`select from search_word where form = 0`.execute(db)).rows).toEqual([]);
});

test('a passage is the part of a text that answers, under its heading', async () => {
  const { groups } = await ask('arbitrators Paris');
  const text = body(
    'Lead about Rome.\n\n## Where to arbitrate\n\nA tribunal of three arbitrators sits in Paris.',
  );
  const passage = passageOf(text, groups, 'en');
  expect(passage?.heading).toBe('Where to arbitrate');
  expect(passage?.pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
    'arbitrators',
    'Paris',
  ]);
});

test('of more records than are ranked, one that is called what was asked still comes first, however old it is', async () => {
  const db = database.kysely;
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
