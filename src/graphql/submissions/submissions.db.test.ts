import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { submit } from '../../forms/submissions/submit.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { type RunningGraphql, startGraphql } from '../endpoint/graphql.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
});
beforeEach(async () => {
  for (const table of ['submission', 'mail', 'submission_deletion'] as const)
    await db().deleteFrom(table).execute();
});
afterAll(() => server.stop());

const db = () => server.database.kysely;
const send = async (name: string, suspicions: ('links' | 'trap')[] = []) => {
  const answers = { intent: 'other', name, email: `${name}@client.example`, message: '=1+1' };
  const sent = { form: 'enquiry', locale: 'en', about: null, answers, suspicions } as const;
  const files = fileStore(db(), undefined);
  return (await submit(db(), sent, { siteOrigin: 'https://firm.example', files })).reference;
};
/** Asks with permissions; null: without signing in. */
async function ask(permissions: readonly string[] | null, query: string) {
  const headers = permissions && { authorization: `Bearer ${await server.token([...permissions])}` };
  const answer = await (await server.post({ query }, headers ?? {})).json();
  return answer as {
    readonly data?: Readonly<Record<string, unknown>> | null;
    readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
  };
}
const codes = ({ errors = [] }: Awaited<ReturnType<typeof ask>>) =>
  errors.map(({ extensions }) => extensions.code);
const desk = ['submissions|answer'];
const acts = () => db().selectFrom('submission_act').select(['action', 'detail']).orderBy('id').execute();

const everything = (reference: string) => [
  '{ submissions { email answers acts { detail } } }',
  '{ equalityCounts { question answer count } }',
  `mutation { releaseSubmission(reference: "${reference}") }`,
  `mutation { assignSubmission(reference: "${reference}", to: "max") }`,
  `mutation { answerSubmission(reference: "${reference}", text: "Yes") }`,
  `mutation { closeSubmission(reference: "${reference}") }`,
  `mutation { recordAttendance(reference: "${reference}", attended: true) }`,
  'mutation { exportSubmissions }',
  'mutation { eraseSubmissions(email: "ann@client.example") }',
];

test('nobody reads or does anything without the right: neither who is not signed in, nor readers, nor editors of content', async () => {
  const ann = await send('ann', ['links']);
  for (const [permissions, code] of [
    [null, 'UNAUTHENTICATED'],
    [['product|research-library'], 'FORBIDDEN'],
    [['content|edit', 'content|publish'], 'FORBIDDEN'],
  ] as const)
    for (const query of everything(ann)) {
      const answer = await ask(permissions, query);
      expect([codes(answer), query]).toEqual([[code], query]);
      expect(JSON.stringify(answer)).not.toContain('client.example');
    }
  expect(codes(await ask(desk, everything(ann).at(-1) ?? ''))).toEqual(['FORBIDDEN']);
  expect([await acts(), await db().selectFrom('submission').select('state').execute()]).toEqual([
    [],
    [{ state: 'held' }],
  ]);
});

test('who answers finds, releases, assigns, answers by mail and closes, and it is kept who did', async () => {
  const [ann, bob] = [await send('ann', ['links']), await send('bob')];
  const list = async (args: string) => {
    const { data } = await ask(desk, `{ submissions(${args}) { reference state } }`);
    return data?.submissions as { reference: string; state: string }[];
  };
  expect((await list('first: 1')).map(({ reference }) => reference)).toEqual([bob]);
  expect((await list('state: HELD')).map(({ reference }) => reference)).toEqual([ann]);
  expect((await list('text: "ANN@client"')).map(({ reference }) => reference)).toEqual([ann]);
  const [early] =
    (await ask(desk, `mutation { answerSubmission(reference: "${ann}", text: "Hello") }`)).errors ?? [];
  expect(early?.message).toContain('release it first');
  const { data, errors } = await ask(
    desk,
    `mutation {
      releaseSubmission(reference: "${ann}")
      assignSubmission(reference: "${ann}", to: "max@firm.example")
      answerSubmission(reference: "${ann}", text: "Hello Ann")
      closeSubmission(reference: "${ann}")
    }`,
  );
  expect([errors, Object.values(data ?? {})]).toEqual([undefined, [true, true, true, true]]);
  const found = await ask(
    desk,
    `{ submissions(text: "${ann}") { state assignedTo email answers acts { action actor detail } } }`,
  );
  const [one] = (found.data?.submissions ?? []) as { acts: { action: string; actor: string }[] }[];
  expect(one).toMatchObject({ state: 'CLOSED', assignedTo: 'max@firm.example', answers: { name: 'ann' } });
  expect(one?.acts.map(({ action }) => action)).toEqual(['released', 'assigned', 'answered', 'closed']);
  expect(one?.acts.every(({ actor }) => actor !== '' && actor !== 'terminal')).toBe(true);
  const mails = await db().selectFrom('mail').select('content').where('cause', 'like', '%answer%').execute();
  expect(mails.map(({ content }) => (content as { text: string }).text)).toEqual([
    expect.stringContaining('Hello Ann'),
  ]);
});

test('an export is CSV that no spreadsheet runs, and it is kept who took it', async () => {
  await send('ann');
  await send('bob');
  const { data } = await ask(desk, 'mutation { exportSubmissions(form: "enquiry", text: "ann@") }');
  const csv = String(data?.exportSubmissions);
  expect(csv).toContain('ann@client.example');
  expect(csv).toContain("'=1+1");
  expect(csv).not.toContain('bob@client.example');
  expect(await acts()).toEqual([{ action: 'exported', detail: null }]);
});

test('a person is erased by the right for it, with the mails that wait for them, also as a reader of newsletters', async () => {
  await send('ann');
  await send('bob');
  const readers = ['ann', 'bob'].map((name) => ({ email: `${name}@client.example`, locale: 'en' }));
  await db().insertInto('newsletter_reader').values(readers).execute();
  const { data } = await ask(
    ['submissions|erase'],
    'mutation { eraseSubmissions(email: "ANN@client.example") }',
  );
  expect(data).toEqual({ eraseSubmissions: 1 });
  expect(await db().selectFrom('submission').select('email').execute()).toEqual([
    { email: 'bob@client.example' },
  ]);
  expect(
    await db().selectFrom('mail').select('id').where('recipient', '=', 'ann@client.example').execute(),
  ).toEqual([]);
  expect(await db().selectFrom('newsletter_reader').select('email').execute()).toEqual([
    { email: 'bob@client.example' },
  ]);
});
