import { describe, expect, test } from 'vitest';
import { loginResult } from '../redirects/login-result.ts';
import { AuthUser } from './auth-user.ts';
import { noPermissions } from './permissions.ts';
import { signedInUser } from './signed-in-user.ts';

const plain = {
  sub: 'auth0|ada',
  name: 'Ada Byron',
  email: 'ada@example.com',
  family_name: 'Byron',
  given_name: 'Ada',
  picture: 'https://example.com/ada.png',
  iss: 'https://id.example/',
};

describe('The authenticated user', () => {
  test('has the fields of the provider’s plain claims', () => {
    expect(new AuthUser(plain)).toMatchObject({
      name: 'Ada Byron',
      objectId: 'auth0|ada',
      email: 'ada@example.com',
      familyName: 'Byron',
      givenName: 'Ada',
      photo: 'https://example.com/ada.png',
      authority: 'https://id.example/',
    });
  });

  test('has the fields of claims namespaced with our domain, which count more than plain ones', () => {
    const names = ['connection', 'userIdentifier', 'identityProvider', 'company', 'jobTitle', 'authority'];
    const claims = Object.fromEntries(
      names.map((name) => [`https://chancery.example/${name}`, `our ${name}`]),
    );
    const user = new AuthUser({
      ...plain,
      company: 'plain',
      ...claims,
      'https://chancery.example/isLocal': true,
    });
    expect(user).toMatchObject({
      connection: 'our connection',
      userIdentifier: 'our userIdentifier',
      identityProvider: 'our identityProvider',
      company: 'our company',
      jobTitle: 'our jobTitle',
      authority: 'our authority',
      isLocal: true,
      isSocial: false,
    });
  });

  test('takes the namespace of another domain', () => {
    expect(new AuthUser({ 'https://other.example/company': 'Acme' }, 'https://other.example/').company).toBe(
      'Acme',
    );
  });

  test('has empty texts and false where the provider says nothing', () => {
    const { profile, ...fields } = new AuthUser({});
    expect(fields).toEqual({
      name: '',
      connection: '',
      userIdentifier: '',
      identityProvider: '',
      objectId: '',
      email: '',
      familyName: '',
      givenName: '',
      photo: '',
      isLocal: false,
      isSocial: false,
      company: '',
      jobTitle: '',
      authority: '',
    });
    expect(profile).toEqual({});
  });

  test('has empty texts where the provider sends something else than text', () => {
    expect(new AuthUser({ name: 7, email: null, company: ['Acme'] })).toMatchObject({
      name: '',
      email: '',
      company: '',
    });
  });

  test('keeps a copy of the claims that no later change reaches', () => {
    const claims = { ...plain, address: { city: 'London' } };
    const { profile } = new AuthUser(claims);
    claims.address.city = 'Paris';
    expect(profile).toEqual({ ...plain, address: { city: 'London' } });
  });
});

test('Somebody signed in has a profile, an authorization and a token', () => {
  const claims = {
    ...plain,
    'https://chancery.example/company': 'Acme',
    'https://chancery.example/prismaId': 'p7',
  };
  expect(signedInUser(new AuthUser(claims), noPermissions, 'token')).toEqual({
    profile: {
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Byron',
      organisationName: 'Acme',
      prismaId: 'p7',
    },
    authorization: noPermissions,
    accessToken: 'token',
  });
});

test('A login result has nine fields, and null where the provider sent nothing', () => {
  expect(loginResult({})).toEqual({
    accessToken: null,
    idToken: null,
    idTokenPayload: null,
    appState: null,
    refreshToken: null,
    state: null,
    expiresIn: null,
    tokenType: null,
    scope: null,
  });
});

test.each([
  ['7200', 7_200],
  [59.9, 59],
  ['soon', null],
  [0, 0],
])('A life of %s is %s whole seconds', (expiresIn, seconds) => {
  expect(loginResult({ expiresIn }).expiresIn).toBe(seconds);
});
