import { expect, it } from 'vitest';
import { judge } from '../../../browser/islands/scam-checker/judge.ts';
import { firstWordOf, genuineOf } from './alerts-genuine.ts';
import type { AlertsPageQuery } from './query.gen.ts';

const data: AlertsPageQuery = {
  page: null,
  scamAlerts: {
    nodes: [
      {
        id: 'alert-1',
        locale: 'en',
        title: 'A copy of this website',
        summary: null,
        body: null,
        seenOn: '2026-11-01',
        channel: 'WEBSITE',
        status: 'ACTIVE',
        reports: null,
        indicators: [{ value: 'fenwardenlisle-llp.example' }],
      },
    ],
  },
  offices: {
    nodes: [
      {
        id: 'office-paris',
        type: 'office',
        locale: 'en',
        title: 'Paris',
        url: '/offices/paris',
        phone: '+33 1 99 00 40 00',
      },
    ],
  },
  people: { nodes: [{ phone: '+44 20 7946 0201', mobile: '+44 7700 900201' }] },
  pages: { nodes: [{ desks: [{ phone: '+44 20 7946 0160' }, { phone: null }] }] },
};
const genuine = genuineOf(data);
const verdict = (text: string) => judge(text, genuine)?.verdict;

it.each([
  ['an office', '+33 1 99 00 40 00'],
  ['somebody’s desk', '+44 20 7946 0201'],
  ['somebody’s mobile', '+44 7700 900201'],
  ['a desk of a page', '020 7946 0160'],
  ['the switchboard', '+44 20 7946 0100'],
  ['the service desk', '+44 20 7946 0199'],
])('the number of %s is ours', (_, number) => {
  expect(verdict(number)).toBe('ours');
});

it.each(['https://desk.fenwardenlisle.example/', 'www.fenwardenlisle.example'])('%s is ours', (site) => {
  expect(verdict(site)).toBe('ours');
});

it('what a known fraud used is not, and its alert is named', () => {
  expect(judge('info@fenwardenlisle-llp.example', genuine)?.reason).toBe('known');
  expect(genuine.known).toEqual([
    { value: 'fenwardenlisle-llp.example', title: 'A copy of this website', url: '#alert-1' },
  ]);
});

it.each([
  ['Fenwarden Lisle', 'fenwardenlisle.example', 'fenwarden'],
  ['Example & Partners', 'examplepartners.example', 'example'],
  ['Example', 'example.example', ''],
  ['The Firm', 'thefirm.example', ''],
  ['Example & Partners', 'firm.example', ''],
])('of %s at %s what begins with “%s” takes our name', (name, domain, first) => {
  expect(firstWordOf(name, domain)).toBe(first);
  const ofFirm = { ...genuine, domain, firstWord: first };
  const reason = first === '' ? 'otherDomain' : 'extraWords';
  expect(judge(`${first || 'the'}-chambers.example`, ofFirm)?.reason).toBe(reason);
});
