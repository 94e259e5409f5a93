import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

interface Broken {
  readonly status: number;
  readonly path: string;
  readonly init?: RequestInit;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const broken: Readonly<Record<string, Broken>> = {
  'nothing there': { status: 404, path: 'nowhere' },
  'another method': { status: 405, path: 'oauth/token' },
  'another method of a page with parameters': {
    status: 405,
    path: 'sign-up/x/sent',
    init: { method: 'POST', headers: form, body: 'a=b' },
  },
  'too much': {
    status: 413,
    path: 'unlock',
    init: { method: 'POST', headers: form, body: 'x'.repeat(70_000) },
  },
  'an unknown kind of content': {
    status: 415,
    path: 'unlock',
    init: { method: 'POST', headers: { 'content-type': 'text/x-unknown' }, body: 'x' },
  },
  'an address that is none': { status: 400, path: '%zz' },
  'an unknown application': { status: 400, path: 'authorize?client_id=nobody' },
  'an address to leave for that is not registered': {
    status: 400,
    path: 'v2/logout?client_id=chancery-site&returnTo=https%3A%2F%2Fevil.example%2F',
  },
};

const ask = ({ path, init = {} }: Broken, language: string) =>
  fetch(running.issuer + path, {
    redirect: 'manual',
    ...init,
    headers: {
      accept: 'text/html',
      'accept-language': language,
      ...(init.headers as Record<string, string>),
    },
  });

describe.each(Object.entries(broken))('The page about %s', (_, request) => {
  test.each([
    ['fr-CA, en;q=0.5', 'fr-FR'],
    ['en;q=0.2, zh-Hans;q=0.8', 'zh-CN'],
    ['de', 'en'],
  ])('speaks, to somebody who asks for “%s”, %s', async (language, tag) => {
    const answer = await ask(request, language);
    expect(answer.status).toBe(request.status);
    const page = await answer.text();
    expect(page).toMatch(new RegExp(`<html lang="${tag}`));
    const varies = (answer.headers.get('vary') ?? '').toLowerCase().split(/, */);
    expect(varies).toEqual(expect.arrayContaining(['accept-language', 'cookie']));
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('offers the other languages, at its own address', async () => {
    const page = await (await ask(request, 'en')).text();
    const links = [...page.matchAll(/<a class="current" lang="([^"]+)"[^>]*? href="([^"]+)"/g)];
    expect(links.map(([, tag]) => tag)).toEqual(['en-GB', 'fr-FR', 'zh-CN']);
    const to = new URL((links[1]?.[2] ?? '').replaceAll('&amp;', '&'), running.issuer);
    expect(to.origin).toBe(new URL(running.issuer).origin);
    expect(to.searchParams.get('lang')).toBe('fr');
    const french = await fetch(to, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect(await french.text()).toContain('<html lang="fr-FR"');
  });
});

test('what an address has no method for says which it has', async () => {
  const allowed = async (path: string, method: string) => {
    const { status, headers } = await fetch(running.issuer + path, { method });
    return [status, headers.get('allow')];
  };
  expect(await allowed('oauth/token', 'GET')).toEqual([405, 'OPTIONS, POST']);
  expect(await allowed('sign-in/abc', 'DELETE')).toEqual([405, 'GET, HEAD, POST']);
  expect(await allowed('nowhere', 'DELETE')).toEqual([404, null]);
});

test.each(['//evil.example/x', '/\\evil.example/x', '///evil.example'])(
  'no link of the page about %s leads elsewhere',
  async (path) => {
    const answer = await fetch(running.issuer.replace(/\/$/, '') + path, {
      headers: { accept: 'text/html' },
    });
    const page = await answer.text();
    for (const [, href = ''] of page.matchAll(/href="([^"]+)"/g))
      expect(['http://localhost:3000', new URL(running.issuer).origin]).toContain(
        new URL(href.replaceAll('&amp;', '&'), running.issuer).origin,
      );
  },
);
