import { describe, expect, test } from 'vitest';
import { checkClaims, type ExpectedClaims } from './id-token-claims.ts';

const now = Date.UTC(2031, 0, 1);
const seconds = now / 1000;
const expected: ExpectedClaims = {
  issuer: 'https://id.example/',
  clientId: 'site',
  nonce: 'n1',
  leeway: 60,
  now,
};
const good = {
  iss: 'https://id.example/',
  sub: 'ada',
  aud: 'site',
  nonce: 'n1',
  iat: seconds,
  exp: seconds + 60,
};
const at = (time: number) => String(new Date(time * 1000));

test('A good id token passes', () => {
  expect(() => checkClaims(good, expected)).not.toThrow();
});

test.each<[string, Record<string, unknown>]>([
  ['Issuer (iss) claim must be a string present in the ID token', { iss: undefined }],
  [
    'Issuer (iss) claim mismatch in the ID token, expected "https://id.example/", found "https://evil.example/"',
    { iss: 'https://evil.example/' },
  ],
  ['Subject (sub) claim must be a string present in the ID token', { sub: '' }],
  ['Audience (aud) claim must be a string or array of strings present in the ID token', { aud: undefined }],
  ['Audience (aud) claim mismatch in the ID token; expected "site" but found "other"', { aud: 'other' }],
  [
    'Audience (aud) claim mismatch in the ID token; expected "site" but was not one of "a, b"',
    { aud: ['a', 'b'] },
  ],
  ['Nonce (nonce) claim must be a string present in the ID token', { nonce: undefined }],
  ['Nonce (nonce) claim value mismatch in the ID token; expected "n1", found "n2"', { nonce: 'n2' }],
  [
    'Authorized Party (azp) claim must be a string present in the ID token when Audience (aud) claim has multiple values',
    { aud: ['site', 'other'] },
  ],
  [
    'Authorized Party (azp) claim mismatch in the ID token; expected "site", found "other"',
    { aud: ['site', 'other'], azp: 'other' },
  ],
  ['Expiration Time (exp) claim must be a number present in the ID token', { exp: 'soon' }],
  ['Issued At (iat) claim must be a number present in the ID token', { iat: undefined }],
  [
    `Expiration Time (exp) claim error in the ID token; current time "${at(seconds)}" is after expiration time "${at(seconds - 1)}"`,
    { exp: seconds - 61 },
  ],
  [
    `Not Before Time (nbf) claim error in the ID token; current time "${at(seconds)}" is before the not before time "${at(seconds + 1)}"`,
    { nbf: seconds + 61 },
  ],
])('%s', (message, claims) => {
  expect(() => checkClaims({ ...good, ...claims }, expected)).toThrow(
    expect.objectContaining({ kind: 'invalid_token', message }),
  );
});

test('An id token of several audiences passes when it was made for us', () => {
  expect(() => checkClaims({ ...good, aud: ['site', 'api'], azp: 'site' }, expected)).not.toThrow();
});

test('Clocks may differ by the leeway', () => {
  expect(() => checkClaims({ ...good, exp: seconds - 60, nbf: seconds + 60 }, expected)).not.toThrow();
  expect(() => checkClaims({ ...good, exp: seconds - 1 }, { ...expected, leeway: 0 })).toThrow(
    'Expiration Time',
  );
});

test('Where no nonce was sent none is wanted', () => {
  expect(() => checkClaims({ ...good, nonce: undefined }, { ...expected, nonce: undefined })).not.toThrow();
});

test('A renewal must name the same person', () => {
  expect(() => checkClaims(good, { ...expected, subject: 'ada' })).not.toThrow();
  expect(() => checkClaims(good, { ...expected, subject: 'eve' })).toThrow(
    'Subject (sub) claim value mismatch in the ID token; expected "eve", found "ada"',
  );
});

describe('When an organization is used', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['org_1', 'Organization Id (org_id) claim must be a string present in the ID token', {}],
    [
      'org_1',
      'Organization Id (org_id) claim value mismatch in the ID token; expected "org_1", found "org_2"',
      { org_id: 'org_2' },
    ],
    ['Acme', 'Organization Name (org_name) claim must be a string present in the ID token', {}],
    [
      'Acme',
      'Organization Name (org_name) claim value mismatch in the ID token; expected "acme", found "other"',
      { org_name: 'Other' },
    ],
  ])('%s: %s', (organization, message, claims) => {
    expect(() => checkClaims({ ...good, ...claims }, { ...expected, organization })).toThrow(message);
  });

  test('its id passes, and its name in any letters', () => {
    expect(() =>
      checkClaims({ ...good, org_id: 'org_1' }, { ...expected, organization: 'org_1' }),
    ).not.toThrow();
    expect(() =>
      checkClaims({ ...good, org_name: 'ACME' }, { ...expected, organization: 'Acme' }),
    ).not.toThrow();
  });
});
