import { afterAll, beforeAll, expect, test } from 'vitest';
import { holders, rawConnection, shortLimits } from '../platform/http/connections/raw-connection.fixture.ts';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity({ limits: shortLimits });
});
afterAll(() => running.stop());

test.each(holders)('the provider hangs up on who %s', async (_what, behaviour) => {
  const { ended } = await rawConnection(Number(new URL(running.issuer).port), behaviour);
  await ended;
});

test('the provider has no more connections of one network than it may have', async () => {
  const port = Number(new URL(running.issuer).port);
  const all = [];
  for (let at = 0; at <= shortLimits.ofOneNetwork; at += 1) all.push(await rawConnection(port));
  await all[0]?.ended;
  expect((await fetch(`${running.issuer}healthz`)).status).toBe(200);
  await Promise.all(all.map(({ ended }) => ended));
});
