import { expect, test } from 'vitest';
import { readSettings } from '../settings/env.ts';
import { listenPlace } from './listen-place.ts';

const own = { DATABASE_URL: 'postgres://localhost/site' };

test.each([
  ['the address that is set', { ...own, HOST: '10.0.0.5' }, /^10\.0\.0\.5$/],
  ['this machine alone in a demonstration', {}, /^localhost$/],
  ['every address elsewhere', own, /^(?:::|0\.0\.0\.0)$/],
])('a server listens at %s', (_, env, host) => {
  const settings = readSettings(env);
  expect(listenPlace(settings, 'site')).toEqual({ port: 3_000, host: expect.stringMatching(host) });
  expect(listenPlace(settings, 'identity')).toEqual({ port: 3_001, host: expect.stringMatching(host) });
});

test('in a directory each server listens on a socket of its own, which its port tells from others', () => {
  const settings = readSettings({ ...own, HOST: '/run/chancery/', PORT: '3010' });
  expect(listenPlace(settings, 'site')).toEqual({ path: '/run/chancery/site-3010.sock' });
  expect(listenPlace(settings, 'identity')).toEqual({ path: '/run/chancery/identity-3011.sock' });
});
