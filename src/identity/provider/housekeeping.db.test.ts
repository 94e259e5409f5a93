import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTicket, issueTicket } from '../accounts/tickets.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { cleanUp } from './housekeeping.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

test('a link of a mail says for a week that it is too old; what no mail carries goes when it ends', async () => {
  const { kysely } = running.database;
  const link = await issueTicket(kysely, { purpose: 'reset-password', email: 'reader@example.com' });
  const challenge = await issueTicket(kysely, { purpose: 'passkey' });
  const fresh = await issueTicket(kysely, { purpose: 'passkey' });
  const found = async () => [
    (await findTicket(kysely, 'reset-password', link)).problem,
    (await findTicket(kysely, 'passkey', challenge)).problem,
    (await findTicket(kysely, 'passkey', fresh)).problem,
  ];
  const age = (interval: string, which: string) =>
    running.database.pool.query(
      `update ticket set expires_at = now() - interval '${interval}' where ${which}`,
    );
  await age('1 minute', 'email is not null');
  await age(
    '1 minute',
    'digest in (select digest from ticket where email is null order by created_at limit 1)',
  );
  expect(await found()).toEqual(['expired', 'expired', null]);
  await cleanUp(running.identity);
  expect(await found()).toEqual(['expired', 'unknown', null]);
  await age('8 days', 'email is not null');
  await cleanUp(running.identity);
  expect(await found()).toEqual(['unknown', 'unknown', null]);
});

test('what somebody is changing is left for the next time, and nobody waits for it', async () => {
  const { kysely } = running.database;
  const held = await issueTicket(kysely, { purpose: 'passkey' });
  const free = await issueTicket(kysely, { purpose: 'passkey' });
  await running.database.pool.query(`update ticket set expires_at = now() - interval '1 minute'`);
  const problemOf = async (secret: string) => (await findTicket(kysely, 'passkey', secret)).problem;
  await kysely.transaction().execute(async (db) => {
    await sql`update ticket set data = '{}' where digest = sha256(convert_to(${held}, 'UTF8'))`.execute(db);
    await cleanUp(running.identity);
    expect([await problemOf(held), await problemOf(free)]).toEqual(['expired', 'unknown']);
  });
  await cleanUp(running.identity);
  expect(await problemOf(held)).toBe('unknown');
});
