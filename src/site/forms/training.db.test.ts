import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { deleteDueSubmissions, deleteSubmissionsOf } from '../../forms/submissions/delete-submissions.ts';
import { type Act, handleSubmission } from '../../forms/submissions/handle-submission.ts';
import { handlePage } from '../handle-page.ts';
import { startApp, stopApps } from '../testing.ts';

const event = 'ev161';
const origin = 'https://www.example.com';
const DAY = 86_400_000;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  running = await startApp({ databaseUrl: database.url });
});
beforeEach(async () => {
  for (const table of ['submission', 'mail', 'cpd_record'] as const) await db().deleteFrom(table).execute();
  await eventIs(10);
});
afterAll(async () => {
  await stopApps();
  await database.drop();
});

const db = () => running.site.database.kysely;

/** The training in so many days, with changes. */
async function eventIs(inDays: number, changes: object = {}) {
  const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const rows = await db().selectFrom('live').selectAll().where('record_id', '=', event).execute();
  for (const { locale, fields } of rows)
    await db()
      .updateTable('live')
      .set({
        fields: JSON.stringify({
          ...(fields as object),
          startsAt: at(inDays),
          endsAt: at(inDays + 0.1),
          ...changes,
        }),
      })
      .where('record_id', '=', event)
      .where('locale', '=', locale)
      .execute();
}

async function register(name: string, language = '') {
  const fields = {
    name,
    email: `${name}@client.example`,
    number: 'SRA 123456',
    consent: 'yes',
    about: event,
  };
  const { headers } = await post(`${language}/forms/training`, fields);
  return new URL(headers.location ?? '/none', origin).searchParams.get('reference') ?? '';
}
let networks = 0;
const post = (url: string, fields: Readonly<Record<string, string>> = {}) => {
  networks += 1;
  return running.app.inject({
    method: 'POST',
    url,
    headers: {
      origin: running.site.settings.siteOrigin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    remoteAddress: `10.0.0.${networks}`,
    payload: new URLSearchParams(fields).toString(),
  });
};
const open = (url: string) => running.app.inject({ url });
const does = (reference: string, action: 'attended' | 'absent') =>
  handleSubmission(db(), reference, { action } as Act, 'eva', origin);

/** The links to a training record that somebody was mailed, without the origin. */
async function linksTo(name: string): Promise<string[]> {
  const rows = await db()
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', `${name}@client.example`)
    .where('cause', 'like', 'training:%')
    .orderBy('id')
    .execute();
  return rows.map(({ content }) => {
    const { text } = content as { readonly text: string };
    const [link = ''] =
      /\/\S*forms\/training\/record\?key=\S+/.exec(text.replaceAll(/https?:\/\/[^/]+/g, '')) ?? [];
    return link;
  });
}

test('whoever took part is mailed a link to their record, in their language; whoever did not has none', async () => {
  const [ann, bob] = [await register('ann'), await register('bob', '/fr-fr')];
  expect(ann).toMatch(/^TR-/);
  await expect(does(ann, 'attended')).rejects.toThrow('has not begun');
  await eventIs(-1);
  await does(ann, 'attended');
  await does(ann, 'attended');
  const [link = '', ...more] = await linksTo('ann');
  expect([more, await linksTo('bob')]).toEqual([[], []]);
  const page = await open(link);
  expect(page.headers['referrer-policy']).toBe('strict-origin');
  for (const text of ['SRA 123456', 'The first thirty days', '120 minutes', 'Certificate of attendance'])
    expect(page.body).toContain(text);
  await does(bob, 'attended');
  const [french = ''] = await linksTo('bob');
  const { body } = await open(french);
  expect(body).toContain('Relevé de formation continue');
  expect(body).toContain('Les trente premiers jours');
  expect(body).not.toContain('ann');
  expect((await open(`/zh-cn${link}`)).body).toContain('培训记录（CPD）');
});

test('what was recorded by mistake is taken back, and its link leads nowhere', async () => {
  const ann = await register('ann');
  await eventIs(-1);
  await does(ann, 'attended');
  const [link = ''] = await linksTo('ann');
  await does(ann, 'absent');
  expect(await linksTo('ann')).toEqual([]);
  const { statusCode, body } = await open(link);
  expect(statusCode).toBe(404);
  expect(body).toContain('This link leads nowhere');
});

test.each([
  ['does not count as training', { credit: 'none' }],
  ['does not count as training', { cpdMinutes: null }],
])('of an event that %s nothing is recorded', async (reason, changes) => {
  const ann = await register('ann');
  await eventIs(-1, changes);
  await expect(does(ann, 'attended')).rejects.toThrow(reason);
  await eventIs(10, { credit: 'certificate', cpdMinutes: 120 });
});

test('a record outlives the registration, and goes by its owner, by an erasure, or after six years', async () => {
  const attend = async (name: string) => {
    await eventIs(10);
    const reference = await register(name);
    await eventIs(-1);
    await does(reference, 'attended');
    return (await linksTo(name)).at(-1) ?? '';
  };
  const links = [await attend('ann'), await attend('bob'), await attend('eve')];
  await db().updateTable('submission').set({ received_at: '2020-01-01', delete_at: '2020-01-02' }).execute();
  await deleteDueSubmissions(db());
  const [ann = '', bob = '', eve = ''] = links;
  expect((await open(ann)).statusCode).toBe(200);
  expect((await post(ann)).headers.location).toBe('/forms/training/record?gone');
  expect((await open('/forms/training/record?gone')).body).toContain('The training record is deleted');
  await deleteSubmissionsOf(db(), 'BOB@client.example');
  await db().updateTable('cpd_record').set({ delete_at: '2020-01-01' }).where('name', '=', 'eve').execute();
  await deleteDueSubmissions(db());
  for (const link of [ann, bob, eve]) expect((await open(link)).statusCode).toBe(404);
  expect(await db().selectFrom('cpd_record').selectAll().execute()).toEqual([]);
});

test('who asks for the link gets it by mail, once an hour, and is not told whether there is a record', async () => {
  const ann = await register('ann');
  await eventIs(-1);
  await does(ann, 'attended');
  const ask = (email: string) => post('/zh-cn/forms/training/record', { email });
  const answers = [
    await ask('ANN@client.example'),
    await ask('ann@client.example'),
    await ask('nobody@client.example'),
  ];
  expect(answers.map(({ headers }) => headers.location)).toEqual(
    answers.map(() => '/zh-cn/forms/training/record?asked'),
  );
  const [, link = '', ...more] = await linksTo('ann');
  expect([link.slice(0, 7), more]).toEqual(['/zh-cn/', []]);
  expect((await open(link)).body).toContain('培训记录（CPD）');
  expect(await linksTo('nobody')).toEqual([]);
  const wrong = await post('/forms/training/record', { email: 'ann' });
  expect([wrong.statusCode, wrong.body.includes('value="ann"')]).toEqual([422, true]);
});

test('a key that is cut short or made up opens and deletes nothing', async () => {
  const ann = await register('ann');
  await eventIs(-1);
  await does(ann, 'attended');
  const [link = ''] = await linksTo('ann');
  const wrong = [
    link.slice(0, -1),
    link.replace(/\.[^.]+$/, '.'),
    '/forms/training/record?key=%00',
    `${link}&key=a`,
  ];
  for (const url of wrong)
    expect([(await open(url)).statusCode, (await post(url)).statusCode, url]).toEqual([404, 404, url]);
  expect((await open(link)).statusCode).toBe(200);
});

test('the page of a course shows when it is taught live, and that page has the form, in every language', async () => {
  for (const [language, text] of [
    ['', 'Live, with a place for you'],
    ['/fr-fr', 'En direct, sur inscription'],
    ['/zh-cn', '直播课程与报名'],
  ] as const) {
    const show = async (id: string) => {
      const rows = await db()
        .selectFrom('live')
        .select(['locale', 'path'])
        .where('record_id', '=', id)
        .execute();
      const path = rows.find(({ locale }) => locale === (language.slice(1) || 'en'))?.path;
      return (await handlePage({ pathname: `${language}${path}`, search: '' }, running.site)).body;
    };
    expect(await show('ts103')).toContain(text);
    expect(await show(event)).toContain(`action="${language}/forms/training"`);
  }
});
