import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { redirectKey } from '../storage-keys.ts';
import { redirectAddress } from './redirect-address.ts';
import { RedirectRecords } from './redirect-records.ts';

const origin = 'https://site.example';

function records() {
  const storage = new MemoryStorage();
  return { storage, records: new RedirectRecords(storage, origin) };
}

describe('The redirect address', () => {
  test.each([
    ['/people', '/auth'],
    ['/fr-fr/insights', '/auth'],
    ['/auth/profile', '/auth/profile'],
    ['/fr-fr/auth/profile', '/fr-fr/auth/profile'],
    ['/zh-cn/auth/profile', '/zh-cn/auth/profile'],
    ['/people/p7/profile', '/auth'],
    ['/auth/profile/photo', '/auth'],
  ])('of a sign-in on %s is %s', (path, expected) => {
    expect(redirectAddress(new URL(path, origin))).toBe(origin + expected);
  });

  test('has neither query nor fragment', () => {
    expect(redirectAddress(new URL('/auth/profile?tab=2#x', origin))).toBe(`${origin}/auth/profile`);
  });
});

describe('Where a sign-in leads', () => {
  test('is stored as JSON with redirectUrl', () => {
    const { storage, records: redirects } = records();
    redirects.keep('nonce', '/people');
    expect(storage.get(redirectKey('nonce'))).toBe('{"redirectUrl":"/people"}');
  });

  test('is read once', () => {
    const { records: redirects } = records();
    redirects.keep('nonce', '/people?q=a#b');
    expect(redirects.getRedirectUrl('nonce')).toBe('/people?q=a#b');
    expect(redirects.knows('nonce')).toBe(false);
    expect(() => redirects.getRedirectUrl('nonce')).toThrow('getState: State string could not be retrieved');
  });

  test('is known while somebody waits, and there all the same to be read', () => {
    const { storage, records: redirects } = records();
    redirects.keep('nonce', '/fr-fr/insights');
    expect([redirects.peek('nonce'), redirects.peek('other')]).toEqual(['/fr-fr/insights', null]);
    expect(redirects.getRedirectUrl('nonce')).toBe('/fr-fr/insights');
    storage.set(redirectKey('spoilt'), '{');
    expect(redirects.peek('spoilt')).toBeNull();
    storage.set(redirectKey('elsewhere'), '{"redirectUrl":"https://evil.example/fr-fr"}');
    expect(redirects.peek('elsewhere')).toBe('/');
  });

  test('is / when nothing was asked for', () => {
    const { records: redirects } = records();
    redirects.keep('nonce');
    expect(redirects.getRedirectUrl('nonce')).toBe('/');
  });

  test('fails with “getState: State string could not be retrieved” when nothing is stored', () => {
    expect(() => records().records.getState('nonce')).toThrow(
      'getState: State string could not be retrieved',
    );
  });

  test('fails with “getRedirectUrl: State could not be retrieved” when what is stored cannot be read', () => {
    const { storage, records: redirects } = records();
    for (const text of ['not json', 'null', '']) {
      storage.set(redirectKey('nonce'), text);
      expect(() => redirects.getRedirectUrl('nonce')).toThrow('getRedirectUrl: State could not be retrieved');
    }
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://site.example.evil.example/',
    '/a/..//evil.example',
    7,
  ])('is never another site: %s', (redirectUrl) => {
    const { storage, records: redirects } = records();
    storage.set(redirectKey('nonce'), JSON.stringify({ redirectUrl }));
    expect(redirects.getRedirectUrl('nonce')).toBe('/');
  });

  test('is on this site, whatever is stored', () => {
    const pieces = [
      '/',
      '\\',
      '//',
      'https:',
      'javascript:',
      'evil.example',
      'site.example',
      '@',
      '.',
      '?',
      '#',
      ' ',
      '\t',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const { records: redirects } = records();
        redirects.keep('nonce', parts.join(''));
        expect(new URL(redirects.getRedirectUrl('nonce'), origin).origin).toBe(origin);
      }),
    );
  });

  test('may be an address in full on this site', () => {
    const { records: redirects } = records();
    redirects.keep('nonce', `${origin}/people`);
    expect(redirects.getRedirectUrl('nonce')).toBe('/people');
  });
});
