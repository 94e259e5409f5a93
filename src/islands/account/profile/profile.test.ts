import { expect, test } from 'vitest';
import { AuthUser } from '../../../auth/auth-user.ts';
import { accountTexts } from '../../../i18n/messages/account/en.ts';
import { AskError } from '../ask.ts';
import { inputOf, valuesOf } from './form-values.ts';
import type { Me } from './load-profile.ts';
import { problemsIn } from './problems.ts';
import { securityAddress } from './security-address.ts';
import { withClaims } from './with-claims.ts';

const me: Me = {
  profile: {
    email: 'client@example.com',
    emailVerified: true,
    firstName: 'Claude',
    lastName: 'Northgate',
    organisationName: 'Northgate Holdings',
    jobTitle: 'General Counsel',
    prismaId: 'PR-100274',
    connection: 'Username-Password-Authentication',
    isLocal: true,
    languages: ['en'],
    timeZone: 'Europe/London',
    interests: [{ id: 'topic-merger-control', title: 'Merger control', type: 'topic' }],
  },
  permissions: [],
  deletionDue: null,
};
const settings = {
  issuer: 'https://id.firm.example/',
  clientId: 'chancery-site',
  audience: 'https://api.firm.example',
  offline: true,
  api: 'https://firm.example',
};

test('the form shows what is stored, with what was typed before the session ended over it', () => {
  expect(valuesOf(me, null)).toMatchObject({ firstName: 'Claude', timeZone: 'Europe/London' });
  expect(valuesOf(me, { firstName: 'Claudia' })).toMatchObject({
    firstName: 'Claudia',
    lastName: 'Northgate',
  });
});

test('interests are sent by their ids', () => {
  expect(inputOf(valuesOf(me, null))).toMatchObject({
    interests: ['topic-merger-control'],
    languages: ['en'],
  });
});

test.each([
  ['firstName', 'too-long', 'First name: this is too long.'],
  ['jobTitle', 'not-one-line', 'Job title: please write it in one line.'],
  ['timeZone', 'unknown', accountTexts.profile.unknownZone],
  ['interests', 'too-many', 'Interests: this is not right.'],
] as const)('what the API refuses in %s as %s is said in words', (path, code, words) => {
  const error = new AskError('BAD_USER_INPUT', [{ path, code }]);
  expect(problemsIn(error, accountTexts.profile)).toEqual({ [path]: words });
});

test('another failure is none of the form’s', () => {
  expect(problemsIn(new AskError('UNREACHABLE'), accountTexts.profile)).toBeNull();
  expect(problemsIn(new TypeError('x'), accountTexts.profile)).toBeNull();
});

test('owners are led to the page for security of our own identity provider only', () => {
  expect(securityAddress({ ...settings, security: true }, 'fr-FR')).toBe(
    'https://id.firm.example/security?lang=fr-FR&client_id=chancery-site',
  );
  expect(securityAddress(settings, 'fr-FR')).toBeNull();
  expect(securityAddress(null, 'fr-FR')).toBeNull();
});

test('a profile that the site has not heard of yet shows what the provider told the browser', () => {
  const empty = {
    ...me.profile,
    email: '',
    emailVerified: false,
    firstName: '',
    organisationName: 'Mine',
    isLocal: false,
  };
  const user = new AuthUser({
    sub: 'a',
    email: 'vera@example.com',
    email_verified: true,
    given_name: 'Vera',
    'https://chancery.example/company': 'Theirs',
    'https://chancery.example/isLocal': true,
  });
  expect(withClaims({ ...me, profile: empty }, user).profile).toMatchObject({
    email: 'vera@example.com',
    emailVerified: true,
    firstName: 'Vera',
    organisationName: 'Mine',
    isLocal: true,
  });
  expect(withClaims(me, null)).toBe(me);
});
