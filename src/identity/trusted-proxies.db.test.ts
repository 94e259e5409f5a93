import { afterEach, expect, test } from 'vitest';
import { askForTokens } from './testing/code-flow.ts';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

let running: TestIdentity;
afterEach(() => running.stop());

const wrong = {
  username: 'nobody@example.com',
  password: 'wrong',
  connection: 'Username-Password-Authentication',
};
const forwarded = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };

/** From where the tries came that were counted. */
async function countedNetworks(): Promise<string[]> {
  const rows = await running.database.kysely
    .selectFrom('attempt')
    .select('key')
    .where('key', 'like', 'network:%')
    .execute();
  return rows.map(({ key }) => key.slice('network:'.length));
}

test('a trusted proxy says where tries come from, at every endpoint', async () => {
  running = await startTestIdentity({ env: { TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });
  await askForTokens(running, { ...wrong, grant_type: 'password' }, forwarded);
  expect(await countedNetworks()).toEqual(['203.0.113.9']);
  const other = { 'x-forwarded-for': '203.0.113.10', 'content-type': 'application/json' };
  const body = JSON.stringify({
    ...wrong,
    client_id: 'chancery-site',
    grant_type: 'password',
    scope: 'openid',
  });
  await fetch(`${running.issuer}oauth/ro`, { method: 'POST', headers: other, body });
  expect((await countedNetworks()).sort()).toEqual(['203.0.113.10', '203.0.113.9']);
});

test('what anybody else says of where they are counts for nothing', async () => {
  running = await startTestIdentity();
  await askForTokens(running, { ...wrong, grant_type: 'password' }, forwarded);
  expect(await countedNetworks()).toEqual([expect.stringMatching(/^(?:0:0:0:0::\/64|127\.0\.0\.1)$/)]);
});
