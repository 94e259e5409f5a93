import { afterEach, expect, test } from 'vitest';
import { keptLog, startApp, stopApps } from '../../../site/testing.ts';

afterEach(stopApps);

const forwarded = { headers: { 'x-forwarded-for': '198.51.100.7' } };
const warned = { network: '127.0.0.1', msg: expect.stringContaining('TRUSTED_PROXIES') };

test('a proxy that the settings do not name is warned of once, with what to set', async () => {
  const { log, lines } = keptLog();
  const { ask } = await startApp({ log });
  await ask('/people');
  expect(lines()).toEqual([]);
  for (let at = 0; at < 3; at += 1) await ask('/people', forwarded);
  expect(lines()).toEqual([expect.objectContaining(warned)]);
});

test('nothing is said of one that they name', async () => {
  const { log, lines } = keptLog();
  const { ask } = await startApp({ log, env: { TRUSTED_PROXIES: '127.0.0.0/8' } });
  await ask('/people', forwarded);
  expect(lines()).toEqual([]);
});

test('who comes from ever other networks fills neither the log nor the memory', async () => {
  const { log, lines } = keptLog();
  const { ask, app } = await startApp({ log });
  await ask('/people', forwarded);
  for (let at = 1; at <= 300; at += 1) {
    const remoteAddress = `203.0.${at >> 8}.${at & 255}`;
    await app.inject({ url: '/healthz', remoteAddress, ...forwarded });
  }
  expect(lines()).toEqual([expect.objectContaining(warned)]);
});
