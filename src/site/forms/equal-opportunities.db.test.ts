import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { equalityCounts } from '../../forms/applications/equality.ts';
import { handlePage } from '../handle-page.ts';
import { searchRead } from '../search-read.ts';
import { applyingForFile } from './applying.fixture.ts';

const { apply, ask, kysely, mails, open, post, site, stored } = await applyingForFile();

describe('what applicants say of themselves', () => {
  const counts = () => kysely().selectFrom('equality_count').selectAll().orderBy('question').execute();
  const keyOf = (to: string | undefined) => new URL(to ?? '/', 'http://a').searchParams.get('equality') ?? '';
  const answer = (key: string, answers: Readonly<Record<string, string>>, language = '') =>
    post(
      `${language}/forms/equal-opportunities?key=${key}`,
      new URLSearchParams(answers).toString(),
      'application/x-www-form-urlencoded',
    );
  beforeEach(async () => {
    for (const table of ['equality_count', 'equality_used'] as const)
      await kysely().deleteFrom(table).execute();
  });

  test.each([
    ['', 'A few questions about equal opportunities', 'I would rather not say'],
    ['/fr-fr', 'Quelques questions sur l’égalité des chances', 'Je préfère ne pas répondre'],
    ['/zh-cn', '几个关于平等机会的问题', '不愿透露'],
  ])(
    'is asked from the page of thanks, and counted once, in whichever language: %s',
    async (language, link, none) => {
      const { to = '' } = await apply({}, undefined, language);
      const { pathname, search } = new URL(to, 'http://a');
      const thanks = await handlePage({ pathname, search: searchRead(pathname, search) }, site());
      expect(thanks.body).toContain(link);
      const key = keyOf(to);
      const { body } = await ask(`${language}/forms/equal-opportunities?key=${key}`);
      expect(body).toContain(none);
      await answer(key, { gender: 'woman', age: '25-34', caring: 'made up' }, language);
      const again = await answer(key, { gender: 'woman' }, language);
      expect(again.to).toBe(`${language}/forms/equal-opportunities?counted`);
      expect(
        (await counts()).map(({ form, question, answer: given, count }) => [form, question, given, count]),
      ).toEqual([
        ['application', 'age', '25-34', 1],
        ['application', 'gender', 'woman', 1],
      ]);
    },
  );

  test('leads to no application, and none leads to it', async () => {
    const { to } = await apply();
    await answer(keyOf(to), { gender: 'woman' });
    const [one] = await stored();
    const written = JSON.stringify([
      await counts(),
      await kysely().selectFrom('equality_used').selectAll().execute(),
    ]);
    const sent = JSON.stringify([
      await kysely().selectFrom('submission').selectAll().execute(),
      await mails(),
      await kysely().selectFrom('mail').selectAll().execute(),
    ]);
    for (const text of ['ada', 'Ada', open, one?.reference ?? '?']) expect(written).not.toContain(text);
    for (const text of ['woman', keyOf(to)]) expect(sent).not.toContain(text);
  });

  test('is shown as sums of months that are over, of ten and more', async () => {
    for (let n = 0; n < 10; n += 1)
      await answer(keyOf((await apply({ name: `Ada ${n}` })).to), {
        gender: 'woman',
        age: n < 9 ? '25-34' : '',
      });
    expect(await equalityCounts(kysely())).toEqual([]);
    await sql`update equality_count set quarter = quarter - interval '3 months'`.execute(kysely());
    expect((await equalityCounts(kysely())).map(({ answer: given, count }) => [given, count])).toEqual([
      ['25-34', null],
      ['woman', 10],
    ]);
  });

  test('is given twice at most by as many as applied twice, of whom nothing else is known', async () => {
    const twice = [];
    for (let n = 0; n < 2; n += 1) twice.push((await apply({ name: `Ada ${n}` })).to);
    for (const to of twice) await answer(keyOf(to), { gender: 'woman' });
    await sql`update equality_count set quarter = quarter - interval '3 months'`.execute(kysely());
    await sql`update submission set received_at = received_at - interval '3 months'`.execute(kysely());
    expect((await equalityCounts(kysely())).map(({ repeated }) => repeated)).toEqual([1]);
  });

  test('is counted with no key that is made up', async () => {
    const key = keyOf((await apply()).to);
    for (const wrong of ['', 'x', key.slice(0, -1), key.replace('application', 'graduate')])
      expect([(await answer(wrong, { gender: 'man' })).status, wrong]).toEqual([404, wrong]);
    expect(await counts()).toEqual([]);
  });
});
