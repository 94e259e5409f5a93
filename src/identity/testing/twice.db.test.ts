/** What every door takes, as it should be: once, and then as somebody sends it who presses twice, or tries again later. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorsOf } from '../../server/doors.ts';
import { type Known, requestOf } from '../../server/garbage/any-request.fixture.ts';
import { soundParts } from '../../server/garbage/nearly-sound.fixture.ts';
import { sendAny, shown } from '../../server/garbage/send-any.fixture.ts';
import { knownToGuest } from './garbage.ts';
import { startTestIdentity, type TestIdentity } from './start-test-identity.ts';

let running: TestIdentity;
let known: Known;
beforeAll(async () => {
  running = await startTestIdentity({ env: { TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });
  known = await knownToGuest(running, 'guest');
});
afterAll(() => running.stop());

test('x', { timeout: 120_000 }, async () => {
  const port = Number(new URL(running.issuer).port);
  const doors = doorsOf(running.app);
  for (const door of doors) {
    if (door.method === 'OPTIONS' || door.url.startsWith('/assets')) continue;
    for (const sound of known.sound?.(door) ?? []) {
      await running.database.pool.query('delete from attempt');
      const asked = requestOf(door, soundParts(door, sound, known));
      const two = await Promise.all([sendAny(port, asked), sendAny(port, asked)]);
      const later = await sendAny(port, asked);
      const s = [...two, later].map((x) => x.status + (x.problem ?? ''));
      console.log(
        `${door.method} ${door.url} ${s.join(' ')} ${JSON.stringify(Object.keys(sound.body ?? {}))}`,
      );
    }
  }
  expect(shown).toBeDefined();
});
