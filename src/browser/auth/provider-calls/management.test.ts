import { describe, expect, test } from 'vitest';
import { callServer } from '../testing/call-server.fixture.ts';
import { Management } from './management.ts';

const server = callServer();

describe('The account’s own calls', () => {
  const management = () => new Management(server.client.issuer, 'token');

  test('read it', async () => {
    server.answer = { body: { user_id: 'auth0|ada' } };
    expect(await management().user('auth0|ada')).toEqual({ user_id: 'auth0|ada' });
    expect(server.calls[0]).toMatchObject({
      method: 'GET',
      path: '/api/v2/users/auth0%7Cada',
      headers: { authorization: 'Bearer token' },
    });
  });

  test('change its metadata and its attributes', async () => {
    await management().patchMetadata('ada', { theme: 'dark' });
    await management().patchAttributes('ada', { nickname: 'A' });
    expect(server.sent()).toEqual([
      { method: 'PATCH', path: '/api/v2/users/ada', body: { user_metadata: { theme: 'dark' } } },
      { method: 'PATCH', path: '/api/v2/users/ada', body: { nickname: 'A' } },
    ]);
  });

  test('join another account to it', async () => {
    server.answer = {
      status: 201,
      body: [{ connection: 'email', provider: 'email', user_id: '2', isSocial: false }],
    };
    expect(await management().link('ada', 'id.token.two')).toHaveLength(1);
    expect(server.sent()).toEqual([
      { method: 'POST', path: '/api/v2/users/ada/identities', body: { link_with: 'id.token.two' } },
    ]);
  });

  test('fail before anything is sent when a parameter is not valid', async () => {
    const account = management();
    await expect(account.user('')).rejects.toThrow('userId parameter is not valid');
    await expect(account.patchMetadata('ada', null as never)).rejects.toThrow(
      'userMetadata parameter is not valid',
    );
    await expect(account.patchAttributes('ada', 'x' as never)).rejects.toThrow('user parameter is not valid');
    await expect(account.link('ada', '')).rejects.toThrow('secondaryUserToken parameter is not valid');
    expect(server.calls).toEqual([]);
  });

  test('bring the provider’s refusal', async () => {
    const body = {
      statusCode: 403,
      error: 'Forbidden',
      message: 'Insufficient scope',
      errorCode: 'insufficient_scope',
    };
    server.answer = { status: 403, body };
    await expect(management().user('eve')).rejects.toMatchObject({
      kind: 'insufficient_scope',
      message: 'Insufficient scope',
      status: 403,
    });
  });
});
