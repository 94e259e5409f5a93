import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { markOf, setMark } from './binding.ts';

/** The cookie as it is set, and what is read of it when it comes back. */
function roundTrip(issuer: string) {
  const headers: string[] = [];
  const reply = { header: (_: string, value: string) => headers.push(value) };
  setMark({ issuer }, reply as unknown as FastifyReply, 'ticket', 'secret');
  const [set = ''] = headers;
  const pair = set.split(';')[0];
  const cookie = `other=1; x${pair}2; ${pair}`;
  return { set, read: markOf({ issuer }, { headers: { cookie } } as FastifyRequest, 'ticket') };
}

test('over https the cookie of a cross-origin sign-in travels from other sites, bound to the host by its name', () => {
  const { set, read } = roundTrip('https://sign-in.example/');
  expect(set).toBe('__Host-identity-co=secret; Path=/; HttpOnly; Max-Age=60; SameSite=None; Secure');
  expect(read).toBe('secret');
});

test('without https, where browsers allow no such cookie, it stays on its site', () => {
  const { set, read } = roundTrip('http://localhost:3001/');
  expect(set).toBe('identity-co=secret; Path=/; HttpOnly; Max-Age=60; SameSite=Lax');
  expect(read).toBe('secret');
});

test('without the cookie there is nothing to read', () => {
  expect(
    markOf({ issuer: 'https://sign-in.example/' }, { headers: {} } as FastifyRequest, 'ticket'),
  ).toBeUndefined();
});
