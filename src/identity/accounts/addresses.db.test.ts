import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../security/security.fixture.ts';
import { beginSignIn, followMail, mailTo } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { accountByEmail } from './accounts.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

/** Capitals whose small letters JavaScript and PostgreSQL do not agree on, and one on which they do. */
const addresses = [
  ['ΝΙΚΟΣ@example.org', 'νικοσ@example.org'],
  ['İpek@example.org', 'i̇pek@example.org'],
  ['Éric@example.org', 'éric@example.org'],
] as const;

test.each(addresses)(
  'whoever signs up as %s signs in so, and as %s, to one account',
  async (typed, small) => {
    const flow = await beginSignIn(running);
    await flow.post('sign-up/<uid>', { email: typed, password: PASSWORD });
    await followMail(running, (await mailTo(running, small)).link, {}, flow.browser);
    const account = await accountByEmail(running.database.kysely, small);
    for (const email of [typed, small]) {
      const other = await beginSignIn(running);
      const answer = await other.post('sign-in/<uid>', { email, password: PASSWORD });
      expect((await other.finish(answer))?.sub).toBe(account?.id);
    }
  },
);

test('tries are counted together, however the capitals of an address are written', async () => {
  const [[typed, small]] = addresses;
  const flow = await beginSignIn(running);
  const guess = (email: string) => flow.post('sign-in/<uid>', { email, password: 'a wrong guess' });
  for (let tries = 0; tries < 5; tries++) for (const email of [typed, small]) await guess(email);
  expect([(await guess(typed)).status, (await guess(small)).status]).toEqual([429, 429]);
});
