import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { askForDeletion } from '../../account/deletion/deletion.ts';
import { ann, bob, startWithTwoReaders, type TwoReaders } from '../../account/two-readers.fixture.ts';
import { eraseDue } from '../../jobs/erase-due.ts';
import { deleteSubmissionsOf } from './delete-submissions.ts';
import { findSubmissions } from './find-submissions.ts';
import { handleSubmission } from './handle-submission.ts';
import { sendUnsentRequests, settleEndedRequests } from './neglected-requests.ts';

let site: TwoReaders;
beforeAll(async () => {
  site = await startWithTwoReaders();
});
beforeEach(async () => {
  for (const table of ['access_request', 'submission', 'mail'] as const)
    await db().deleteFrom(table).execute();
});
afterAll(() => site.stop());

const db = () => site.database.kysely;
const ask = (who: string, locale = 'en') =>
  site.ask(
    who,
    `mutation { askForAccess(permission: "research-library", note: "For two of us", locale: "${locale}") { state } }`,
  );
const stateOf = async (who: string) => {
  const { data } = await site.ask(who, '{ me { subscriptions(locale: "en") { permission state } } }');
  const { subscriptions } = (data as { me: { subscriptions: { permission: string; state: string }[] } }).me;
  return subscriptions.find(({ permission }) => permission === 'product|research-library')?.state;
};
const mails = () => db().selectFrom('mail').select(['recipient', 'content']).orderBy('id').execute();

test('who asks for access from an account is told that it arrived, and whoever answers for products is given it, once', async () => {
  expect([await ask(ann, 'fr-fr'), await ask(ann)]).toEqual(
    Array(2).fill({ data: { askForAccess: { state: 'REQUESTED' } } }),
  );
  const [one, ...more] = await findSubmissions(db(), { first: 9 });
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    form: 'access',
    locale: 'fr-fr',
    state: 'open',
    email: 'ann@example.com',
    answers: { name: 'Ann', wish: 'access', message: 'For two of us', email: 'ann@example.com' },
  });
  const told = await mails();
  expect(told.map(({ recipient }) => recipient)).toEqual([
    'ann@example.com',
    'products@fenwardenlisle.example',
  ]);
  expect(JSON.stringify(told[1]?.content)).toContain('For two of us');
});

test('a name that is more than one line is one in what is sent, as if it had been typed into the form', async () => {
  await ask(ann);
  await db().deleteFrom('access_request').execute();
  await db().deleteFrom('submission').execute();
  await db()
    .updateTable('visitor_profile')
    .set({ first_name: 'Ann\nBcc: all@firm.example', organisation_name: 'A\u2028B' })
    .where('visitor', '=', ann)
    .execute();
  onTestFinished(async () => {
    await db()
      .updateTable('visitor_profile')
      .set({ first_name: 'Ann', organisation_name: null })
      .where('visitor', '=', ann)
      .execute();
  });
  await ask(ann);
  const [one] = await findSubmissions(db(), { first: 9 });
  expect(one?.answers).toMatchObject({ name: 'Ann Bcc: all@firm.example', organisation: 'A B' });
});

test.each([
  ['closed', (reference: string) => handleSubmission(db(), reference, { action: 'closed' }, 'eva', '')],
  ['erased', () => deleteSubmissionsOf(db(), 'ann@example.com')],
] as const)(
  'what is %s without being given is no longer waited for, and can be asked for again',
  async (how, end) => {
    await ask(ann);
    const [one] = await findSubmissions(db(), { first: 1 });
    await end(one?.reference ?? '');
    expect(await stateOf(ann)).toBe('NONE');
    expect(await db().selectFrom('access_request').select('outcome').execute()).toEqual([
      { outcome: 'refused' },
    ]);
    expect((await mails()).length).toBe(how === 'erased' ? 0 : 2);
    await ask(ann);
    expect(await stateOf(ann)).toBe('REQUESTED');
  },
);

test('what is closed after it was given was given', async () => {
  await ask(bob);
  const [one] = await findSubmissions(db(), { first: 1 });
  await handleSubmission(db(), one?.reference ?? '', { action: 'closed' }, 'eva', '');
  expect(await db().selectFrom('access_request').select('outcome').execute()).toEqual([
    { outcome: 'granted' },
  ]);
});

describe('what reached nobody, by a version that only kept it', () => {
  const keep = (visitor: string) =>
    db()
      .insertInto('access_request')
      .values({ visitor, list: 'product', name: 'research-library', note: 'By the end of May' })
      .execute();
  const sendTwice = () => Promise.all([1, 2].map(() => sendUnsentRequests(db(), 'https://law.example')));

  test('is sent once, as if it were asked for now', async () => {
    await keep(ann);
    expect((await sendTwice()).toSorted()).toEqual([0, 1]);
    const [one, ...more] = await findSubmissions(db(), { first: 9 });
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      form: 'access',
      email: 'ann@example.com',
      answers: { name: 'Ann', message: 'By the end of May', product: 'Research library' },
    });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'ann@example.com',
      'products@fenwardenlisle.example',
    ]);
    expect(await sendTwice()).toEqual([0, 0]);
  });

  test('is not sent of what may be used by now, nor while nobody knows an address', async () => {
    await keep(bob);
    await db()
      .insertInto('visitor')
      .values({ id: 'nameless' })
      .onConflict((one) => one.doNothing())
      .execute();
    await keep('nameless');
    expect(await sendTwice()).toEqual([0, 0]);
    expect(await findSubmissions(db(), { first: 9 })).toEqual([]);
  });
});

test.each([
  ['closed', () => db().updateTable('submission').set({ state: 'closed' }).execute()],
  ['deleted', () => db().deleteFrom('submission').execute()],
])('what a version that knows no requests has %s can be asked for again', async (_, end) => {
  await ask(ann);
  await settleEndedRequests(db());
  expect(await stateOf(ann)).toBe('REQUESTED');
  await end();
  await settleEndedRequests(db());
  expect(await stateOf(ann)).toBe('NONE');
});

test('what was written with it is forgotten with it, and goes with its account', async () => {
  await ask(ann);
  await deleteSubmissionsOf(db(), 'ann@example.com');
  expect(await db().selectFrom('access_request').select('note').execute()).toEqual([{ note: '' }]);
  await ask(ann);
  await ask(bob);
  await askForDeletion(db(), ann);
  await db()
    .updateTable('visitor')
    .set({ deletion_due: new Date(0) })
    .where('id', '=', ann)
    .execute();
  await eraseDue(db());
  expect((await findSubmissions(db(), { first: 9 })).map(({ email }) => email)).toEqual(['bob@example.com']);
  expect(JSON.stringify(await mails())).not.toContain('ann@example.com');
});

test('of many who ask at once nobody waits for a connection that another one holds', async () => {
  const many = Array.from({ length: 8 }, (_, at) => `auth0|${String(at).padStart(24, 'd')}`);
  for (const [at, sub] of many.entries()) site.people.set(sub, { sub, email: `reader-${at}@example.com` });
  const call = 'mutation { askForAccess(permission: "navigator-ai", locale: "en") { state } }';
  const answers = await Promise.all(many.map((sub) => site.ask(sub, call)));
  expect(answers).toEqual(many.map(() => ({ data: { askForAccess: { state: 'REQUESTED' } } })));
});
