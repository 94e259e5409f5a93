import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typedCode } from '../../content/navigator/log/report-code.ts';
import { readReport } from '../../content/navigator/log/reports.ts';
import { publish } from '../../content/publish/publish.ts';
import { saveDraft } from '../../content/publish/save-draft.ts';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from '../../graphql/endpoint/graphql.fixture.ts';
import { unpacked } from '../../reports/write/unpacked.fixture.ts';
import { handlePage } from '../handle-page.ts';
import { searchRead } from '../search-read.ts';

let server: RunningGraphql;
const places = Array.from({ length: 12 }, (_, at) => `place-${at}`);

beforeAll(async () => {
  server = await startGraphql();
  await service('closed', { access: 'permission', permission: 'product|nav-closed' });
  await service('open', { access: 'open' });
});
afterAll(() => server.stop());

/** A service with an answer for each of twelve places, the first of them published twice. */
async function service(name: string, fields: object) {
  const db = server.database.kysely;
  type Type = Parameters<typeof published>[1]['type'];
  const add = (type: Type, id: string, own: Readonly<Record<string, unknown>>, parentId?: string) =>
    published(db, { type, id, slug: id.replace(`${name}-`, ''), ...(parentId && { parentId }), fields: own });
  await add('navigatorService', name, { title: name, ...fields });
  await add('navigatorRegion', `${name}-region`, { title: 'Region' }, name);
  await add('navigatorTopic', `${name}-breach`, { title: 'Breach', question: '?', answerType: 'text' }, name);
  for (const place of places) {
    const iso = place === 'place-1' ? 'FR' : 'XX';
    await add('jurisdiction', `${name}-j-${place}`, { title: place, iso });
    const chapter = `${name}-${place}`;
    await add(
      'navigatorChapter',
      chapter,
      { title: place, jurisdiction: `${name}-j-${place}` },
      `${name}-region`,
    );
    const secret = `Secret of ${place}`;
    const answer = {
      title: `Headline of ${place}`,
      topic: `${name}-breach`,
      legalStatus: 'in-force',
      effectiveFrom: '2020-01-01',
      summary: secret,
      penalties: secret,
      conditions: [{ text: secret }],
      thresholds: [{ label: secret, value: 1, unit: 'days' }],
      instruments: [{ name: secret }],
      body: fromMarkdown(secret).blocks,
    };
    await add('navigatorCell', `${name}-cell-${place}`, answer, chapter);
  }
}

const readers = { nobody: null, 'somebody signed in': [], client: ['product|nav-closed'] } as const;
type Reader = keyof typeof readers;

async function report(reader: Reader, wish: Record<string, string>) {
  const permissions = readers[reader];
  const headers = permissions && { authorization: `Bearer ${await server.token([...permissions])}` };
  const fields = { service: 'closed', locale: 'en', format: 'html', matter: '', note: '', ...wish };
  return fetch(new URL('/reports', server.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: headers ?? {},
  });
}

/** What the program of the documentation says of a proof that it is handed, line by line. */
async function offline(proof: string, key: string): Promise<string[]> {
  const documentation = await readFile('docs/navigator-log.md', 'utf8');
  const [, program = ''] = /```js check\.mjs\n(.*?)```/s.exec(documentation) ?? [];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program, 'check.mjs', '-', key],
    { input: proof, encoding: 'utf8' },
  );
  return `${stdout}${stderr}`.trim().split('\n');
}

const full = (keys: readonly string[], more = '') =>
  `?with=${keys.join()}&depth=full&parts=sources,contacts${more}`;
const chapters = (html: string) => [...html.matchAll(/<h3[^>]*>(place-\d+)</g)].map(([, place]) => place);

test.each([
  ['nobody', 3],
  ['somebody signed in', 10],
  ['client', 12],
] as const)('a report of %s holds at most %i jurisdictions, and says why', async (reader, most) => {
  const html = await (await report(reader, { search: full(places) })).text();
  expect(chapters(html)).toEqual(places.slice(0, most));
  expect(html.includes('12 jurisdictions are chosen')).toBe(most < 12);
  expect(html).toContain('Headline of place-0');
});

describe('closed answers', () => {
  const past = '&on=2021-01-01&known=2099-01-01';
  test.each([
    ['nobody', ''],
    ['nobody', past],
    ['somebody signed in', ''],
    ['somebody signed in', past],
  ] as const)('are in no report of %s%s', async (reader, times) => {
    for (const layout of ['jurisdiction', 'topic', 'matrix']) {
      const search = full(['place-0', 'place-1'], `${times}&layout=${layout}&since=2000-01-01`);
      const html = await (await report(reader, { search })).text();
      expect(html).not.toContain('Secret');
      expect(html).toContain('The answers of this service are for clients');
    }
  });

  test.each(['docx', 'xlsx', 'csv'])('are in no file: %s is for clients', async (format) => {
    const search = full(['place-0'], past);
    for (const reader of ['nobody', 'somebody signed in'] as const) {
      const refused = await report(reader, { search, format });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual({ message: expect.stringContaining('for clients with access') });
    }
    const given = await report('client', { search, format });
    expect(given.status).toBe(200);
  });
});

test('a client’s file says all, under its own name, and no cache keeps it', async () => {
  const response = await report('client', {
    search: full(places),
    format: 'docx',
    matter: 'FL-1 \u0000=1+1',
    note: 'One\r\ntwo',
  });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('vary')).toContain('authorization');
  const day = new Date().toISOString().slice(0, 10);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Report closed ${day}.docx"`,
  );
  const files = await unpacked(new Uint8Array(await response.arrayBuffer()));
  const text = files.get('word/document.xml') ?? '';
  for (const place of places) expect(text).toContain(`Secret of ${place}`);
  expect(text).toContain('FL-1  =1+1');
  expect(text).not.toContain('matter=');
  // Its code, as it is printed, says what it showed.
  const [printed = ''] = /(?:[0-9A-Z]{6}-){4}[0-9A-Z]{2}/.exec(text) ?? [];
  const known = await readReport(server.database.kysely, typedCode(printed) ?? '');
  expect(known).toMatchObject({ serviceId: 'closed', isIntact: true });
  expect(known?.entries.map(({ recordId }) => recordId)).toEqual(
    places.map((place) => `closed-cell-${place}`),
  );
});

test('everybody may take what is open, and no more jurisdictions than they may read side by side', async () => {
  const three = { service: 'open', format: 'csv', search: full(places.slice(0, 3)) };
  expect(await (await report('nobody', three)).text()).toContain('Secret of place-2');
  const refused = await report('nobody', { ...three, search: full(places) });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ message: expect.stringContaining('a report holds 3') });
});

test.each(['docx', 'xlsx', 'json'])(
  'a file proves offline what it shows, by the program of the documentation: %s',
  async (format) => {
    const search = full(places.slice(0, 3));
    const file = await (await report('nobody', { service: 'open', format, search })).bytes();
    const proof =
      format === 'json' ? Buffer.from(file).toString() : (await unpacked(file)).get('customXml/item1.xml');
    const key = (await (await fetch(new URL('/.well-known/navigator-log/keys', server.url))).text()).trim();
    const said = await offline(proof ?? '', key);
    expect(said).toEqual(
      places.slice(0, 3).map((place) => expect.stringMatching(`^genuine: Headline of ${place} `)),
    );
    const altered = (proof ?? '').replace('Headline of place-1', 'Headline of place-9');
    expect((await offline(altered, key)).at(-1)).toMatch(/^ALTERED: open-cell-place-1/);
    expect(proof).not.toContain('Secret');
  },
);

test('the address on a file of somebody unknown makes it again and says that it is genuine; nothing is kept of it', async () => {
  const kept = () => server.database.kysely.selectFrom('navigator_report').selectAll().execute();
  const before = await kept();
  const search = full(places.slice(0, 2));
  const file = await (await report('nobody', { service: 'open', format: 'docx', search })).bytes();
  const [address = ''] =
    /http[^<]*code=[^<]*/.exec((await unpacked(file)).get('word/document.xml') ?? '') ?? [];
  const { pathname, search: query } = new URL(address.replaceAll('&amp;', '&'));
  const db = server.database.kysely;
  const pageOf = async (changed: string) =>
    String((await handlePage({ pathname, search: searchRead(pathname, changed) }, server.site)).body);
  const genuine = 'Genuine: this site published it as it stands above.';
  expect(await pageOf(query)).toContain(genuine);
  const keptFor = async (search: string) => (await handlePage({ pathname, search }, server.site)).maxAge;
  expect(await keptFor(searchRead(pathname, query))).toBeNull();
  expect(await keptFor('?with=place-0')).toBeGreaterThan(0);
  expect(await pageOf(query.replace('place-1', 'place-4'))).not.toContain(genuine);
  expect(await pageOf(query.replace(/code=./, 'code=Z'))).toContain('No report has the code Z');
  const recordId = 'open-cell-place-1';
  const { revision } = await db
    .selectFrom('translation')
    .select('revision')
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow();
  const draft = { recordId, locale: 'en', revision, slug: 'cell-place-1', actor: 'test' };
  await saveDraft(db, {
    ...draft,
    fields: { title: 'Other law', topic: 'open-breach', legalStatus: 'none' },
  });
  await publish(db, { recordId, locale: 'en', actor: 'test', change: 'major', note: null });
  const later = await pageOf(query);
  expect(later).toContain(genuine);
  expect(later).not.toContain('Other law');
  expect(await kept()).toEqual(before);
});

test('regions, sets and names can be added, and what names nothing is said', async () => {
  const added = async (add: string) =>
    chapters(await (await report('client', { search: `?with=place-3&add=${add}&depth=summary` })).text());
  expect(await added('closed-region')).toEqual([
    'place-3',
    ...places.filter((one) => one !== 'place-3').toSorted(),
  ]);
  expect(await added('eu-27')).toEqual(['place-3', 'place-1']);
  expect(await added('PLACE 7')).toEqual(['place-3', 'place-7']);
  const html = await (await report('client', { search: '?add=Atlantis' })).text();
  expect(html).toContain('Nothing here is called Atlantis.');
});

test('my list is what somebody saves or follows', async () => {
  await server.database.kysely.insertInto('visitor').values({ id: 'ann' }).execute();
  const row = { visitor: 'ann', record_id: 'closed-place-5', title: 'place-5', type: 'navigatorChapter' };
  await server.database.kysely.insertInto('favourite').values(row).execute();
  const ask = async (sub: string) => {
    const fields = { service: 'closed', locale: 'en', format: 'html', search: '?add=my-list' };
    const authorization = `Bearer ${await server.token([], { sub })}`;
    const response = await fetch(new URL('/reports', server.url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization },
    });
    return await response.text();
  };
  expect(chapters(await ask('ann'))).toEqual(['place-5']);
  const empty = await ask('bob');
  expect(chapters(empty)).toEqual([]);
  expect(empty).toContain('You follow none of these jurisdictions yet.');
});

test('who asks for progress hears how far it is before the file', async () => {
  const response = await fetch(new URL('/reports', server.url), {
    method: 'POST',
    headers: {
      accept: 'application/vnd.chancery.report',
      authorization: `Bearer ${await server.token(['product|nav-closed'])}`,
    },
    body: new URLSearchParams({ service: 'closed', locale: 'fr-fr', format: 'docx', search: full(places) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const lines = bytes
    .subarray(0, bytes.indexOf('PK'))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)).toMatchObject({ name: expect.stringMatching(/^Rapport closed .*\.docx$/) });
  for (const line of lines.slice(0, -1)) expect(line).toEqual({ share: expect.any(Number) });
});

/** Holds up whoever reads content, until it is called. */
async function heldUp(): Promise<() => Promise<void>> {
  const client = await server.database.pool.connect();
  await client.query('begin; lock table live in access exclusive mode');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

/** How many statements wait for the content. */
async function held(): Promise<number> {
  const { rows } = await server.database.pool.query('select from pg_locks where not granted');
  return rows.length;
}

test('of a crowd of strangers in one network some are refused; who is signed in there is not', async () => {
  const goOn = await heldUp();
  const crowd = Array.from({ length: 60 }, () => report('nobody', { search: full(['place-0']) }));
  const refused = await Promise.any(crowd);
  const client = report('client', { search: full(['place-0']) });
  await expect.poll(held).toBe(2);
  await goOn();
  expect((await client).status).toBe(200);
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(refused.status).toBe(503);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test('what is ordered by who has left is neither read nor written nor kept', async () => {
  const goOn = await heldUp();
  const leaving = new AbortController();
  const authorization = `Bearer ${await server.token(['product|nav-closed'])}`;
  const orders = [3, 4, 5].map((at) =>
    fetch(new URL('/reports', server.url), {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({
        service: 'closed',
        locale: 'en',
        format: 'csv',
        search: `?with=place-${at}&on=2022-02-02`,
      }),
      signal: leaving.signal,
    }),
  );
  await expect.poll(held).toBe(2);
  leaving.abort();
  await Promise.allSettled(orders);
  // By the time that it has answered others, the server has heard that these are gone.
  for (let round = 0; round < 3; round++) await (await fetch(new URL('/robots.txt', server.url))).text();
  await goOn();
  expect((await report('client', { search: full(['place-0']), format: 'csv' })).status).toBe(200);
  const kept = await server.database.kysely
    .selectFrom('navigator_report')
    .selectAll()
    .where(({ eb, val }) => eb('held_on', '=', val(new Date('2022-02-02'))))
    .execute();
  expect(kept).toEqual([]);
});

test.each(['on=0001-01-01', 'known=0001-01-01', 'on=9999-12-31', 'known=9999-12-31', 'on=0000-00-00'])(
  'whatever day is asked for, a report is made: %s',
  async (day) => {
    const html = await report('client', { search: `${full(['place-0'])}&${day}` });
    expect(html.status).toBe(200);
    expect((await report('client', { search: `${full(['place-0'])}&${day}`, format: 'csv' })).status).toBe(
      200,
    );
  },
);

test.each([
  [{ format: 'exe' }, 400],
  [{ locale: 'de-de' }, 400],
  [{ service: 'invented' }, 404],
])('what is no report is refused: %o', async (wish, status) => {
  expect((await report('client', wish as unknown as Record<string, string>)).status).toBe(status);
});

test('a token that proves nothing is refused', async () => {
  const response = await fetch(new URL('/reports', server.url), {
    method: 'POST',
    body: new URLSearchParams({ service: 'open', locale: 'en', format: 'html' }),
    headers: { authorization: 'Bearer a.b.c' },
  });
  expect(response.status).toBe(401);
});
