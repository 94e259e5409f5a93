import { expect, test } from 'vitest';
import { contentForFile } from '../account.fixture.ts';
import { readAlerts, removeAlert, saveAlert } from './alerts.ts';

const { kysely } = await contentForFile();

test('an alert is there once; another frequency takes its place, and what was before is kept with its reason', async () => {
  const alert = { kind: 'topic', recordId: 'topic-tax', query: null } as const;
  const first = await saveAlert(kysely, 'eve', { ...alert, frequency: 'daily' });
  expect(await saveAlert(kysely, 'eve', { ...alert, frequency: 'daily' })).toBe(first);
  const second = await saveAlert(kysely, 'eve', { ...alert, frequency: 'weekly' });
  expect((await readAlerts(kysely, 'eve', 'en')).map(({ id, frequency }) => [id, frequency])).toEqual([
    [second, 'weekly'],
  ]);
  await removeAlert(kysely, 'eve', second);
  expect(await readAlerts(kysely, 'eve', 'en')).toEqual([]);
  const rows = await kysely.selectFrom('alert').select('ended_reason').where('visitor', '=', 'eve').execute();
  expect(rows.map((row) => row.ended_reason).sort()).toEqual(['changed', 'removed']);
  for (const id of [second, 'no id', '']) {
    await expect(removeAlert(kysely, 'eve', id)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  }
});

test.each([
  [{ kind: 'author', recordId: 'topic-tax', query: null }, 'BAD_USER_INPUT'],
  [{ kind: 'topic', recordId: 'pu-tax', query: null }, 'BAD_USER_INPUT'],
  [{ kind: 'topic', recordId: null, query: 'tax' }, 'BAD_USER_INPUT'],
  [{ kind: 'topic', recordId: 'topic-tax', query: 'tax' }, 'BAD_USER_INPUT'],
  [{ kind: 'search', recordId: 'topic-tax', query: 'tax' }, 'BAD_USER_INPUT'],
  [{ kind: 'search', recordId: null, query: ' & ' }, 'BAD_USER_INPUT'],
  [{ kind: 'search', recordId: null, query: 'x'.repeat(201) }, 'BAD_USER_INPUT'],
  [{ kind: 'record', recordId: 'nothing', query: null }, 'NOT_FOUND'],
] as const)('an alert %j is refused', async (alert, code) => {
  await expect(saveAlert(kysely, 'fay', { ...alert, frequency: 'daily' })).rejects.toMatchObject({
    extensions: { code },
  });
});
