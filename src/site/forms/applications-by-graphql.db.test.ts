import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { openRecords } from '../../forms/open-record.fixture.ts';
import { fileOf, findSubmissions } from '../../forms/submissions/find-submissions.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { startObjectStorage } from '../../platform/files/object-storage.fixture.ts';
import { startApp, stopApps } from '../testing.ts';
import { takeGraphql } from './take-graphql.fixture.ts';
import { wordDocument } from './word-document.fixture.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: Awaited<ReturnType<typeof startApp>>;
let about: string;
// The proxy before it names who asks.
const env = { TRUSTED_PROXIES: '127.0.0.1' };
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  running = await startApp({ databaseUrl: database.url, env, routes: takeGraphql });
  about = (await openRecords(kysely())).application;
});
beforeEach(async () => {
  for (const table of ['submission', 'mail', 'application_draft', 'form_rate'] as const)
    await kysely().deleteFrom(table).execute();
});
afterAll(async () => {
  await stopApps();
  await database.drop();
});

const kysely = () => running.site.database.kysely;
const stored = () => findSubmissions(kysely(), { first: 10 });
const mails = async () =>
  (await kysely().selectFrom('mail').select(['recipient', 'content']).orderBy('id').execute()).map(
    ({ recipient, content }) => ({ recipient, text: (content as { text: string }).text }),
  );

const pdf = Buffer.from('%PDF-1.7\nA life\n%%EOF\n');
const word = await wordDocument();
const answers = { name: 'Ada Eton', email: 'ada@client.example', right: 'yes', message: 'Libraries.' };
const send =
  'mutation Send($a: ApplicationInput!) { sendApplication(application: $a) { reference equalOpportunities } }';
const save = 'mutation Save($a: ApplicationInput!) { saveApplication(application: $a) }';

type Files = Readonly<Record<string, readonly [name: string, bytes: Buffer]>>;
interface Application {
  readonly answers?: unknown;
  readonly locale?: string;
  readonly draft?: string;
  readonly about?: string;
  readonly leaveOut?: readonly string[];
}
interface Answer {
  readonly status: number;
  readonly data?: { readonly sendApplication?: Sent; readonly saveApplication?: boolean } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly problems?: readonly unknown[] };
  }[];
}
interface Sent {
  readonly reference: string;
  readonly equalOpportunities: string;
}

const cv = { cv: ['../../C:\\my cv<1>.PDF', pdf] } satisfies Files;
const operationsOf = (query: string, more: Application = {}) =>
  JSON.stringify({ query, variables: { a: { form: 'APPLICATION', about, answers, ...more } } });
const mapOf = (files: Files) =>
  JSON.stringify(Object.fromEntries(Object.keys(files).map((field) => [field, [`variables.a.${field}`]])));
const type = 'multipart/form-data; boundary=x';
const part = (disposition: string, content: Buffer | string = '') =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from('--x--\r\n');
const filesIn = (files: Files) =>
  Object.entries(files).map(([field, [name, bytes]]) => part(`name="${field}"; filename="${name}"`, bytes));
const bodyOf = (operations: string, files: Files, map = mapOf(files)) => [
  part('name="operations"', operations),
  part('name="map"', map),
  ...filesIn(files),
  end,
];

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.1.${networks >> 8}.${networks & 255}`;
};
const url = () => `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}/graphql`;
const preflight = { 'apollo-require-preflight': 'true' };

async function post(parts: readonly Buffer[], network = newNetwork(), headers: object = preflight) {
  const answer = await fetch(url(), {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': network, ...headers },
    body: Buffer.concat(parts),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
}
const apply = (query: string, files: Files, more: Application = {}, network?: string): Promise<Answer> =>
  post(bodyOf(operationsOf(query, more), files), network);
const codeOf = ({ errors }: Pick<Answer, 'errors'>) => errors?.[0]?.extensions.code;

/** Sends the beginning of a request whose end never comes. @returns the status that it is answered with all the same */
function begin(parts: readonly Buffer[], network = newNetwork(), path = '/graphql') {
  const { siteOrigin: origin } = running.site.settings;
  const outgoing = request(new URL(path, url()), {
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': 9_000_000,
      'x-forwarded-for': network,
      origin,
      ...preflight,
    },
  });
  outgoing.on('error', () => {});
  const answered = new Promise<number | undefined>((resolve) =>
    outgoing.on('response', ({ statusCode }) => resolve(statusCode)),
  );
  outgoing.write(Buffer.concat(parts));
  onTestFinished(() => void outgoing.destroy());
  return { answered, hangUp: () => outgoing.destroy() };
}

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
    expect(
      (await running.ask(new URL(link, 'http://a').pathname + new URL(link, 'http://a').search)).status,
    ).toBe(200);
    const { status, body } = await running.ask(data?.sendApplication?.equalOpportunities ?? '');
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
      headers: { origin: running.site.settings.siteOrigin, 'x-forwarded-for': newNetwork() },
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
    const usual = running;
    onTestFinished(() => {
      running = usual;
    });
    const files = {
      FILES_URL: address,
      FILES_ACCESS_KEY_ID: accessKeyId,
      FILES_SECRET_ACCESS_KEY: secretAccessKey,
      FILES_REGION: region,
    };
    running = await startApp({ databaseUrl: database.url, env: { ...env, ...files }, routes: takeGraphql });
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

describe('a flood', () => {
  const half = () => bodyOf(operationsOf(send), { cv: ['cv.pdf', Buffer.alloc(1_000_000, '%')] }).slice(0, 3);
  /** Has its place: it is counted before its files are read. */
  const counted = async (count: number) => {
    const rows = () => kysely().selectFrom('form_rate').select('count').execute();
    await expect.poll(async () => (await rows()).reduce((sum, row) => sum + row.count, 0)).toBe(count);
  };

  test('from one network leaves places to others, and gives its own back when it hangs up', async () => {
    const network = newNetwork();
    const held = [begin(half(), network), begin(half(), network)];
    await counted(2);
    const third = await apply(send, cv, {}, network);
    expect([third.status, codeOf(third)]).toEqual([429, 'LIMIT_REACHED']);
    expect((await apply(send, cv)).errors).toBeUndefined();
    for (const { hangUp } of held) hangUp();
    await expect.poll(async () => (await apply(send, cv, {}, network)).status).toBe(200);
    expect((await stored()).length).toBe(1);
  });

  test('from many networks is read a few at a time: others wait, and who comes too late is told when to come back', async () => {
    const held = Array.from({ length: 16 }, () => begin(half()));
    await counted(16);
    const late = await apply(send, cv);
    expect([late.status, codeOf(late)]).toEqual([503, 'UNAVAILABLE']);
    for (const { hangUp } of held) hangUp();
    await expect.poll(async () => (await apply(send, cv)).status).toBe(200);
    expect((await stored()).length).toBe(1);
  });

  test('that sends slowly from many networks makes way after some seconds for whoever waits', async () => {
    const held = Array.from({ length: 4 }, () => begin(half()));
    await counted(4);
    expect((await apply(send, cv)).errors).toBeUndefined();
    expect(await Promise.race(held.map(({ answered }) => answered))).toBe(503);
    expect((await stored()).length).toBe(1);
  });

  test('to the form of a page leaves places to others, too: from one network, and after some seconds from many', async () => {
    const page = '/forms/application';
    const beginsFile = part('name="cv"; filename="a.pdf"', pdf).subarray(0, -2);
    const hold = (count: number, network: string) =>
      Array.from({ length: count }, () => begin([beginsFile], network, page));
    const sendsByPage = async () => {
      const form = new FormData();
      for (const [name, answer] of Object.entries({ about, phone: '', ...answers })) form.set(name, answer);
      form.set('cv', new Blob([pdf]), cv.cv[0]);
      const headers = { origin: running.site.settings.siteOrigin, 'x-forwarded-for': newNetwork() };
      const answer = await fetch(new URL(page, url()), {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: form,
      });
      return answer.status;
    };
    const held = hold(16, newNetwork());
    expect(await Promise.race(held.map(({ answered }) => answered))).toBe(503);
    expect(await sendsByPage()).toBe(303);
    let refused = 0;
    for (const { answered } of Array.from({ length: 4 }, () => hold(4, newNetwork())).flat())
      void answered.then((status) => {
        if (status === 503) refused += 1;
      });
    await expect.poll(async () => [await sendsByPage(), refused > 0]).toEqual([303, true]);
  });

  test('at once from one network, without files, ends after thirty as well', async () => {
    const network = newNetwork();
    const saves = Array.from({ length: 40 }, async (_, at) => {
      const answer = await fetch(url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body: operationsOf(save, { answers: { email: `a${at}@client.example` } }),
      });
      return (await answer.json()).data?.saveApplication === true;
    });
    const saved = (await Promise.all(saves)).filter(Boolean);
    expect([saved.length, (await mails()).length]).toEqual([30, 30]);
  });

  test('of whole applications from one network ends after thirty in ten minutes, whichever of its forms', async () => {
    const network = newNetwork();
    const statuses = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await apply(count % 2 === 0 ? send : save, {}, { answers: {} }, network)).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
