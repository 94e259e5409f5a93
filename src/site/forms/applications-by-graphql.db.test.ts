import { describe, expect, onTestFinished, test } from 'vitest';
import { fileOf } from '../../forms/submissions/find-submissions.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { startObjectStorage } from '../../platform/files/object-storage.fixture.ts';
import {
  type Answer,
  answers,
  applyingByGraphqlForFile,
  bodyOf,
  codeOf,
  cv,
  end,
  type Files,
  part,
  pdf,
  save,
  send,
} from './applying-by-graphql.fixture.ts';
import { wordDocument } from './word-document.fixture.ts';

const its = await applyingByGraphqlForFile();
const { about, apply, ask, begin, kysely, mails, newNetwork, operationsOf, post, site, stored, url } = its;
const word = await wordDocument();

describe('whoever applies by GraphQL, without signing in', () => {
  test.each([
    ['en', 'has received your application'],
    ['fr-fr', 'a reçu votre candidature'],
    ['zh-cn', '已收到您的申请'],
  ])('is recorded with CV and letter, and mailed the link to it: %s', async (locale, text) => {
    const { data, errors } = await apply(send, { ...cv, letter: ['Why me.docx', word] }, { locale });
    const [one] = await stored();
    expect([errors, data?.sendApplication?.reference]).toEqual([undefined, one?.reference]);
    expect(one).toMatchObject({ form: 'application', about, state: 'open', locale, answers });
    expect(one?.files.map(({ field, name }) => [field, name])).toEqual([
      ['cv', 'my cv 1.pdf'],
      ['letter', 'Why me.docx'],
    ]);
    const store = fileStore(kysely(), undefined);
    expect(await fileOf(kysely(), store, one?.reference ?? '', 'letter')).toEqual(word);
    const [receipt, desk] = await mails();
    expect([receipt?.recipient, desk?.recipient]).toEqual([
      'ada@client.example',
      'careers@fenwardenlisle.example',
    ]);
    expect(receipt?.text).toContain(text);
    const link = /\/\S*forms\/application\/status\?key=[\w-]+/.exec(receipt?.text ?? '')?.[0] ?? '';
    expect((await ask(new URL(link, 'http://a').pathname + new URL(link, 'http://a').search)).status).toBe(
      200,
    );
    const { status, body } = await ask(data?.sendApplication?.equalOpportunities ?? '');
    expect([status, body.includes('<form')]).toEqual([200, true]);
  });

  test('twice at once, and by the form of the page, is there once', async () => {
    const both = await Promise.all([apply(send, cv), apply(send, cv)]);
    const [one, ...more] = await stored();
    expect(both.map(({ data }) => data?.sendApplication?.reference)).toEqual([
      one?.reference,
      one?.reference,
    ]);
    const form = new FormData();
    for (const [name, answer] of Object.entries({ about, phone: '', ...answers })) form.set(name, answer);
    form.set('cv', new Blob([pdf]), cv.cv[0]);
    const page = await fetch(new URL('/forms/application', url()), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site().settings.siteOrigin, 'x-forwarded-for': newNetwork() },
      body: form,
    });
    expect(page.headers.get('location')).toContain(`reference=${one?.reference}`);
    expect([more, (await stored()).length]).toEqual([[], 1]);
  });

  test('saves, goes on by the link of a mail, and sends without the files again', async () => {
    const files = { ...cv, letter: ['Why me.docx', word] } satisfies Files;
    const { data } = await apply(save, files, { answers: { email: 'ada@client.example' } });
    expect([data, await stored()]).toEqual([{ saveApplication: true }, []]);
    const [{ text = '' } = {}, ...others] = await mails();
    const draft = /draft\?key=(\S+)/.exec(text)?.[1] ?? '';
    expect(others).toEqual([]);
    await apply(save, {}, { draft, answers: { ...answers, right: '' } });
    expect((await mails()).length).toBe(1);
    // Without files it needs no multipart request.
    const answer = await fetch(url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() },
      body: operationsOf(send, { draft, leaveOut: ['letter'] }),
    });
    expect(await answer.json()).toMatchObject({
      data: { sendApplication: { reference: expect.any(String) } },
    });
    const [one] = await stored();
    expect(one?.files.map(({ name }) => name)).toEqual(['my cv 1.pdf']);
    expect(await kysely().selectFrom('application_draft').select('id').execute()).toEqual([]);
  });

  test.each<[string, () => Promise<Answer>, object]>([
    [
      'what is missing, in their language',
      () => apply(send, cv, { locale: 'fr-fr', answers: { ...answers, email: 'nowhere', right: '' } }),
      {
        code: 'BAD_USER_INPUT',
        problems: [
          { path: 'email', code: 'unknown', message: expect.stringContaining('adresse') },
          { path: 'right', code: 'missing', message: expect.stringContaining('Pouvez-vous travailler') },
        ],
      },
    ],
    [
      'which file is none',
      () => apply(send, { ...cv, letter: ['cv.pdf', Buffer.from('MZ\x90\0')] }),
      {
        code: 'BAD_USER_INPUT',
        problems: [
          {
            path: 'letter',
            code: 'unknown',
            message: expect.stringContaining('A covering letter: the file'),
          },
        ],
      },
    ],
    [
      'that a file is too large',
      () => apply(send, { cv: ['cv.pdf', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024), pdf])] }),
      {
        code: 'BAD_USER_INPUT',
        problems: [{ path: 'cv', code: 'too-long', message: expect.stringContaining('5 MB') }],
      },
    ],
    [
      'that a file is missing',
      () => apply(send, {}),
      { code: 'BAD_USER_INPUT', problems: [expect.objectContaining({ path: 'cv', code: 'missing' })] },
    ],
    [
      'which answers the form has not',
      () => apply(send, cv, { answers: { ...answers, homepage: 'x', cv: 'my.pdf', phone: 7 } }),
      {
        code: 'BAD_USER_INPUT',
        problems: ['homepage', 'cv', 'phone'].map((path) => expect.objectContaining({ path })),
      },
    ],
    ['that it is closed', () => apply(send, cv, { about: 'nobody-knows' }), { code: 'CLOSED' }],
  ])('is told %s, and nothing is stored', async (_, ask, extensions) => {
    expect((await ask()).errors?.map((error) => error.extensions)).toEqual([extensions]);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  test('is told to come back while files cannot be kept', async () => {
    const storage = await startObjectStorage();
    onTestFinished(() => storage.stop());
    const { address, accessKeyId, secretAccessKey, region } = storage.place;
    const files = {
      FILES_URL: address,
      FILES_ACCESS_KEY_ID: accessKeyId,
      FILES_SECRET_ACCESS_KEY: secretAccessKey,
      FILES_REGION: region,
    };
    await its.useSettings(files);
    storage.failing.add('PUT');
    const away = await apply(send, cv);
    expect([away.status, codeOf(away), await stored(), await mails()]).toEqual([503, 'UNAVAILABLE', [], []]);
    storage.failing.clear();
    expect((await apply(send, cv)).errors).toBeUndefined();
    expect([...storage.objects.values()]).toEqual([pdf]);
  });
});

describe('of somebody who is not signed in nothing is read', () => {
  const first = (operations: string) => part('name="operations"', operations);
  const beginsFile = (name: string) =>
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\n%PDF`);
  const editors = 'mutation A($file: File!) { addAttachment(recordId: "none", file: $file) { id } }';

  test.each<[string, () => Buffer[]]>([
    ['with an editor’s mutation', () => [first(JSON.stringify({ query: editors }))]],
    ['with a query', () => [first(JSON.stringify({ query: '{ __typename }' }))]],
    ['with several operations', () => [first(`[${operationsOf(send)}]`)]],
    [
      'with an editor’s mutation beside an application',
      () => [first(operationsOf(send.replace(/\}$/, 'addAttachment(recordId: "a", file: null) { id } }')))],
    ],
    [
      'with an operation that is another than it seems',
      () => [first(JSON.stringify({ query: `${send} ${editors}`, operationName: 'A' }))],
    ],
    [
      'with an application twice',
      () => [first(operationsOf(send.replace(/\}$/, 'a: saveApplication(application: $a) }')))],
    ],
    ['with what is no GraphQL', () => [first('{"query": "mutation {"}')]],
    ['with what is no JSON', () => [first('mutation')]],
    ['that begins with a file', () => [beginsFile('cv')]],
    ['whose operations are a file', () => [beginsFile('operations')]],
    ['that begins with the map', () => [part('name="map"', '{}'), Buffer.from('--x')]],
    ['that does not begin at all', () => [Buffer.alloc(300_000, ' ')]],
  ])('%s', async (_, parts) => {
    // The rest never comes, so that whoever waited for it would say nothing.
    const { answered } = begin([...parts(), Buffer.from('--x\r\n')]);
    expect(await answered).toBe(401);
    expect(await stored()).toEqual([]);
  });

  test('without a header that a form of another site cannot send', async () => {
    expect((await post(bodyOf(operationsOf(send), cv), undefined, {})).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test('with operations that are said twice', async () => {
    const [operations = end, ...rest] = bodyOf(operationsOf(send), cv);
    const { status } = await post([operations, first(JSON.stringify({ query: editors })), ...rest]);
    expect([status, await stored()]).toEqual([400, []]);
  });

  test('with more than an application may have', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - 9, ' ')]);
    const both = { cv: ['a.pdf', large], letter: ['b.pdf', large] } satisfies Files;
    const statusWith = async (files: Files, operations = operationsOf(send)) =>
      (await post(bodyOf(operations, files))).status;
    expect(await statusWith({ ...both, third: ['c.pdf', pdf] })).toBe(400);
    expect(await statusWith({ cv: ['a.pdf', Buffer.alloc(11 * 1024 * 1024)] })).toBe(413);
    expect(await statusWith(cv, operationsOf(send, { answers: { name: 'a'.repeat(70_000) } }))).toBe(413);
    expect(await stored()).toEqual([]);
  });
});

test.each<[string, string]>([
  ['no object', '[["variables.a.cv"]]'],
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['a number for paths', '{"cv":5}'],
  ['numbers for paths', '{"cv":[5]}'],
  ['a path into a file', '{"cv":["variables.a.cv","variables.a.cv.bytes"]}'],
  ['one place twice', '{"cv":["variables.a.cv"],"letter":["variables.a.cv"]}'],
  ['nothing to say of a file that came', '{"cv":["variables.a.cv"]}'],
  ['no place for a file that came', '{"cv":["variables.a.cv"],"letter":[]}'],
  ['a part that is no file', '{"cv":["variables.a.cv"],"operations":["variables.a.answers"]}'],
  ['very many paths', JSON.stringify({ cv: Array.from({ length: 400 }, (_, at) => `variables.a.${at}`) })],
  ['a very long path', JSON.stringify({ cv: [`variables${'.a'.repeat(20_000)}`] })],
])('a map that has %s is refused with words', async (_, map) => {
  const files = { ...cv, letter: ['b.pdf', pdf] } satisfies Files;
  const { status, errors } = await post(bodyOf(operationsOf(send), files, map));
  expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining('map')]);
  expect(await stored()).toEqual([]);
});

test.each([
  ['the query', '{"cv":["query"]}'],
  ['what objects come from', '{"cv":["variables.__proto__.cv","variables.a.constructor.prototype.cv"]}'],
  ['an answer', '{"cv":["variables.a.answers.name"]}'],
])('a file that is mapped to %s is no application', async (_, map) => {
  const { errors } = await post(bodyOf(operationsOf(send), cv, map));
  expect(errors?.length).toBe(1);
  expect([Object.hasOwn(Object.prototype, 'cv'), await stored()]).toEqual([false, []]);
});
