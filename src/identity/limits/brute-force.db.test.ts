import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../demonstration.ts';
import { beginSignIn, followMail, mailsTo, mailTo } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { createAttempts } from './attempts.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

const email = 'client@example.com';
const right = { email, password: DEMONSTRATION_PASSWORD };

async function failTimes(times: number, who = email) {
  const flow = await beginSignIn(running);
  for (let time = 0; time < times; time++)
    expect((await flow.post('sign-in/<uid>', { email: who, password: 'wrong' })).status).toBe(422);
  return flow;
}

test('after ten failures an account is locked, also for its password, until its owner unlocks it by mail', async () => {
  const flow = await failTimes(10);
  const locked = await flow.post('sign-in/<uid>', right);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(locked.body).toContain('Please wait 15 minutes');
  const { link, subject } = await mailTo(running, email);
  expect(subject).toBe('Your account is locked for a while');
  expect((await followMail(running, link)).body).toContain('Your account is unlocked');
  expect((await flow.finish(await flow.post('sign-in/<uid>', right)))?.email).toBe(email);
  expect((await followMail(running, link)).status).toBe(410);
});

test('an address without an account is locked alike, and gets no mail', async () => {
  const flow = await failTimes(10, 'nobody@example.com');
  const { status, body } = await flow.post('sign-in/<uid>', { email: 'Nobody@example.com', password: 'x' });
  expect([status, body.includes('Please wait 15 minutes')]).toEqual([429, true]);
  expect(await mailsTo(running, 'nobody@example.com')).toEqual([]);
});

test('codes are counted with passwords', async () => {
  const flow = await failTimes(9);
  const guess = { step: 'enter', email, code: '000000' };
  expect((await flow.post('sign-in/<uid>/code', guess)).status).toBe(422);
  expect((await flow.post('sign-in/<uid>/code', guess)).status).toBe(429);
});

test('signing in forgets the failures before', async () => {
  const flow = await failTimes(9);
  expect((await flow.finish(await flow.post('sign-in/<uid>', right)))?.email).toBe(email);
  await failTimes(9);
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

test('fifty tries from a network address are too many, whomever they are for', async () => {
  const attempts = createAttempts(running.database);
  const ip = '198.51.100.7';
  for (let time = 0; time < 50; time++)
    expect(await attempts.mayTry({ email: `n${time}@example.com`, ip })).toEqual({ ok: true });
  expect(await attempts.mayTry({ email: 'other@example.com', ip })).toMatchObject({ ok: false });
  expect(await attempts.mayTry({ email: 'other@example.com', ip: '198.51.100.8' })).toEqual({ ok: true });
});

test('tries at the same moment are each counted, and one of them locks', async () => {
  let locks = 0;
  const attempts = createAttempts(running.database, async () => {
    locks += 1;
  });
  const attempt = { email: 'rush@example.com', ip: '203.0.113.5' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempts.mayTry(attempt)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  await Promise.all(Array.from({ length: 10 }, () => attempts.failed(attempt)));
  expect(locks).toBe(1);
});
