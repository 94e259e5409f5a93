import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { searchedForFile } from '../find/searched.fixture.ts';
import { settleMeanings } from './meanings.ts';
import { isBehind, rebuildEntries, removeFormerEntries } from './rebuild-entries.ts';

const searched = searchedForFile();

test('rebuilding gives the same entries and counts of words', async () => {
  const { db } = searched;
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
  const { db } = searched;
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
  const { db } = searched;
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
