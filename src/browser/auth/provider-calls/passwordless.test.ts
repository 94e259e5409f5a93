import { describe, expect, test } from 'vitest';
import { callServer } from '../testing/call-server.fixture.ts';
import { startPasswordless, verifyPasswordless } from './passwordless.ts';

const server = callServer();

describe('A sign-in without a password', () => {
  test('sends a code, in the language asked for', async () => {
    const options = {
      connection: 'email',
      send: 'code',
      email: 'ada@example.com',
      language: 'fr-fr',
    } as const;
    await startPasswordless(server.client, options);
    const body = { client_id: 'site', connection: 'email', send: 'code', email: 'ada@example.com' };
    expect(server.sent()).toEqual([{ method: 'POST', path: '/passwordless/start', body }]);
    expect(server.calls[0]?.headers['x-request-language']).toBe('fr-fr');
  });

  test('sends a link with the parameters of its sign-in', async () => {
    const authParams = { state: 's', scope: 'openid' };
    await startPasswordless(server.client, {
      connection: 'email',
      send: 'link',
      email: 'ada@example.com',
      authParams,
    });
    expect(server.calls[0]?.body).toMatchObject({ send: 'link', authParams });
  });

  test.each([
    ['connection option is required', { connection: '', send: 'code', email: 'a@b' }],
    ['send option is required', { connection: 'email', send: '', email: 'a@b' }],
    ['send is not valid ([link, code])', { connection: 'email', send: 'pigeon', email: 'a@b' }],
    ['email option is required', { connection: 'email', send: 'code' }],
    ['email option is required', { connection: 'email', send: 'link', phoneNumber: '+44 20 7946 0000' }],
  ])('fails with “%s” before anything is sent', async (message, options) => {
    await expect(startPasswordless(server.client, options as never)).rejects.toThrow(message);
    expect(server.calls).toEqual([]);
  });

  test('goes by telephone too', async () => {
    await startPasswordless(server.client, { connection: 'sms', send: 'code', phoneNumber: '+442079460000' });
    expect(server.calls[0]?.body).toMatchObject({ phone_number: '+442079460000' });
  });

  test('says whether a code is right', async () => {
    await verifyPasswordless(server.client, {
      connection: 'email',
      verificationCode: '123456',
      email: 'ada@example.com',
    });
    const body = {
      client_id: 'site',
      connection: 'email',
      verification_code: '123456',
      email: 'ada@example.com',
    };
    expect(server.sent()).toEqual([{ method: 'POST', path: '/passwordless/verify', body }]);
    server.answer = {
      status: 403,
      body: { error: 'invalid_grant', error_description: 'Wrong email or verification code.' },
    };
    await expect(
      verifyPasswordless(server.client, {
        connection: 'email',
        verificationCode: '1',
        email: 'ada@example.com',
      }),
    ).rejects.toMatchObject({ kind: 'invalid_grant', message: 'Wrong email or verification code.' });
  });

  test.each([
    ['connection option is required', { connection: '', verificationCode: '1', email: 'a@b' }],
    ['verificationCode option is required', { connection: 'email', verificationCode: '', email: 'a@b' }],
    ['email option is required', { connection: 'email', verificationCode: '1' }],
  ])('fails with “%s” when a code is to be checked', async (message, options) => {
    await expect(verifyPasswordless(server.client, options)).rejects.toThrow(message);
  });
});
