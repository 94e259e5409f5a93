import { describe, expect, test } from 'vitest';
import { LocalStorage } from '../storage/local-storage.ts';
import { crossOriginVerifierKey } from '../storage-keys.ts';
import { TestArea } from '../testing/browser.fixture.ts';
import { callServer } from '../testing/call-server.fixture.ts';
import { crossOriginTicket } from './cross-origin-sign-in.ts';

const server = callServer();

describe('A password that is given on this page', () => {
  const credentials = { username: 'ada@example.com', password: 'Correct-horse-1' };

  test('brings a ticket, and a verifier that is kept for fifteen minutes', async () => {
    server.answer = { body: { login_ticket: 't1', co_id: 'c 1', co_verifier: 'v1' } };
    const area = new TestArea();
    const storage = new LocalStorage(() => area);
    const before = Date.now();
    expect(await crossOriginTicket(server.client, storage, credentials)).toBe('t1');
    expect(storage.get(crossOriginVerifierKey(server.client.issuer, 'c 1'))).toBe('v1');
    expect(area.keys).toEqual([`co/verifier/${encodeURIComponent(server.client.issuer)}/c%201`]);
    const until = Number(area.getItem(area.keys[0] ?? '')?.match(/\d+/)?.[0]);
    expect((until - before) / 60_000).toBeCloseTo(15, 0);
    expect(server.calls[0]).toMatchObject({
      path: '/co/authenticate',
      body: { realm: 'Username-Password-Authentication' },
    });
  });

  test('fails without a name or a password', async () => {
    const storage = new LocalStorage(() => new TestArea());
    await expect(crossOriginTicket(server.client, storage, { ...credentials, username: '' })).rejects.toThrow(
      'username option is required',
    );
    await expect(crossOriginTicket(server.client, storage, { ...credentials, password: '' })).rejects.toThrow(
      'password option is required',
    );
  });

  test('that is wrong brings the provider’s refusal', async () => {
    server.answer = {
      status: 403,
      body: { error: 'access_denied', error_description: 'Wrong email or password.' },
    };
    const storage = new LocalStorage(() => new TestArea());
    await expect(crossOriginTicket(server.client, storage, credentials)).rejects.toMatchObject({
      kind: 'access_denied',
      message: 'Wrong email or password.',
    });
  });
});
