import { describe, expect, test } from 'vitest';
import { personFields, published } from '../../testing/published.fixture.ts';
import { passageOf } from './passage.ts';
import { bodyOf, publication, searchedForFile } from './searched.fixture.ts';
import { synonyms } from './synonyms.ts';

const searched = searchedForFile();
const { ask, ids } = searched;

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
    await published(searched.db, {
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
    await published(searched.db, {
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

  test('has no answer to nothing', async () => {
    for (const text of ['', '   ', '-', '"', '()&|!:*<->', '㌖'.repeat(200), '𠀀𠀁', ' '.repeat(10_000)])
      expect((await ask(text)).total, text).toBe(0);
  });
});

test('a text with what no word is as long as is published, and found', async () => {
  await published(searched.db, { id: 'pu6', ...publication('Lengthy', 'ab'.repeat(5_000)) });
  expect(await ids('lengthy')).toEqual(['pu6']);
});

test('what means the same is taken apart once, until editors change it', async () => {
  const { db } = searched;
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

test('a passage is the part of a text that answers, under its heading', async () => {
  const { groups } = await ask('arbitrators Paris');
  const text = bodyOf(
    'Lead about Rome.\n\n## Where to arbitrate\n\nA tribunal of three arbitrators sits in Paris.',
  );
  const passage = passageOf(text, groups, 'en');
  expect(passage?.heading).toBe('Where to arbitrate');
  expect(passage?.pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
    'arbitrators',
    'Paris',
  ]);
});
