import { expect, test } from 'vitest';
import { fromMarkdown } from '../rich-text/from-markdown.ts';
import { declarationOf } from '../types/index.ts';
import { problemsOf, problemText, type ValidationInput } from './validate.ts';

const recordTypes = new Map([
  ['office-london', 'office'],
  ['service-tax', 'service'],
]);
const person = {
  title: 'Helena Okafor',
  givenName: 'Helena',
  familyName: 'Okafor',
  grade: 'partner',
  jobTitle: 'Partner',
  offices: ['office-london'],
  standing: 'active',
};
const check = (fields: Record<string, unknown>, options: Partial<ValidationInput> = {}) =>
  problemsOf({
    type: declarationOf('person'),
    part: 'source',
    requiredFor: 'publication',
    recordTypes,
    assets: new Set(),
    fields,
    ...options,
  }).map(({ path, message }) => `${path}: ${message}`);

test('a complete record has no problems', () => {
  const languages = [{ language: 'English', level: 'native' }];
  const more = {
    email: 'helena.okafor@example.com',
    phone: '+44 20 7946 0101',
    languages,
    joinedOn: '2009-09-01',
  };
  expect(check({ ...person, ...more })).toEqual([]);
});

test.each([
  [{ title: '' }, 'title: must be filled in'],
  [{ title: 'x'.repeat(161) }, 'title: has 161 characters; at most 160 fit'],
  [{ jobTitle: 'two\nlines' }, 'jobTitle: must be one line'],
  [
    { grade: 'king' },
    'grade: must be one of partner, counsel, senior-associate, associate, trainee, consultant, business-services',
  ],
  [{ offices: [] }, 'offices: must be filled in'],
  [{ offices: ['office-mars'] }, 'offices: links to office-mars, which does not exist'],
  [{ offices: ['service-tax'] }, 'offices: links to service-tax, a service; only office can be chosen'],
  [{ offices: 'office-london' }, 'offices: must be a list of records'],
  [{ email: 'nobody' }, 'email: must be an e-mail address'],
  [{ phone: 'ring me' }, 'phone: must be a telephone number such as +44 20 7946 0000'],
  [{ joinedOn: '2026-02-30' }, 'joinedOn: must be a day such as 2026-11-20'],
  [{ pressOfficer: 'yes' }, 'pressOfficer: must be yes or no'],
  [{ memberships: ['ok', ' '] }, 'memberships: must be a list of texts'],
  [{ admissions: [{ jurisdiction: 'Scotland', year: '2001' }] }, 'admissions.1.year: must be a number'],
  [{ admissions: [{ year: 2001 }] }, 'admissions.1.jurisdiction: must be filled in'],
  [{ leave: 'soon' }, 'leave: must be a group of fields'],
  [{ body: fromMarkdown('Ring {{phone:pe999}}.').blocks }, 'body: links to pe999, which does not exist'],
  [
    { body: fromMarkdown('Ring {{phone:service-tax}}.').blocks },
    'body: links to service-tax, a service; only person, office, page can be chosen',
  ],
  [{ body: 'text' }, 'body: is not structured text'],
  [{ nickname: 'Hel' }, 'nickname: is not a field of this type'],
])('%j is reported', (change, problem) => {
  expect(check({ ...person, ...change })).toEqual([problem]);
});

test('every problem is listed at once, in words', () => {
  const problems = check({ ...person, title: '', email: 'x', standing: 'gone' });
  expect(problems).toHaveLength(3);
  expect(problemText([{ path: 'title', message: 'must be filled in' }])).toBe('title: must be filled in');
});

test('a draft may be unfinished, but not of the wrong kind', () => {
  expect(check({}, { requiredFor: 'draft' })).toEqual([]);
  expect(check({ joinedOn: 'soon' }, { requiredFor: 'draft' })).toEqual([
    'joinedOn: must be a day such as 2026-11-20',
  ]);
});

test('a translation holds the translated fields alone, in lists too', () => {
  const french = { title: 'Helena Okafor', jobTitle: 'Associée', admissions: [{ jurisdiction: 'Écosse' }] };
  expect(check(french, { part: 'translation' })).toEqual([]);
  const shared = 'is the same in every language: change it in the source language';
  const wrong = { ...french, grade: 'partner', admissions: [{ jurisdiction: 'Écosse', year: 2001 }] };
  expect(check(wrong, { part: 'translation' })).toEqual([`grade: ${shared}`, `admissions.1.year: ${shared}`]);
  expect(check({ title: 'x' }, { part: 'translation' })).toEqual(['jobTitle: must be filled in']);
});

test.each([
  ['event', { startsAt: '2026-11-20' }, 'startsAt: must be a time such as 2026-11-20T18:00:00Z'],
  ['event', { timeZone: 'London' }, 'timeZone: must be a time zone such as Europe/London'],
  [
    'jurisdiction',
    { regulators: [{ name: 'A', url: 'ftp://x' }] },
    'regulators.1.url: must be a web address that begins with https://',
  ],
] as const)('%s %j is reported', (type, fields, problem) => {
  expect(check(fields, { type: declarationOf(type), requiredFor: 'draft' })).toEqual([problem]);
});
