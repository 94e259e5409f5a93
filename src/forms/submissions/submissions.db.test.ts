import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { doHourlyWork } from '../../jobs/hourly-work.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { deleteSubmissionsOf } from './delete-submissions.ts';
import { findSubmissions } from './find-submissions.ts';
import { handleSubmission } from './handle-submission.ts';
import { NotHandled } from './not-handled.ts';
import { type Submission, submit } from './submit.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase({ seeded: false });
  database = connect(made.url);
});
beforeEach(async () => {
  await database.kysely.deleteFrom('submission').execute();
  await database.kysely.deleteFrom('submission_deletion').execute();
});
afterAll(async () => {
  await database.end();
  await made.drop();
});

const send = async (name: string, changes: Partial<Submission> = {}) => {
  const answers = { intent: 'other', name, email: `${name}@Client.example`, message: '100% of it' };
  const sent = { form: 'enquiry', locale: 'en', about: null, answers, suspicions: [], ...changes } as const;
  const files = fileStore(database.kysely, undefined);
  return (await submit(database.kysely, sent, { siteOrigin: 'https://firm.example', files })).reference;
};
const find = (wanted: Omit<Parameters<typeof findSubmissions>[1], 'first'> = {}) =>
  findSubmissions(database.kysely, { ...wanted, first: 10 });
const acts = () =>
  database.kysely.selectFrom('submission_act').select(['action', 'actor', 'detail']).orderBy('id').execute();
const deletions = () =>
  database.kysely.selectFrom('submission_deletion').select(['reference', 'form', 'reason']).execute();

test('what was sent is found by state, form, and words to the letter', async () => {
  const [ann, bob] = [await send('ann'), await send('bob', { suspicions: ['links'] })];
  const references = async (wanted: Parameters<typeof find>[0]) =>
    (await find(wanted)).map((one) => one.reference);
  expect(await references({})).toEqual([bob, ann]);
  expect(await references({ state: 'held' })).toEqual([bob]);
  expect(await references({ text: 'ANN@client' })).toEqual([ann]);
  expect(await references({ text: '100%' })).toHaveLength(2);
  expect(await references({ text: '1%0' })).toEqual([]);
  expect(await references({ text: ann })).toEqual([ann]);
  expect(await references({ form: 'other' })).toEqual([]);
});

test('an editor releases, assigns, answers and closes it, and it is kept who did', async () => {
  const reference = await send('ann', { suspicions: ['links'] });
  const does = (act: Parameters<typeof handleSubmission>[2]) =>
    handleSubmission(database.kysely, reference, act, 'eva', 'https://firm.example');
  await expect(does({ action: 'answered', text: 'Hello' })).rejects.toThrow('release it first');
  await does({ action: 'released' });
  await expect(does({ action: 'released' })).rejects.toThrow(NotHandled);
  await does({ action: 'assigned', to: 'Max' });
  await does({ action: 'answered', text: 'Hello' });
  expect(await find()).toMatchObject([{ state: 'answered', assignedTo: 'Max' }]);
  await does({ action: 'closed' });
  expect(await acts()).toEqual([
    { action: 'released', actor: 'eva', detail: null },
    { action: 'assigned', actor: 'eva', detail: 'Max' },
    { action: 'answered', actor: 'eva', detail: 'Hello' },
    { action: 'closed', actor: 'eva', detail: null },
  ]);
});

test('by its reference the one is found, also when a later one speaks of it', async () => {
  const reference = await send('ann');
  const answers = {
    intent: 'other',
    name: 'ann',
    email: 'ann@client.example',
    message: `Again: ${reference}`,
  };
  await send('ann', { answers });
  expect(await find({ text: reference })).toHaveLength(2);
  expect((await find({ reference })).map((one) => one.reference)).toEqual([reference]);
  expect(await find({ reference: 'EN-0000-0000' })).toEqual([]);
});

test('a person is erased with all that they sent, and the log of it names nobody', async () => {
  const [ann] = [await send('ann'), await send('bob')];
  expect(await deleteSubmissionsOf(database.kysely, 'ANN@client.example ')).toBe(1);
  expect((await find()).map(({ email }) => email)).toEqual(['bob@client.example']);
  expect(await deletions()).toEqual([{ reference: ann, form: 'enquiry', reason: 'person' }]);
});

test('what has been kept for long enough goes by itself, once; after a day the same may be sent again', async () => {
  const [ann, bob] = [await send('ann'), await send('bob')];
  const sent = database.kysely.updateTable('submission');
  await sent
    .set({ received_at: new Date(Date.now() - 400 * 86_400_000), delete_at: new Date(Date.now() - 1_000) })
    .where('reference', '=', ann)
    .execute();
  await sent
    .set({ received_at: new Date(Date.now() - 90_000_000) })
    .where('reference', '=', bob)
    .execute();
  await doHourlyWork(database.kysely, async () => undefined);
  await doHourlyWork(database.kysely, async () => undefined);
  expect(await deletions()).toEqual([{ reference: ann, form: 'enquiry', reason: 'time' }]);
  expect(await send('bob')).not.toBe(bob);
});
