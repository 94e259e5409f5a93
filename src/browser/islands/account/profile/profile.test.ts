import { expect, test } from 'vitest';
import { zonesOffered } from '../../../../components/forms/time-zones.ts';
import { account as accountTexts } from '../../../../i18n/compiled/account/en.gen.ts';
import { AuthUser } from '../../../auth/user/auth-user.ts';
import { AskError } from '../ask.ts';
import { inputOf, valuesOf, withTyped } from './form-values.ts';
import type { Me } from './me.ts';
import { listsHeld } from './PermissionsPart.tsx';
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
  mayEdit: false,
  mayPublish: false,
  permissions: [],
  deletionDue: null,
};
/** What the page and the browser know. */
const here = { languages: ['fr-fr'], timeZone: 'Europe/Paris' };
const settings = {
  issuer: 'https://id.firm.example/',
  clientId: 'chancery-site',
  audience: 'https://api.firm.example',
  offline: true,
  api: 'https://firm.example',
};

test('the form shows what is stored, with what was typed before the session ended over it', () => {
  expect(valuesOf(me, null, here)).toMatchObject({ firstName: 'Claude', timeZone: 'Europe/London' });
  expect(valuesOf(me, { firstName: 'Claudia' }, here)).toMatchObject({
    firstName: 'Claudia',
    lastName: 'Northgate',
  });
});

test('what nobody has chosen yet is filled in from the page and the browser', () => {
  const profile = { ...me.profile, languages: [], timeZone: '' };
  expect(valuesOf({ ...me, profile }, null, here)).toMatchObject(here);
  expect(valuesOf({ ...me, profile }, { timeZone: '', languages: [] }, here)).toMatchObject({
    timeZone: '',
    languages: [],
  });
});

test('an interest that was typed and not added is saved too, unless nobody knows which is meant', async () => {
  const subjects = ['Merger control', 'Data protection', 'Data centres'].map((title) => ({
    id: title,
    title,
    type: 'topic',
    typeLabel: 'Topic',
    followedAs: 'TOPIC' as const,
  }));
  const after = async (typed: string) => withTyped(typed, [], async () => subjects);
  expect(await after('merg')).toEqual([{ id: 'Merger control', title: 'Merger control' }]);
  expect(await after(' ')).toEqual([]);
  expect(await after('data')).toBeNull();
  expect(await after('tax')).toBeNull();
});

test('interests are sent by their ids', () => {
  expect(inputOf(valuesOf(me, null, here))).toMatchObject({
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

test('an editor reads what they may do, and no list that holds nothing', () => {
  const m = accountTexts.profile;
  const titles = (changes: Partial<Me>) =>
    listsHeld({ ...me, ...changes }, m).map(({ heading, held }) => [heading, held.map(({ title }) => title)]);
  expect(titles({ mayEdit: true, mayPublish: true })).toEqual([[m.content, [m.mayEdit, m.mayPublish]]]);
  const ai = { list: 'PRODUCT', name: 'product|navigator-ai', title: 'AI', until: null } as const;
  expect(titles({ permissions: [ai] })).toEqual([[m.product, ['AI']]]);
  expect(titles({})).toEqual([]);
});

test('zones are offered by their parts of the world, with the one that was chosen', () => {
  const offered = zonesOffered('Etc/GMT-3', 'fr');
  const of = (name: string) => offered.find(([area]) => area === name)?.[1].map(({ zone }) => zone);
  expect(of('Europe')).toContain('Europe/Paris');
  expect(of('Asie')).toContain('Asia/Shanghai');
  expect(of('Etc')).toEqual(['Etc/GMT-3']);
  expect(zonesOffered('America/Argentina/Buenos_Aires', 'en').flatMap(([, zones]) => zones)).toContainEqual({
    zone: 'America/Argentina/Buenos_Aires',
    place: 'Argentina, Buenos Aires',
  });
  expect(zonesOffered('Asia/Calcutta', 'en').flatMap(([, zones]) => zones)).toContainEqual({
    zone: 'Asia/Calcutta',
    place: 'Kolkata',
  });
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
