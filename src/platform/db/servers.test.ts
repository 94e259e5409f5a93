import { expect, test } from 'vitest';
import { placeOf, serversOf } from './servers.ts';

test.each([
  ['postgres://site:s%40cret@db.example/site?sslmode=verify-full', ['db.example:5432'], false],
  ['postgresql://db.example:6432/site', ['db.example:6432'], false],
  ['postgres://site@%2Fvar%2Frun%2Fpostgresql:5433/site', ['/var/run/postgresql:5433'], false],
  ['postgres://db.example/site?target_session_attrs=read-write', ['db.example:5432'], true],
  ['postgres://a.example,b.example:6432/site', ['a.example:5432', 'b.example:6432'], true],
  [
    'postgres://site:a,b@10.0.0.1,[2001:db8::1]:6432,c/site?target_session_attrs=primary',
    ['10.0.0.1:5432', '2001:db8::1:6432', 'c:5432'],
    true,
  ],
])('%s leads to %j', (address, places, mustWrite) => {
  const servers = serversOf(address);
  expect(
    servers?.each.map((server) => {
      const { host, port } = placeOf(server);
      return `${host}:${port}`;
    }),
  ).toEqual(places);
  expect(servers?.mustWrite).toBe(mustWrite);
});

test('each server is asked for the same database by the same name and password', () => {
  expect(serversOf('postgres://site:a,b@one,two:6432/site?sslmode=require')?.each).toEqual([
    'postgres://site:a,b@one/site?sslmode=require',
    'postgres://site:a,b@two:6432/site?sslmode=require',
  ]);
});

test.each([
  'mysql://db.example/site',
  'db.example',
  'postgres://a,,b/site',
  'postgres://a,:6432/site',
  'postgres://a,b:port/site',
  'postgres://a,b/site?target_session_attrs=standby',
  'postgres://a/site?target_session_attrs=any',
])('%s is no address of a database that takes writes', (address) => {
  expect(serversOf(address)).toBeUndefined();
});
