import { expect, test } from 'vitest';
import { account as accountTexts } from '../../../i18n/compiled/account/en.gen.ts';
import { alertFor } from './alerts/follow.ts';
import { isWithinYear } from './alerts/Pause.tsx';
import { reasonFor } from './dashboard/reason.ts';
import { subjectCalled, subjectMeant, toldApart } from './subjects.ts';
import { datesOf, isUsable } from './subscriptions/subscription-state.ts';

const nothing = { until: null, requestedAt: null };

test.each([
  [{ ...nothing, state: 'ACTIVE', until: '2027-05-06' }, true, 'until 6 May 2027'],
  [{ ...nothing, state: 'TRIAL', until: '2026-12-19' }, true, 'until 19 December 2026'],
  [{ ...nothing, state: 'ACTIVE' }, true, ''],
  [{ ...nothing, state: 'EXPIRING', until: '2026-12-06' }, true, 'on 6 December 2026'],
  [{ ...nothing, state: 'EXPIRED', until: '2026-10-18' }, false, 'on 18 October 2026'],
  [
    { ...nothing, state: 'REQUESTED', requestedAt: '2026-11-20T10:00:00Z' },
    false,
    'asked on 20 November 2026',
  ],
  [{ ...nothing, state: 'NONE' }, false, ''],
] as const)('a subscription %j may be used or not, and says until when', (subscription, usable, words) => {
  expect(isUsable(subscription)).toBe(usable);
  expect(datesOf(subscription, accountTexts.subscriptions, 'en')).toBe(words);
});

test.each([
  [
    { reason: 'FOLLOWED_TOPIC', query: null, subject: { title: 'Merger control' } },
    'You follow Merger control',
  ],
  [
    { reason: 'SEARCH', query: 'green bonds', subject: null },
    'It contains “green bonds”, which you watch for',
  ],
  [{ reason: 'SAVED_UPDATED', query: null, subject: null }, 'You saved this page, and it was updated'],
] as const)('each item of the dashboard says why it is told: %j', (item, words) => {
  expect(reasonFor(item, accountTexts.dashboard)).toBe(words);
});

const topic = { type: 'topic', typeLabel: 'Topic', followedAs: 'TOPIC' } as const;

test('a subject is found by its name however it is written', () => {
  const all = [{ ...topic, id: 't1', title: 'Merger control' }];
  expect(subjectCalled('  merger   CONTROL ', all)?.id).toBe('t1');
  expect(subjectCalled('merger', all)).toBeUndefined();
});

const french = ['Données personnelles', 'Protection des données', 'Centres de données', 'Droit pénal'].map(
  (title) => ({ ...topic, id: title, title }),
);
test.each([
  ['droit', 'Droit pénal', []],
  ['PENAL', 'Droit pénal', []],
  ['données personnelles', 'Données personnelles', []],
  ['don', 'Données personnelles', []],
  ['personn', 'Données personnelles', []],
  ['d', undefined, ['Données personnelles', 'Droit pénal', 'Protection des données', 'Centres de données']],
  ['entre', undefined, ['Centres de données']],
  ['zzz', undefined, []],
  ['', undefined, []],
])('“%s” means %s, or may mean %j', (typed, subject, near) => {
  const meant = subjectMeant(typed, french);
  expect(meant.subject?.title).toBe(subject);
  expect(meant.near.map(({ title }) => title)).toEqual(near);
});

test('subjects of the same name are told apart, and each can be chosen', () => {
  const all = [
    { ...topic, id: 't1', title: 'Patents' },
    { ...topic, id: 's1', title: 'Patents', type: 'service' },
    { ...topic, id: 'r1', title: 'Patents', type: 'register', typeLabel: 'Register' },
    { ...topic, id: 's2', title: 'Tax', type: 'service' },
  ];
  const offered = toldApart(all, accountTexts.alerts);
  expect(offered.map(({ title }) => title)).toEqual([
    'Patents (topic)',
    'Patents (service)',
    'Patents (Register)',
    'Tax',
  ]);
  expect(subjectCalled('patents (service)', offered)?.id).toBe('s1');
});

test('a record or a search is followed when an alert of its kind is set for it', () => {
  const topic = { kind: 'TOPIC', recordId: 'r1', title: 'R' } as const;
  const alert = (kind: 'TOPIC' | 'RECORD', id: string) => [{ kind, record: { id }, query: null }];
  expect(alertFor(topic, alert('TOPIC', 'r1'))).toBeDefined();
  expect(alertFor(topic, alert('RECORD', 'r1'))).toBeUndefined();
  expect(alertFor(topic, alert('TOPIC', 'r2'))).toBeUndefined();
  const search = { kind: 'SEARCH', query: 'green bonds', title: 'green bonds' } as const;
  expect(alertFor(search, [{ kind: 'SEARCH', record: null, query: 'green bonds' }])).toBeDefined();
  expect(alertFor(search, [{ kind: 'SEARCH', record: null, query: 'bonds' }])).toBeUndefined();
});

test.each([
  ['2026-11-23', true],
  ['2027-11-20', true],
  ['2026-11-21', false],
  ['2028-01-01', false],
  ['', false],
])('a pause until %s is within a year: %s', (day, expected) => {
  expect(isWithinYear(day, new Date('2026-11-22T05:00:00Z'))).toBe(expected);
});
