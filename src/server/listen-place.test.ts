import { expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { listenPlace } from './listen-place.ts';

const own = { DATABASE_URL: 'postgres://localhost/site' };

test.each([
  ['the address that is set', { ...own, HOST: '10.0.0.5' }, /^10\.0\.0\.5$/],
  ['this machine alone in a demonstration', {}, /^localhost$/],
  ['every address elsewhere', own, /^(?:::|0\.0\.0\.0)$/],
])('a server listens at %s', (_, env, host) => {
  expect(listenPlace(readSettings(env), 3_000)).toEqual({ port: 3_000, host: expect.stringMatching(host) });
});
