import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { labelIn } from '../../content/types/labels.ts';
import { forms, isFormName } from '../../forms/declared/index.ts';
import { siteLocales } from '../../i18n/locales.ts';
import { addressOf } from '../../routing/address.ts';
import { handlePage } from '../handle-page.ts';
import { searchRead } from '../search-read.ts';
import { keptLog, startApp, stopApps } from '../testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: Awaited<ReturnType<typeof startApp>>;
const kept = keptLog();
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  running = await startApp({ databaseUrl: database.url, log: kept.log, env });
});
beforeEach(async () => {
  await running.site.database.kysely.deleteFrom('submission').execute();
});
afterAll(async () => {
  await stopApps();
  await database.drop();
});

type Fields = Readonly<Record<string, string>>;
/** The proxy before it names who asks. */
const env = { TRUSTED_PROXIES: '127.0.0.1' };
let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};
interface Sent {
  readonly path?: string;
  readonly headers?: Fields;
  readonly to?: typeof running;
}

/** What a browser posts from a page of ours. */
async function post(fields: Fields, { path = '/forms/enquiry', headers, to = running }: Sent = {}) {
  const { port } = to.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: to.site.settings.siteOrigin,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newNetwork(),
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, to: answer.headers.get('location'), body: await answer.text() };
}
const stored = () =>
  running.site.database.kysely.selectFrom('submission').selectAll().orderBy('received_at').execute();
/** A right enquiry of somebody new, with changes. */
const enquiry = (changes: Fields = {}): Fields => {
  newNetwork();
  return {
    intent: 'instruct',
    name: 'Ada Eton',
    email: `Ada${networks}@Client.example`,
    message: 'A tender in Portugal.',
    understood: 'yes',
    ...changes,
  };
};
const page = async (address: string) => {
  const { pathname, search } = new URL(address, running.site.settings.siteOrigin);
  return handlePage({ pathname, search: searchRead(pathname, search) }, running.site);
};

describe('what is sent', () => {
  test('is recorded, and its sender led to a page with the reference that nobody else is given', async () => {
    const { status, to } = await post(enquiry({ message: '您好\r\nA tender', extra: 'dropped' }));
    const [row] = await stored();
    expect([status, to]).toEqual([303, `/thank-you/enquiry?reference=${row?.reference}`]);
    expect(row).toMatchObject({ form: 'enquiry', locale: 'en', state: 'open', suspicions: [] });
    expect(row?.email).toMatch(/^ada\d+@client\.example$/);
    expect(row?.answers).toMatchObject({ message: '您好\nA tender', organisation: '' });
    expect(row?.answers).not.toHaveProperty('extra');
    const thanks = await page(to ?? '');
    expect(thanks.body).toContain(row?.reference);
    expect([thanks.maxAge, thanks.headers['cache-control']]).toEqual([null, 'no-store']);
  });

  test('by a journalist is not thanked for as by somebody who would like a lawyer', async () => {
    const { to } = await post(enquiry({ organisation: 'The Ledger' }), { path: '/forms/press' });
    const [row] = await stored();
    expect([row?.form, to]).toEqual(['press', `/thank-you?reference=${row?.reference}`]);
    expect((await page(to ?? '')).body).toContain(row?.reference);
  });

  test('in Chinese is answered in Chinese', async () => {
    const { to } = await post(enquiry(), { path: '/zh-cn/forms/enquiry' });
    expect(to).toMatch(/^\/zh-cn\/thank-you\/[^?/]+\?/);
  });

  test('twice at once, or again within the day, is there once', async () => {
    const same = enquiry();
    const answers = await Promise.all([post(same), post(same), post(same)]);
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    await post({ ...same, message: 'Mended.' });
    expect(await stored()).toHaveLength(2);
  });

  test('leaves nothing of its sender in the log', async () => {
    await post(enquiry({ name: 'Jane Secret' }));
    const lines = JSON.stringify(kept.lines());
    expect(lines).toContain('submission received');
    expect(lines).not.toMatch(/Secret|client\.example|tender/i);
  });
});

test('what is wrong is listed with links and told at the field, and nothing typed is lost', async () => {
  const { status, body } = await post(enquiry({ email: 'nowhere', name: '', message: '<b>"A & B"' }));
  expect(status).toBe(422);
  expect(body).toContain('<a href="#form-enquiry-name">Please answer: Your name</a>');
  expect(body).toMatch(/<input[^>]*id="form-enquiry-email"[^>]*>/);
  const [email = ''] = body.match(/<input[^>]*name="email"[^>]*>/) ?? [];
  expect(email).toContain('aria-invalid="true"');
  expect(email).toContain('aria-describedby="form-enquiry-email-hint form-enquiry-email-error"');
  expect(email).toContain('value="nowhere"');
  expect(body).toContain('&lt;b&gt;&quot;A &amp; B&quot;</textarea>');
  expect(await stored()).toEqual([]);
});

describe('what looks like a machine’s is held for an editor, and thanked for', () => {
  test.each<[string, Fields]>([
    ['trap', { homepage: 'https://buy.example' }],
    ['links', { message: 'http://a.example http://b.example' }],
    ['forged', { begun: 'abc.def' }],
  ])('%s', async (suspicion, signs) => {
    const { status } = await post(enquiry(signs));
    expect(status).toBe(303);
    expect(await stored()).toMatchObject([{ state: 'held', suspicions: [suspicion] }]);
  });

  test('quick: sent in the moment in which it was begun', async () => {
    const begun = (await running.ask('/forms-begun')).body;
    await post(enquiry({ begun }));
    expect(await stored()).toMatchObject([{ state: 'held', suspicions: ['quick'] }]);
  });
});

test('of one network that sends very often the rest is held, then refused with all that was typed, whichever process it meets', async () => {
  const processes = [running, await startApp({ databaseUrl: database.url, env })];
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1)
    statuses.push(
      (await post(enquiry(), { to: processes[n % 2] ?? running, headers: { 'x-forwarded-for': '10.9.9.9' } }))
        .status,
    );
  expect(statuses).toEqual([...Array(30).fill(303), 429]);
  const states = (await stored()).map(({ state }) => state);
  expect(states).toEqual([...Array(5).fill('open'), ...Array(25).fill('held')]);
});

test.each<[string, Fields]>([
  ['/mail/newsletters', { newsletter: 'newsletter-carried-forward' }],
  ['/forms/training/record', {}],
])('%s is sent ten times from one network and no more, whichever process it meets', async (path, fields) => {
  const processes = [running, await startApp({ databaseUrl: database.url, env })];
  const headers = { 'x-forwarded-for': '10.9.9.8' };
  const answers = [];
  for (let n = 0; n < 11; n += 1)
    answers.push(
      await post(
        { ...fields, email: `ada${n}@client.example` },
        { path, to: processes[n % 2] ?? running, headers },
      ),
    );
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(303), 429]);
  expect(answers.at(-1)?.body).toContain('value="ada10@client.example"');
  expect((await post({ ...fields, email: 'ada@client.example' }, { path })).status).toBe(303);
});

test('a mailbox that is given very often, from wherever and by whichever of its addresses, is sent no more letters that day', async () => {
  const from = (n: number) => ({ headers: { 'x-forwarded-for': `10.8.${n}.1` } });
  const addresses = ['victim@elsewhere.example', 'Victim@Elsewhere.example', 'victim+7@elsewhere.example'];
  for (let n = 0; n < 12; n += 1)
    await post(enquiry({ email: addresses[n % 3] ?? '', message: `Question ${n}` }), from(n));
  const states = (await stored()).map(({ state }) => state);
  expect(states).toEqual([...Array(10).fill('open'), 'held', 'held']);
  const subscribing = { newsletter: 'newsletter-carried-forward', email: 'victim+8@elsewhere.example' };
  expect((await post(subscribing, { ...from(12), path: '/mail/newsletters' })).status).toBe(303);
  const { rows } = await running.site.database.pool.query(
    `select count(*)::int as mails from mail where recipient ilike 'victim%'`,
  );
  expect(rows).toEqual([{ mails: 10 }]);
});

test.each<[string, Fields, string]>([
  [
    'something that is held',
    { message: 'See http://a.example www.b.example http://c.example' },
    '/forms/enquiry',
  ],
  ['a newsletter', { newsletter: 'newsletter-carried-forward' }, '/mail/newsletters'],
])(
  'who sends %s again and again in the name of somebody takes no letters from them',
  async (what, fields, path) => {
    const email = `${what.replaceAll(' ', '-')}@elsewhere.example`;
    for (let n = 0; n < 12; n += 1)
      await post(path === '/forms/enquiry' ? enquiry({ ...fields, email }) : { ...fields, email }, {
        path,
        headers: { 'x-forwarded-for': `10.7.${n}.1` },
      });
    await running.site.database.kysely.deleteFrom('submission').execute();
    await post(enquiry({ email, message: 'A question of my own' }));
    expect(await stored()).toMatchObject([{ state: 'open', suspicions: [] }]);
  },
);

test.each<[string, Fields]>([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site' }],
])('nothing is taken from %s', async (_, headers) => {
  expect((await post(enquiry(), { headers })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('while the database is away the form comes back with all that was typed, and says to try again', async () => {
  const away = await startApp();
  const { status, body } = await post(enquiry({ message: 'Kept for later' }), { to: away });
  expect(status).toBe(503);
  expect(body).toContain('Kept for later</textarea>');
  expect(body).toContain('Please try again in a minute.');
});

test('a form whose name nobody knows is not there', async () => {
  expect((await running.ask('/forms/nothing')).status).toBe(404);
  expect((await post({}, { path: '/forms/constructor' })).status).toBe(404);
});

test('a link fills in what the form is about, and it is kept with what was sent', async () => {
  const { body } = await running.ask('/forms/correction?about=navigator&entry=Breach%20%22notices%22');
  expect(body).toContain('name="about" value="navigator"');
  expect(body).toMatch(/<input[^>]*name="entry"[^>]*value="Breach &quot;notices&quot;"/);
  const { id } = await running.site.database.kysely
    .selectFrom('record')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const correction = { entry: 'Breach', message: 'Ten days', name: 'Ann', email: 'ann@client.example' };
  await post({ ...correction, about: id }, { path: '/forms/correction' });
  await post({ ...correction, about: 'nobody-knows' }, { path: '/forms/correction' });
  expect((await stored()).map(({ about }) => about)).toEqual([id, null]);
});

test('its sender is told, and the desk it is for; of what is held nobody', async () => {
  const { kysely } = running.site.database;
  const mails = async () =>
    (await kysely.selectFrom('mail').select(['recipient', 'content']).orderBy('id').execute()).map(
      ({ recipient, content }) => ({ recipient, text: (content as { text: string }).text }),
    );
  await kysely.deleteFrom('mail').execute();
  await post(enquiry({ homepage: 'x' }));
  expect(await mails()).toEqual([]);
  const sent = enquiry({ intent: 'supplier', message: 'Paper' });
  const { to } = await post(sent, { path: '/fr-fr/forms/enquiry' });
  const reference = to?.split('=')[1] ?? '';
  expect(await mails()).toMatchObject([
    { recipient: sent.email?.toLowerCase(), text: expect.stringContaining('En quelques phrases') },
    { recipient: 'procurement@fenwardenlisle.example', text: expect.stringContaining('Paper') },
  ]);
  for (const { text } of await mails()) expect(text).toContain(reference);
  await kysely.deleteFrom('mail').execute();
  await post(enquiry({ message: 'See http://a.example', begun: '' }));
  expect((await mails())[0]?.text).not.toContain('a.example');
});

test('a form that an editor sets on a page stands on it in every language', async () => {
  const rows = await running.site.database.kysely
    .selectFrom('live')
    .select(['record_id', 'locale', 'path', 'fields'])
    .where('type', 'in', ['page', 'graduatePage'])
    .where(sql<boolean>`fields ->> 'form' is not null`)
    .execute();
  const set = rows.map(({ fields }) => String((fields as Fields).form));
  expect(new Set(set)).toEqual(new Set(['enquiry', 'complaint', 'press', 'rights', 'scam']));
  for (const [index, { locale, path }] of rows.entries()) {
    const address = addressOf(locale as 'en', path ?? '');
    expect((await page(address)).body, address).toContain(`id="form-${set[index]}"`);
  }
  for (const locale of siteLocales) {
    expect(rows.filter((row) => row.locale === locale)).toHaveLength(rows.length / siteLocales.length);
    expect((await page(addressOf(locale, '/contact-us'))).body).toContain('id="form-enquiry"');
    for (const name of Object.keys(forms).filter(isFormName)) {
      const { body } = await running.ask(`${addressOf(locale, `/forms/${name}`)}?about=ev101`);
      expect(body).toContain(`${labelIn(forms[name].title, locale)}</h1>`);
    }
  }
});

test('who asks to be called is shown the hours of each office, as its record has them now', async () => {
  const { kysely } = running.site.database;
  const rows = await kysely.selectFrom('live').selectAll().where('record_id', '=', 'office-paris').execute();
  const hours = [{ days: 'Monday to Thursday', opens: '07:15', closes: '16:45' }];
  for (const { locale, fields } of rows)
    await kysely
      .updateTable('live')
      .set({ fields: JSON.stringify({ ...(fields as object), hours }) })
      .where('record_id', '=', 'office-paris')
      .where('locale', '=', locale)
      .execute();
  for (const [language, text] of [
    ['', 'Paris, Mon–Thu 07:15–16:45'],
    ['/fr-fr', '07:15–16:45'],
    ['/zh-cn', '07:15–16:45'],
  ] as const) {
    const { body } = await running.ask(`${language}/forms/callback`);
    expect(body).toContain(text);
    expect(body).toContain('value="office-paris"');
  }
});
