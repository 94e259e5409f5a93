import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemorySecrets } from './provider/secrets.ts';
import { createSiteAuth } from './site.ts';
import { readSiteSettings } from './site-settings.ts';
import { TestArea, TestBrowser } from './testing/browser.fixture.ts';
import { audience, clientId, startIssuer, type TestIssuer } from './testing/issuer.fixture.ts';

let issuer: TestIssuer;
let browser: TestBrowser;
let closings: (() => void)[];

beforeEach(async () => {
  issuer = await startIssuer();
  browser = new TestBrowser();
  closings = [];
  vi.stubGlobal('localStorage', browser.local);
  vi.stubGlobal('location', new URL('https://site.example/people?q=a#top'));
});

afterEach(async () => {
  for (const close of closings) close();
  vi.unstubAllGlobals();
  await issuer.stop();
});

function open(isConfigured = true) {
  const { page, tabStorage } = browser.open('https://site.example/people?q=a#top');
  const settings = { issuer: issuer.url, clientId, audience, offline: true, api: issuer.url };
  const provider = { secrets: new MemorySecrets(), tabStorage, clockUrl: `${issuer.url}healthz` };
  const site = createSiteAuth(isConfigured ? settings : null, {
    options: { page, log: () => undefined },
    provider,
  });
  closings.push(() => site.close());
  return { page, site };
}

async function signedIn() {
  const { page, site } = open();
  await site.signIn();
  page.rename(issuer.authorize(page.visits[0] ?? ''));
  return { page, site, state: await site.handleCallback() };
}

describe('The site’s settings for signing in', () => {
  const content = JSON.stringify({
    issuer: 'https://id.example/',
    clientId,
    audience,
    offline: false,
    api: 'x',
    security: true,
  });

  test('are read from the document', () => {
    expect(readSiteSettings(content)).toEqual(JSON.parse(content));
  });

  test.each([undefined, '', 'null', '{broken', '{"issuer":"https://id.example/"}'])(
    'are none in %s',
    (text) => {
      vi.stubGlobal('document', { querySelector: () => null });
      expect(readSiteSettings(text)).toBeNull();
    },
  );
});

describe('Signing in on the site', () => {
  test('leads back to the page where it began', async () => {
    const { state } = await signedIn();
    expect(state).toMatchObject({ authenticated: true, redirectUrl: '/people?q=a#top' });
  });

  test('asks in English, or in the language of the page', async () => {
    const { page, site } = open();
    await site.signIn();
    await site.signIn({ locale: 'zh-cn', redirectUrl: '/zh-cn' });
    expect(page.visits.map((visit) => new URL(visit).searchParams.get('ui_locales'))).toEqual([
      'en',
      'zh-cn',
    ]);
  });

  test('takes the answer once, however often it is asked for', async () => {
    const { site, state } = await signedIn();
    expect(await site.handleCallback()).toBe(state);
    expect(issuer.calls('/oauth/token')).toHaveLength(1);
  });

  test('gives the token, the user and the permissions', async () => {
    const { site } = await signedIn();
    const body = { data: { userPermissions: { productPermissions: ['product|navigator'] } } };
    issuer.instead.set('/user/userpermissions', [{ body }, { body }]);
    expect(await site.token()).toMatch(/^access-/);
    expect(await site.user()).toHaveProperty('email', 'ada@example.com');
    expect((await site.permissions()).productPermissions).toEqual(['product|navigator']);
    expect(await site.signedInUser()).toMatchObject({
      profile: { firstName: 'Ada', lastName: 'Byron' },
      authorization: { productPermissions: ['product|navigator'] },
      accessToken: await site.token(),
    });
  });

  test('asks for permissions once more with another token where the first is refused', async () => {
    const { site } = await signedIn();
    const before = await site.token();
    const body = { data: { userPermissions: { productPermissions: ['product|navigator'] } } };
    issuer.instead.set('/user/userpermissions', [{ status: 401, body: {} }, { body }]);
    expect((await site.permissions()).productPermissions).toEqual(['product|navigator']);
    expect(await site.token()).not.toBe(before);
  });

  test('says of each change', async () => {
    const { page, site } = open();
    const changes: string[] = [];
    site.onChange((_, change) => changes.push(change));
    await site.signIn();
    page.rename(issuer.authorize(page.visits[0] ?? ''));
    await site.handleCallback();
    await site.signOut();
    expect(changes).toEqual(['signed-in', 'signed-out']);
    expect(site.isSignedIn).toBe(false);
    expect(await site.token()).toBeNull();
  });
});

describe('A token in local storage', () => {
  test('wins over our own', async () => {
    const { site } = await signedIn();
    browser.local.setItem('authToken', 'borrowed');
    expect(await site.token()).toBe('borrowed');
  });

  test('is used when nobody is signed in, also on a site without a provider', async () => {
    browser.local.setItem('authToken', 'borrowed');
    expect(await open().site.token()).toBe('borrowed');
    expect(await open(false).site.token()).toBe('borrowed');
  });
});

describe('Nobody signed in', () => {
  test('has no token and no user, and nothing is asked', async () => {
    const { site } = open();
    expect(await site.token()).toBeNull();
    expect(await site.user()).toBeNull();
    expect(await site.signedInUser()).toBeNull();
    expect(issuer.received).toEqual([]);
  });

  test('cannot sign in on a site without a provider', async () => {
    const { site } = open(false);
    expect(site.isSignedIn).toBe(false);
    await expect(site.signIn()).rejects.toHaveProperty('kind', 'unsupported');
  });
});

describe('The mark of those signed in', () => {
  async function mark(content: string | null, area: unknown) {
    const attributes = new Map<string, boolean>();
    vi.stubGlobal('document', {
      querySelector: () => content && { content },
      documentElement: { toggleAttribute: (name: string, isSet: boolean) => attributes.set(name, isSet) },
    });
    vi.stubGlobal('localStorage', area);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.resetModules();
    await import('./marks.ts');
    return attributes.get('data-signed-in');
  }
  const content = JSON.stringify({ audience });

  test('is set when the flag is', async () => {
    const area = new TestArea();
    area.setItem(`${audience}:authenticated`, 'true');
    expect(await mark(content, area)).toBe(true);
  });

  test('is not set without flag, without provider, or without storage', async () => {
    expect(await mark(content, new TestArea())).toBe(false);
    expect(await mark(null, new TestArea())).toBe(false);
    expect(await mark(content, undefined)).toBe(false);
  });
});
