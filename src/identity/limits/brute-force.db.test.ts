import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../demonstration.ts';
import { createOutbox } from '../hosted/mail/outbox.ts';
import { beginSignIn, followMail, mailsTo, mailTo } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { type Attempt, createAttempts } from './attempts.ts';
import { signInAttempts } from './sign-in-attempts.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

const email = 'client@example.com';
const right = { email, password: DEMONSTRATION_PASSWORD };

/** Fails as often at an endpoint that counts with the others; resolves once what was to be mailed is. */
async function failElsewhere(times: number, who: Partial<Attempt> = {}) {
  const outbox = createOutbox(running.identity);
  const attempts = signInAttempts(running.identity, outbox);
  for (let time = 0; time < times; time++) {
    const attempt = { email, ip: `203.0.113.${time}`, ...who };
    expect(await attempts.mayTry(attempt)).toEqual({ ok: true });
    await attempts.failed(attempt);
  }
  await outbox.stop();
}

test('after ten failures an account is locked, also for its password, until its owner unlocks it by mail', async () => {
  const flow = await beginSignIn(running);
  for (let time = 0; time < 10; time++)
    expect((await flow.post('sign-in/<uid>', { email, password: 'wrong' })).status).toBe(422);
  const locked = await flow.post('sign-in/<uid>', right);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(600);
  expect(locked.body).toMatch(/Please wait \d+ minutes or unlock the account/);
  const { link, subject } = await mailTo(running, email);
  expect(subject).toBe('Your account is locked for a while');
  expect((await followMail(running, link)).body).toContain('Your account is unlocked');
  expect((await flow.finish(await flow.post('sign-in/<uid>', right)))?.email).toBe(email);
  expect((await followMail(running, link)).status).toBe(410);
});

test('an address without an account is locked alike, and gets no mail', async () => {
  await failElsewhere(10, { email: 'nobody@example.com' });
  const flow = await beginSignIn(running);
  const { status, body } = await flow.post('sign-in/<uid>', { email: 'Nobody@example.com', password: 'x' });
  expect([status, body.includes('unlock the account')]).toEqual([429, true]);
  expect(await mailsTo(running, 'nobody@example.com')).toEqual([]);
});

describe('the mail about a lock', () => {
  const subjects = async (who: string) => (await mailsTo(running, who)).map(({ subject }) => subject);

  test('is in the language that the account’s owner signed up in', async () => {
    const owner = 'editor@example.com';
    await running.database.pool.query(
      `update account set user_metadata = '{"locale": "zh-cn"}' where email = $1`,
      [owner],
    );
    await failElsewhere(10, { email: owner, locale: 'fr-fr' });
    expect(await subjects(owner)).toEqual(['您的账户已暂时锁定']);
  });

  test('is in that of the page where nobody knows the owner’s', async () => {
    await failElsewhere(9, { email: 'visitor@example.com' });
    const flow = await beginSignIn(running, { ui_locales: 'fr' });
    await flow.post('sign-in/<uid>', { email: 'visitor@example.com', password: 'wrong' });
    const { subject } = await mailTo(running, 'visitor@example.com');
    expect(subject).toBe('Votre compte est verrouillé pour un moment');
  });
});

test('codes are counted with passwords', async () => {
  await failElsewhere(9);
  const flow = await beginSignIn(running);
  const guess = { step: 'enter', email, code: '000000' };
  expect((await flow.post('sign-in/<uid>/code', guess)).status).toBe(422);
  expect((await flow.post('sign-in/<uid>/code', guess)).status).toBe(429);
});

test('signing in forgets the failures before', async () => {
  await failElsewhere(9);
  const flow = await beginSignIn(running);
  expect((await flow.finish(await flow.post('sign-in/<uid>', right)))?.email).toBe(email);
  await failElsewhere(9);
});

test('each further lock of a day is twice as long, to a day at most', async () => {
  const attempts = createAttempts(running.database);
  const attempt = { email: 'locked@example.com', ip: '192.0.2.1' };
  const waits: number[] = [];
  for (let lock = 0; lock < 9; lock++) {
    for (let time = 0; time < 10; time++) {
      await attempts.mayTry({ email: attempt.email, ip: `192.0.2.${lock * 10 + time}` });
      await attempts.failed(attempt);
    }
    const answer = await attempts.mayTry(attempt);
    waits.push(answer.ok ? 0 : Math.ceil(answer.retryAfter / 60));
    await attempts.unlock(attempt.email);
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
});

describe('fifty tries from a network are too many', () => {
  const network = Array.from({ length: 50 }, (_, at) => `2001:db8:1:2::${at.toString(16)}`);

  test.each([
    ['an address of IPv4', Array.from(network, () => '198.51.100.7'), '198.51.100.7', '198.51.100.8'],
    ['a network of IPv6', network, '2001:db8:1:2:ffff::1', '2001:db8:1:3::1'],
  ])('of %s, whomever they are for', async (_, from, same, other) => {
    const attempts = createAttempts(running.database);
    for (const [at, ip] of from.entries())
      expect(await attempts.mayTry({ email: `n${at}@example.com`, ip })).toEqual({ ok: true });
    expect(await attempts.mayTry({ email, ip: same })).toMatchObject({ ok: false, isNetwork: true });
    expect(await attempts.mayTry({ email, ip: other })).toEqual({ ok: true });
  });

  test('and what it tries then locks nobody out', async () => {
    const attempts = createAttempts(running.database);
    const ip = '198.51.100.7';
    for (let time = 0; time < 50; time++) await attempts.mayTry({ ip });
    for (let time = 0; time < 11; time++) await attempts.mayTry({ email, ip });
    expect(await attempts.mayTry({ email, ip: '192.0.2.1' })).toEqual({ ok: true });
  });

  test('which the page says, without speaking of a mail', async () => {
    const flow = await beginSignIn(running);
    const { rows } = await running.database.pool.query(
      `insert into attempt select 'network:' || name, 51, (extract(epoch from now()) * 1000 + 600000)::bigint
       from unnest(array['127.0.0.1', '0:0:0:0::/64']) name returning key`,
    );
    expect(rows).toHaveLength(2);
    const { status, body } = await flow.post('sign-in/<uid>', right);
    expect([status, body.includes('Too many tries from your network.')]).toEqual([429, true]);
  });
});

test('tries at the same moment are each counted, and one of them locks', async () => {
  let locks = 0;
  const attempts = createAttempts(running.database, undefined, async () => {
    locks += 1;
  });
  const attempt = { email: 'rush@example.com', ip: '203.0.113.5' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempts.mayTry(attempt)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  await Promise.all(Array.from({ length: 10 }, () => attempts.failed(attempt)));
  expect(locks).toBe(1);
});
