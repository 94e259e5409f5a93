import { describe, expect, test } from 'vitest';
import { callServer } from '../testing/call-server.fixture.ts';
import { type NewAccount, signUp } from './sign-up.ts';

const server = callServer();

describe('Signing up', () => {
  const account = { connection: 'db', email: 'ada@example.com', password: 'Correct-horse-1' };

  test('sends what is given, in the provider’s names', async () => {
    server.answer = { body: { _id: '1', email: 'ada@example.com', email_verified: false } };
    const made = await signUp(server.client, { ...account, givenName: 'Ada', userMetadata: { someKey: 1 } });
    expect(made).toHaveProperty('_id', '1');
    const body = { ...account, client_id: 'site', given_name: 'Ada', user_metadata: { someKey: 1 } };
    expect(server.sent()).toEqual([{ method: 'POST', path: '/dbconnections/signup', body }]);
  });

  test.each(['connection', 'email', 'password'])('fails without its %s', async (name) => {
    const options = { ...account, [name]: undefined } as unknown as NewAccount;
    await expect(signUp(server.client, options)).rejects.toThrow(`${name} option is required`);
    expect(server.calls).toEqual([]);
  });

  test('brings the provider’s kind of refusal, with its rules', async () => {
    const body = {
      code: 'invalid_password',
      description: 'Password is too weak',
      policy: 'At least 8 characters',
    };
    server.answer = { status: 400, body };
    await expect(signUp(server.client, account)).rejects.toMatchObject({
      kind: 'invalid_password',
      message: 'Password is too weak',
      status: 400,
      details: { policy: 'At least 8 characters' },
    });
  });
});
