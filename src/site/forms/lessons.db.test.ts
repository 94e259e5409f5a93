import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { formSecretOf } from '../../forms/submissions/form-secret.ts';
import { passOf } from '../../forms/training/certificate.ts';
import { startIssuer } from '../../graphql/endpoint/issuer.fixture.ts';
import { publicSite, startApp, stopApps } from '../testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let running: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  issuer = await startIssuer();
  const { authIssuer, authAudience } = issuer.settings;
  const env = { AUTH_ISSUER: authIssuer, AUTH_AUDIENCE: authAudience, AUTH_CLIENT_ID: 'site' };
  running = await startApp({ databaseUrl: database.url, env: { ...publicSite, ...env } });
});
afterAll(async () => {
  await stopApps();
  await issuer.stop();
  await database.drop();
});

const certificate = '/forms/training/certificate';
const allRight = '1-0-2-1-0';

const read = (url: string) => running.app.inject({ method: 'GET', url });
const post = (fields: Readonly<Record<string, string>>, url = certificate, network = '10.0.0.1') =>
  running.app.inject({
    method: 'POST',
    url,
    headers: {
      origin: running.site.settings.siteOrigin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    remoteAddress: network,
    payload: new URLSearchParams(fields).toString(),
  });
const codeIn = (html: string) => /tr101\.\d{8}\.[\w.-]+/.exec(html)?.[0] ?? '';

test('each answer is explained in the reader’s language, and no cache keeps the page', async () => {
  const answer = await read('/fr-fr/forms/training/quiz?lesson=tr101&q1=1&q2=1');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('Bonnes réponses : 1 sur 5');
  expect(answer.body).toContain('Ce que tout le monde peut lire renseigne sur le marché.');
  expect(answer.body).not.toContain('certificate-name');
});

test('questions of a lesson for clients are told to nobody else', async () => {
  for (const lesson of ['tr104', 'nothing', '../x']) {
    const answer = await read(`/forms/training/quiz?lesson=${encodeURIComponent(lesson)}&q1=0`);
    expect(answer.statusCode).toBe(404);
  }
});

test('a lesson for clients is explained to a token that has its permission, and certified to whoever was told', async () => {
  const allRight = 'q1=1&q2=0&q3=1&q4=2&q5=1';
  const explained = async (permissions: readonly string[]) =>
    running.app.inject({
      method: 'GET',
      url: `/forms/training/quiz?lesson=tr104&${allRight}`,
      headers: { authorization: `Bearer ${await issuer.token([...permissions])}` },
    });
  expect((await explained(['product|payments-briefing'])).statusCode).toBe(404);
  const told = await explained(['compliance|training-data']);
  expect([told.statusCode, told.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(told.body).toContain('5 of 5 right');
  const pass = /name="pass" value="([^"]+)"/.exec(told.body)?.[1] ?? '';
  const asked = { lesson: 'tr104', answers: '1-0-1-2-1', name: 'Ada Eton' };
  expect((await post(asked)).statusCode).toBe(422);
  expect((await post({ ...asked, pass: pass.replace('tr104', 'tr105') })).statusCode).toBe(422);
  expect((await post({ ...asked, pass })).body).toContain('tr104.');
});

test('whoever comes too late with a lesson for clients is told so, and led back to its questions', async () => {
  const secret = await formSecretOf(running.site.database.kysely)();
  const pass = passOf(secret, 'tr104', new Date(Date.now() - 3 * 86_400_000));
  const late = await post(
    { lesson: 'tr104', answers: '1-0-1-2-1', name: 'Ada Eton', pass },
    `/fr-fr${certificate}`,
  );
  expect(late.statusCode).toBe(422);
  expect(late.body).toContain('ce délai est passé');
  expect(late.body).toMatch(/href="\/fr-fr\/training\/tr104\/[^"]+#questions"/);
  expect(late.body).not.toContain('certificate-code');
});

test('a certificate is made of right answers, and found genuine by its code and name in any language', async () => {
  const made = await post({ lesson: 'tr101', answers: allRight, name: 'Ada Eton' });
  const code = codeIn(made.body);
  expect([made.statusCode, code]).toEqual([200, expect.stringContaining('.10.5of5.')]);
  const checked = await post({ code, name: 'ada eton' }, `/zh-cn${certificate}`);
  expect([checked.statusCode, codeIn(checked.body)]).toEqual([200, code]);
});

test('a certificate is refused for wrong answers, and not found under another name or code', async () => {
  expect((await post({ lesson: 'tr101', answers: '0-0-0-0-0', name: 'Ada' })).statusCode).toBe(422);
  expect((await post({ lesson: 'tr101', answers: allRight, name: ' ' })).statusCode).toBe(422);
  const code = codeIn((await post({ lesson: 'tr101', answers: allRight, name: 'Ada Eton' })).body);
  const more = code.replace('.10.', '.95.');
  for (const fields of [
    { code, name: 'Bob' },
    { code: more, name: 'Ada Eton' },
  ]) {
    const refused = await post(fields);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toContain(fields.name);
  }
});

test('whoever guesses codes is stopped', async () => {
  const statuses = new Set<number>();
  for (let tries = 0; tries < 31; tries += 1)
    statuses.add((await post({ code: `x${tries}`, name: 'Ada' }, certificate, '10.0.0.9')).statusCode);
  expect([...statuses]).toEqual([404, 429]);
});
