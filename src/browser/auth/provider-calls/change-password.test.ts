import { describe, expect, test } from 'vitest';
import { callServer } from '../testing/call-server.fixture.ts';
import { changePassword } from './change-password.ts';

const server = callServer();

describe('A change of password', () => {
  test('is asked for with the mail address, for the connection that keeps passwords', async () => {
    server.answer = { type: 'text/html', body: "We've just sent you an email to reset your password." };
    expect(await changePassword(server.client, { email: 'ada@example.com' })).toBe(
      "We've just sent you an email to reset your password.",
    );
    const body = {
      client_id: 'site',
      connection: 'Username-Password-Authentication',
      email: 'ada@example.com',
    };
    expect(server.sent()).toEqual([{ method: 'POST', path: '/dbconnections/change_password', body }]);
  });

  test('may be answered by a mail in another language', async () => {
    server.answer = { type: 'text/html', body: 'Sent.' };
    await changePassword(server.client, { email: 'ada@example.com', language: 'fr-FR' });
    expect(server.calls[0]?.headers['x-request-language']).toBe('fr-FR');
  });

  test.each([
    ['connection option is required', { connection: '', email: 'ada@example.com' }],
    ['email option is required', { email: '' }],
  ])('fails with “%s” before anything is sent', async (message, options) => {
    await expect(changePassword(server.client, options)).rejects.toThrow(message);
    expect(server.calls).toEqual([]);
  });
});
