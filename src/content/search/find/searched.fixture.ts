import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import { connect } from '../../../platform/db/connect.ts';
import { withdraw } from '../../publish/withdraw.ts';
import { fromMarkdown } from '../../rich-text/from-markdown.ts';
import { personFields, published, publishedOffice } from '../../testing/published.fixture.ts';
import { plainRequest, type SearchRequest } from './narrowing.ts';
import { search } from './search.ts';

export const bodyOf = (text: string) => fromMarkdown(text).blocks;
export const publication = (title: string, text: string, more: object = {}) => ({
  type: 'publication' as const,
  fields: {
    title,
    kind: 'guide',
    publishedOn: '2026-01-01',
    standing: 'current',
    access: 'open',
    body: bodyOf(text),
    ...more,
  },
});

/** A database with people, texts and a synonym to look for, and how a visitor of June 2026 asks it. */
async function searchedDatabase() {
  const testDatabase = await createTestDatabase({ seeded: false });
  const database = connect(testDatabase.url);
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
  const ask = (text: string, request: Partial<SearchRequest> = {}) =>
    search(db, { ...plainRequest(text, 'en', new Date('2026-06-01T00:00:00Z')), ...request });
  return {
    db,
    ask,
    /** Ids of what is found. */
    ids: async (text: string, request?: Partial<SearchRequest>) =>
      (await ask(text, request)).found.map(({ id }) => id),
    end: async () => {
      await database.end();
      await testDatabase.drop();
    },
  };
}

/** `searchedDatabase` for all tests of a file: made before them, dropped after them. */
export function searchedForFile() {
  let searched: Awaited<ReturnType<typeof searchedDatabase>>;
  beforeAll(async () => {
    searched = await searchedDatabase();
  });
  afterAll(() => searched.end());
  return {
    get db() {
      return searched.db;
    },
    ask: (text: string, request?: Partial<SearchRequest>) => searched.ask(text, request),
    ids: (text: string, request?: Partial<SearchRequest>) => searched.ids(text, request),
  };
}
