import { describe, expect, test } from 'vitest';
import { tellings } from './counted.ts';
import { hasObjected } from './has-objected.ts';
import { seenAddress } from './seen-address.ts';

test.each([
  ['/people?q=jane+doe#results', '/people'],
  [
    '/insights?utm_source=letter&email=jane%40example.com&utm_campaign=may',
    '/insights?utm_source=letter&utm_campaign=may',
  ],
  ['/auth?code=secret&state=secret', '/auth/*'],
  ['/auth/profile?utm_source=letter', '/auth/*'],
  ['/fr-fr/auth/favourites#saved', '/fr-fr/auth/*'],
  ['/authors', '/authors'],
])('%s is seen as %s', (path, seen) => {
  expect(seenAddress(new URL(path, 'https://www.example.com'))).toBe(`https://www.example.com${seen}`);
});

test('who says so by either way is not followed', () => {
  expect(hasObjected({ globalPrivacyControl: true })).toBe(true);
  expect(hasObjected({ globalPrivacyControl: false, doNotTrack: '1' })).toBe(true);
  expect(hasObjected({ doNotTrack: 'unspecified' })).toBe(false);
  expect(hasObjected({})).toBe(false);
});

describe('what is counted', () => {
  const counted = { address: 'https://www.example.com/people', from: 'https://search.example/', event: null };

  test('is told to Plausible as its API takes it', () => {
    const to = { style: 'plausible', address: 'https://p.example/api/event', site: 'example.com' } as const;
    expect(JSON.parse(tellings.plausible(to, counted).body)).toEqual({
      name: 'pageview',
      url: 'https://www.example.com/people',
      domain: 'example.com',
      referrer: 'https://search.example/',
    });
    expect(JSON.parse(tellings.plausible(to, { ...counted, event: 'sign-in' }).body).name).toBe('sign-in');
  });

  test('is told to Matomo as its API takes it', () => {
    const to = { style: 'matomo', address: 'https://m.example/matomo.php', site: '3' } as const;
    const told = (more: object) =>
      Object.fromEntries(new URLSearchParams(tellings.matomo(to, { ...counted, ...more }).body));
    const seen = { idsite: '3', rec: '1', apiv: '1', send_image: '0', url: 'https://www.example.com/people' };
    expect(told({})).toEqual({ ...seen, urlref: 'https://search.example/' });
    expect(told({ from: null, event: 'sign-in' })).toEqual({
      ...seen,
      ca: '1',
      e_c: 'account',
      e_a: 'sign-in',
    });
  });
});
