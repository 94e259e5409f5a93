import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentForFile } from '../account.fixture.ts';
import { ensureVisitor } from '../visitor.ts';
import { favouriteIds, readFavourites } from './read-favourites.ts';
import { mergeFavourites, removeFavourite, saveFavourite } from './save-favourite.ts';

const { kysely } = await contentForFile();

const save = (visitor: string, recordId: string, note: string | null = null) =>
  saveFavourite(kysely, visitor, { recordId, note, locale: 'en' });
/** As many records as a reader may save, less some. */
async function almostFull(visitor: string, less: number): Promise<void> {
  await ensureVisitor(kysely, visitor);
  await sql`insert into record (id, type) select 'filler-' || n, 'topic' from generate_series(1, 1000) n
    on conflict do nothing`.execute(kysely);
  await sql`insert into favourite (visitor, record_id, title, type)
    select ${visitor}, 'filler-' || n, 'Filler', 'topic' from generate_series(1, ${1000 - less}::int) n`.execute(
    kysely,
  );
}

test('a record is saved once; saving it again keeps its note or changes it', async () => {
  await save('ann', 'pu-tax', ' Read this ');
  await save('ann', 'pu-tax');
  expect(await readFavourites(kysely, 'ann', { locale: 'en' })).toMatchObject([{ note: 'Read this' }]);
  await save('ann', 'pu-tax', '');
  expect(await readFavourites(kysely, 'ann', { locale: 'en' })).toMatchObject([{ note: '' }]);
  await expect(save('ann', 'pu-tax', 'x'.repeat(1001))).rejects.toMatchObject({
    extensions: { problems: [{ path: 'note', code: 'too-long' }] },
  });
  expect(await removeFavourite(kysely, 'ann', 'pu-tax')).toBe(true);
  expect(await removeFavourite(kysely, 'ann', 'pu-tax')).toBe(false);
});

test('what is not live cannot be saved', async () => {
  await expect(save('ann', 'nothing')).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});

test('favourites are sorted by day, title or type', async () => {
  await save('bob', 'pu-tax');
  await save('bob', 'sector-energy');
  await save('bob', 'pu-trade');
  const ids = async (sort: 'saved' | 'title' | 'type') =>
    (await readFavourites(kysely, 'bob', { locale: 'en', sort })).map(({ recordId }) => recordId);
  expect(await ids('saved')).toEqual(['pu-trade', 'sector-energy', 'pu-tax']);
  expect(await ids('title')).toEqual(['sector-energy', 'pu-trade', 'pu-tax']);
  expect(await ids('type')).toEqual(['pu-trade', 'pu-tax', 'sector-energy']);
});

test('what was saved before sign-in is taken over as far as there is room', async () => {
  await almostFull('cat', 1);
  expect(await mergeFavourites(kysely, 'cat', ['nothing', 'pu-tax', 'pu-trade'])).toBe(1);
  expect(await favouriteIds(kysely, 'cat')).toContain('pu-tax');
  await expect(save('cat', 'pu-trade')).rejects.toMatchObject({ extensions: { code: 'LIMIT_REACHED' } });
  await save('cat', 'pu-tax', 'Still to be changed');
  const many = Array.from({ length: 201 }, (_, at) => `record-${at}`);
  await expect(mergeFavourites(kysely, 'cat', many)).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('of two saves at once neither takes more than the last place', async () => {
  await almostFull('dan', 1);
  const both = await Promise.allSettled([save('dan', 'pu-tax'), save('dan', 'pu-trade')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
