import { afterEach, beforeEach, expect, test } from 'vitest';
import { discover, request } from '../testing/code-flow.ts';
import { beginSignIn } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

/** A busy machine answers slowly, in milliseconds. */
const patience = 60_000;

let running: TestIdentity;
beforeEach(async () => {
  running = await startTestIdentity({ env: { TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });
});
afterEach(() => running.stop());

/** As often, ten at a time; the statuses of the answers. */
async function repeat(times: number, ask: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += 10)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, ask))).map(({ status }) => status));
  return statuses;
}

test(
  'a network begins six hundred sign-ins in a minute, and is told to wait before it begins more',
  async () => {
    const { url } = await request(await discover(running));
    const silent = await request(await discover(running), { prompt: 'none' });
    const begin = (ip: string, address = url, accept = 'text/html') =>
      fetch(address, { redirect: 'manual', headers: { accept, 'x-forwarded-for': ip } });
    const statuses = await repeat(600, () => begin('2001:db8:1:2::1'));
    expect(new Set(statuses)).toEqual(new Set([303]));

    for (const address of [url, silent.url]) {
      const answer = await begin('2001:db8:1:2:ffff::1', address);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    for (const [language, words] of [
      ['en', 'try again in a few minutes'],
      ['fr', 'dans quelques minutes'],
      ['zh', '几分钟后重试'],
    ]) {
      const inLanguage = new URL(url);
      inLanguage.searchParams.set('ui_locales', language ?? '');
      expect(await (await begin('2001:db8:1:2::2', inLanguage)).text()).toContain(words);
    }
    const program = await begin('2001:db8:1:2::2', url, 'application/json');
    expect(await program.json()).toMatchObject({ error: 'too_many_requests' });
    expect((await begin('2001:db8:1:3::1')).status).toBe(303);
  },
  patience,
);

test(
  'a network posts six hundred forms in ten minutes, whichever they are',
  async () => {
    const flow = await beginSignIn(running);
    const origin = new URL(running.issuer).origin;
    const send = (ip: string, page: string) =>
      flow.browser.ask(flow.at(page), {
        method: 'POST',
        headers: { origin, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': ip },
      });
    const statuses = await repeat(600, () => send('203.0.113.7', 'sign-in/<uid>/passkey/options'));
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const page of ['sign-in/<uid>', 'sign-up/<uid>', 'sign-in/<uid>/passkey/options'])
      expect((await send('203.0.113.7', page)).status).toBe(429);
    expect((await send('203.0.113.8', 'sign-in/<uid>')).status).toBe(422);
  },
  patience,
);
