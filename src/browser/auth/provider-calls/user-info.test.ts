import { describe, expect, test } from 'vitest';
import { callServer } from '../testing/call-server.fixture.ts';
import { userInfo } from './user-info.ts';

const server = callServer();

describe('Userinfo', () => {
  test('is asked for with the bearer token', async () => {
    server.answer = { body: { sub: 'ada' } };
    expect(await userInfo(`${server.client.issuer}userinfo`, 'token')).toEqual({ sub: 'ada' });
    expect(server.calls[0]).toMatchObject({
      method: 'GET',
      path: '/userinfo',
      headers: { authorization: 'Bearer token' },
    });
  });

  test('fails without a token', async () => {
    await expect(userInfo(server.client.issuer, '')).rejects.toThrow('accessToken parameter is not valid');
  });

  test('fails with “Something went wrong” when the provider says nothing', async () => {
    server.answer = { body: undefined };
    await expect(userInfo(server.client.issuer, 'token')).rejects.toMatchObject({
      kind: 'generic_error',
      message: 'Something went wrong',
    });
  });
});
