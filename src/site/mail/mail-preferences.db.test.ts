import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { saveAlert } from '../../account/alerts/alerts.ts';
import { noteMailLanguage, readMailTimes } from '../../account/alerts/mail-times.ts';
import { beginIssue, editIssue } from '../../account/newsletters/edit-issue.ts';
import { letterOfIssue } from '../../account/newsletters/write-issue.ts';
import { resumeAddress } from '../../mail/bounces/stop-address.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { startApp, stopApps } from '../testing.ts';

const EVENTS_KEY = 'a-key-of-the-carrier-of-32-letters-1';
let database: Database;
let drop: () => Promise<void>;
let ask: (options: InjectOptions) => Promise<LightMyRequestResponse>;
beforeAll(async () => {
  const made = await createTestDatabase({ seeded: true });
  drop = made.drop;
  database = connect(made.url);
  const env = { SITE_ORIGIN: 'http://localhost', DATABASE_URL: made.url, MAIL_EVENTS_KEY: EVENTS_KEY };
  const { app } = await startApp({ env, databaseUrl: made.url });
  ask = (options) => app.inject(options);
});
afterAll(async () => {
  await stopApps();
  await database.end();
  await drop();
});

let key: string;
beforeEach(async () => {
  await database.pool.query(`delete from visitor where id = 'ada'`);
  const { rows: topics } = await database.pool.query(
    `select record_id from live where type = 'topic' and locale = 'en' and withdrawn_at is null limit 2`,
  );
  for (const { record_id } of topics)
    await saveAlert(database.kysely, 'ada', {
      kind: 'topic',
      recordId: record_id,
      query: null,
      frequency: 'daily',
    });
  const { rows } = await database.pool.query(`select mail_key from visitor where id = 'ada'`);
  key = rows[0].mail_key;
});

const headers = { host: 'localhost' };
async function open(path: string) {
  const { statusCode: status, body: html, headers: given } = await ask({ url: path, headers });
  return { status, html, headers: given };
}
const post = (url: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
  ask({
    method: 'POST',
    url,
    headers: { ...headers, ...more, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const send = async (fields: Record<string, string>, language = '', more = '') => {
  const url = `${language}/mail/preferences?key=${key}${more}`;
  const { statusCode: status, headers: given } = await post(url, fields);
  return { status, location: given.location };
};
const alerts = async () =>
  (await database.pool.query(`select id from alert where visitor = 'ada' and ended_at is null`)).rows;

test('opening the link changes nothing, in any language; one click without a page ends all', async () => {
  for (const [language, title] of [
    ['', 'Mails to you'],
    ['/fr-fr', 'Nos messages'],
    ['/zh-cn', '我们发给您的邮件'],
  ]) {
    const page = await open(`${language}/mail/preferences?key=${key}`);
    expect([page.status, page.html.includes(`>${title}</h1>`)]).toEqual([200, true]);
    expect(page.headers['cache-control']).toContain('no-store');
  }
  expect(await alerts()).toHaveLength(2);
  const clicked = await send({ 'List-Unsubscribe': 'One-Click' });
  expect(clicked.status).toBe(200);
  expect(await alerts()).toEqual([]);
  expect((await send({ 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  expect((await open(`/mail/preferences?key=${key}`)).html).toContain('You have no alerts');
});

test('one click is taken as a form with parts, too, which mail programs are to send, and one that is none is refused with words', async () => {
  const click = async (payload: string, contentType = 'multipart/form-data; boundary=x') => {
    const url = `/mail/preferences?key=${key}`;
    const { statusCode, body } = await ask({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': contentType },
      payload,
    });
    return { status: statusCode, body };
  };
  const sound =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  for (const [wrong, expected] of [
    [sound.slice(0, 40), 400],
    [sound.replace('One-Click', 'a'.repeat(3_000)), 413],
  ] as const) {
    const { status, body } = await click(wrong);
    expect(status).toBe(expected);
    expect(body).toMatch(/<h1|"message":/);
  }
  for (const other of ['one-click', 'Yes', '']) {
    const refused = await click(sound.replace('One-Click', other));
    expect([refused.status, refused.body]).toEqual([400, expect.stringContaining('Nothing was ended')]);
    expect((await send({ 'List-Unsubscribe': other })).status).toBe(400);
  }
  expect(await alerts()).toHaveLength(2);
  expect((await click(sound)).status).toBe(200);
  expect(await alerts()).toEqual([]);
});

test('a form ends one alert, pauses and goes on, and leads back to the page', async () => {
  const [first] = await alerts();
  const ended = await send({ end: first.id }, '/fr-fr');
  expect([ended.status, ended.location]).toEqual([303, `/fr-fr/mail/preferences?key=${key}&changed`]);
  expect((await send({ end: first.id })).status).toBe(303);
  expect(await alerts()).toHaveLength(1);
  await send({ pause: '28' });
  expect((await open(`/mail/preferences?key=${key}&changed`)).html).toMatch(
    /role="status"[^>]*>Your choice is saved.*Nothing is sent up to/s,
  );
  await send({ pause: '0' });
  expect((await open(`/mail/preferences?key=${key}`)).html).not.toContain('Nothing is sent up to');
});

test('a form sets hour, day, time zone and language of an account’s mails; what it does not offer changes nothing', async () => {
  const times = { times: 'save', locale: 'fr-fr', hour: '18', weekday: '5', timeZone: 'Asia/Shanghai' };
  expect((await send(times)).status).toBe(303);
  expect((await send({ ...times, hour: '24', locale: 'zh-cn' })).status).toBe(303);
  expect((await send({ ...times, locale: 'xx' })).status).toBe(303);
  const chosen = { locale: 'fr-fr', hour: 18, weekday: 5, timeZone: 'Asia/Shanghai' };
  expect(await readMailTimes(database.kysely, 'ada')).toEqual(chosen);
  // From then on the page on which something is chosen says nothing of the language.
  await noteMailLanguage(database.kysely, 'ada', 'zh-cn');
  expect(await readMailTimes(database.kysely, 'ada')).toEqual(chosen);
  const { html } = await open(`/mail/preferences?key=${key}`);
  expect(html.match(/<option[^>]* selected[^>]*>[^<]+/g)?.map((option) => option.split('>')[1])).toEqual(
    expect.arrayContaining(['Français', '18:00', 'Friday', 'Shanghai']),
  );
});

test('without an account one subscribes by a form and a letter, and opening its link changes nothing', async () => {
  const subscribe = (fields: string, more: Record<string, string> = { origin: 'http://localhost' }) =>
    ask({
      method: 'POST',
      url: '/fr-fr/mail/newsletters',
      headers: { ...headers, ...more, 'content-type': 'application/x-www-form-urlencoded' },
      payload: fields,
    });
  const [, id] = /name="newsletter" value="([^"]+)"/.exec((await open('/fr-fr/mail/newsletters')).html) ?? [];
  const wrong = await subscribe(`newsletter=${id}&email=nobody`);
  expect([wrong.statusCode, wrong.body.includes('value="nobody"')]).toEqual([422, true]);
  expect((await subscribe('email=ada%40example.com')).body).toContain('Choisissez au moins une lettre.');
  expect((await subscribe(`newsletter=${id}&email=ada%40example.com`, {})).statusCode).toBe(403);
  const trapped = await subscribe(`newsletter=${id}&email=trap%40example.com&homepage=x`);
  const taken = await subscribe(`newsletter=${id}&email=ada%40example.com`);
  for (const { statusCode, headers: given } of [trapped, taken])
    expect([statusCode, given.location]).toEqual([303, '/fr-fr/thank-you/abonnement']);
  expect((await open('/fr-fr/mail/newsletters?asked')).html).toContain(
    '>Consultez maintenant votre messagerie</h1>',
  );
  const { rows } = await database.pool.query(
    `select content ->> 'text' as text from mail where cause like 'newsletters:%'`,
  );
  expect(rows).toHaveLength(1);
  key = /preferences\?key=([\w-]+)/.exec(rows[0].text)?.[1] ?? '';
  const subscribed = async () =>
    (
      await database.pool.query(
        'select from newsletter_subscription where confirmed_at is not null and ended_at is null',
      )
    ).rowCount;
  expect((await open(`/fr-fr/mail/preferences?key=${key}`)).html).toContain('>Confirmer</button>');
  expect(await subscribed()).toBe(0);
  await send({ confirm: 'yes' }, '/fr-fr');
  expect(await subscribed()).toBe(1);
  await send({ times: 'save', locale: 'zh-cn' });
  const { rows: kept } = await database.pool.query('select locale from newsletter_reader');
  expect(kept).toEqual([{ locale: 'zh-cn' }]);
  await send({ pause: '28' });
  expect((await open(`/mail/preferences?key=${key}`)).html).toContain('Nothing is sent up to');
  const other = await send({ 'List-Unsubscribe': 'One-Click' }, '', '&newsletter=another');
  expect([other.status, await subscribed()]).toEqual([200, 1]);
  await send({ 'List-Unsubscribe': 'One-Click' }, '', `&newsletter=${id}`);
  expect(await subscribed()).toBe(0);
});

test('newsletters are sent to another address by a form and two letters, and an account’s follow the account', async () => {
  expect((await open(`/mail/preferences?key=${key}`)).html).toMatch(
    /go to the address of your account.*auth\/profile/s,
  );
  expect((await open(`/mail/preferences?key=${key}`)).html).not.toContain('name="moveTo"');
  const { pool } = database;
  await pool.query(`delete from mail; delete from form_rate; delete from newsletter_reader`);
  const { rows } = await pool.query(
    `insert into newsletter_reader (email, locale) values ('from@client.example', 'en') returning id, key`,
  );
  key = rows[0].key;
  expect((await open(`/mail/preferences?key=${key}`)).html).not.toContain('name="moveTo"');
  await pool.query(
    `insert into newsletter_subscription (reader, record_id, confirmed_at)
     select $1, record_id, now() from live where type = 'newsletter' and locale = 'en' limit 2`,
    [rows[0].id],
  );
  const ask = async (moveTo: string) => {
    const { statusCode, headers: given, body } = await post(`/fr-fr/mail/preferences?key=${key}`, { moveTo });
    return { status: statusCode, location: given.location, html: body };
  };
  const letters = async () => (await pool.query('select recipient, cause from mail order by id')).rows;

  const mistyped = await ask('nobody');
  expect([mistyped.status, mistyped.html.includes('value="nobody"')]).toEqual([422, true]);
  expect(mistyped.html).toMatch(/<title>Erreur/);
  // Mail servers count bytes, and no address has characters that nobody sees.
  for (const wrong of [
    `${'魏'.repeat(110)}@client.example`,
    'a\0b@client.example',
    'a\u0085b@client.example',
  ]) {
    expect((await ask(wrong)).status, wrong).toBe(422);
    const { rows: known } = await pool.query(`select record_id from live where type = 'newsletter' limit 1`);
    const asked = { newsletter: known[0].record_id, email: wrong };
    expect((await post('/mail/newsletters', asked, { origin: 'http://localhost' })).statusCode).toBe(422);
  }
  expect((await send({ endNewsletter: 'a\0b' })).status).toBe(303);
  expect((await send({ 'List-Unsubscribe': 'One-Click' }, '', '&newsletter=%00')).status).toBe(200);
  expect((await ask('From@client.example')).html).toContain('Les lettres arrivent déjà à cette adresse.');
  expect(await letters()).toEqual([]);
  const asked = await ask('To@client.example');
  expect([asked.status, asked.location]).toEqual([303, `/fr-fr/mail/preferences?key=${key}&asked`]);
  expect((await open(asked.location ?? '')).html).toMatch(/role="status"[^>]*>Un message part/);
  expect((await letters()).map(({ recipient }) => recipient)).toEqual([
    'from@client.example',
    'to@client.example',
  ]);

  const secret = async (like: string) => {
    const found = await pool.query(`select content ->> 'text' as text from mail where cause like $1`, [like]);
    return /(\/fr-fr\/mail\/address\?key=[\w-]+)/.exec(found.rows[0].text)?.[1] ?? '';
  };
  const [confirm, undo] = [await secret('%:confirm'), await secret('%:told')];
  const subscribed = async (email: string) =>
    (
      await pool.query(
        `select from newsletter_subscription s join newsletter_reader r on r.id = s.reader
         where r.email = $1 and ended_at is null`,
        [email],
      )
    ).rowCount;
  for (const link of [confirm, undo]) {
    const page = await open(link);
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'strict-origin',
    ]);
  }
  expect(await subscribed('to@client.example')).toBe(0);
  const confirmed = await post(confirm, {});
  expect(confirmed.statusCode).toBe(303);
  expect((await open(confirmed.headers.location ?? '')).html).toContain('Votre choix est enregistré.');
  expect([await subscribed('from@client.example'), await subscribed('to@client.example')]).toEqual([0, 2]);
  for (const used of [await post(confirm, {}), await post('/mail/address?key=a', {})])
    expect(used.statusCode).toBe(404);
  expect((await open(confirm)).html).toContain('Ce lien ne peut plus être utilisé');
  expect((await post(undo, {})).headers.location).toBe(`/fr-fr/mail/preferences?key=${key}&changed`);
  expect(await subscribed('from@client.example')).toBe(2);

  // An address is sent ten letters a day, whoever asks; then whoever asks is told the same, or, where it is their own, why not.
  await pool.query('delete from mail');
  for (let time = 0; time < 9; time += 1) await ask('to@client.example');
  expect((await letters()).filter(({ recipient }) => recipient === 'to@client.example')).toHaveLength(9);
  const over = await ask('other@client.example');
  expect([
    over.status,
    over.html.includes('Réessayez demain'),
    over.html.includes('other@client.example'),
  ]).toEqual([429, true, true]);
  await pool.query(`update newsletter_reader set email = 'new-from@client.example' where key = $1`, [key]);
  await pool.query('delete from mail');
  expect((await ask('to@client.example')).location).toBe(asked.location);
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(['new-from@client.example']);
});

test('issues that were sent are read by everybody at an address of their own, and a draft by nobody', async () => {
  const { kysely, pool } = database;
  const newsletter = 'newsletter-carried-forward';
  const path = '/mail/newsletters/carried-forward';
  const moved = await open(`/mail/newsletters/${newsletter}/1`);
  expect([moved.status, moved.headers.location]).toEqual([308, `${path}/1`]);
  await pool.query('delete from newsletter_issue');
  const sample = await open(`/fr-fr${path}/sample`);
  expect([sample.status, sample.html.includes('un exemple de numéro')]).toEqual([200, true]);
  const number = await beginIssue(kysely, newsletter, new Date());
  const [first] = (
    await pool.query(`select record_id from live e where type = 'publication' and locale = 'en' and not exists
      (select from live f where f.record_id = e.record_id and f.locale = 'fr-fr') limit 1`)
  ).rows;
  await editIssue(
    kysely,
    { newsletter, number },
    {
      locale: 'fr-fr',
      title: 'Avant la fin de l’année',
      intro: 'Un mot <d’abord>.',
      first: [first.record_id],
    },
  );
  expect((await open(`/fr-fr${path}/${number}`)).status).toBe(404);
  await pool.query(`update newsletter_issue set state = 'sent', sent_at = now()`);
  const page = await open(`/fr-fr${path}/${number}`);
  expect([page.status, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(page.html).toContain('>Avant la fin de l’année</h1>');
  expect(page.html).toContain('Un mot &lt;d’abord&gt;.');
  expect(page.html).toContain(`/publications/${first.record_id}`);
  expect(page.html).toContain('>En anglais</p><h2 lang="en-GB">');
  const letter = await letterOfIssue(kysely, 'http://localhost', { newsletter, number, locale: 'fr-fr' });
  expect([letter?.text.includes('En anglais'), letter?.html.includes('<h2 lang="en-GB"')]).toEqual([
    true,
    true,
  ]);
  expect((await open(`/fr-fr${path}`)).html).toContain(`href="/fr-fr${path}/${number}"`);
  expect((await open(`/zh-cn${path}/sample`)).headers.location).toBe(`/zh-cn${path}/${number}`);
  for (const wrong of [
    `${path}/2`,
    `${path}/0`,
    `${path}/x`,
    '/mail/newsletters/none',
    '/mail/newsletters/none/1',
  ])
    expect([wrong, (await open(wrong)).status]).toEqual([wrong, 404]);
});

test('a link that leads nowhere says so and no more', async () => {
  for (const wrong of ['', '?key=', '?key=3f1b1c9e-0000-4000-8000-000000000000', '?key=a&key=b']) {
    const page = await open(`/mail/preferences${wrong}`);
    expect([page.status, page.html.includes('This link leads nowhere')]).toEqual([404, true]);
  }
});

test('whoever carries the mails tells with the key alone what bounced, and of our mails alone', async () => {
  const letter = { subject: 'A', text: 'A', html: 'A' };
  await enqueueMail(database.kysely, { cause: 'bounces', to: 'Bo@example.com', letter });
  const { rows } = await database.pool.query(`select message_key from mail where cause = 'bounces'`);
  const tell = async (authorization: string, payload: string, type = 'application/json') => {
    const told = { ...headers, authorization, 'content-type': type };
    return (await ask({ method: 'POST', url: '/mail/events', headers: told, payload })).statusCode;
  };
  const event = { messageId: `<${rows[0].message_key}@firm.example>`, kind: 'bounced' };
  const right = `Bearer ${EVENTS_KEY}`;
  expect(await tell('Bearer no', JSON.stringify([event]))).toBe(401);
  expect(await tell(right, JSON.stringify([{ messageId: 1, kind: 'opened' }]))).toBe(400);
  const stopped = async () => (await database.pool.query('select address, reason from mail_stop')).rows;
  expect(await stopped()).toEqual([]);
  expect(await tell(right, 'Subject: none\r\n\r\nnothing', 'message/rfc822')).toBe(204);
  expect(await tell(right, JSON.stringify([event, { messageId: 'not ours', kind: 'bounced' }]))).toBe(204);
  expect(await stopped()).toEqual([{ address: 'bo@example.com', reason: 'bounced' }]);
  // Whoever looks after it may have mails be sent there again.
  expect(await resumeAddress(database.kysely, 'Bo@example.com')).toBe(true);
  expect(await resumeAddress(database.kysely, 'bo@example.com')).toBe(false);
  expect(await stopped()).toEqual([]);
});

test('a network that tries many links about another address is told to wait', async () => {
  const tried: number[] = [];
  for (let time = 0; time < 31; time += 1) tried.push((await open('/mail/address?key=a')).status);
  expect([tried[0], tried.at(-1)]).toEqual([404, 429]);
});
