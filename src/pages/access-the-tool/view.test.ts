import { describe, expect, it } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import { nextStep } from './next-step.ts';
import type { AccessTheToolQuery } from './query.gen.ts';
import { accessTheToolView } from './view.ts';

const card = (id: string, type: string, title: string) => ({
  id,
  type,
  title,
  locale: 'en' as const,
  url: `/${id}`,
  summary: null,
});

const data = {
  page: {
    ...coreRecord({ title: 'Access the tool' }),
    related: [card('ledger', 'work', 'Clause Ledger'), card('aviator', 'page', 'Disputes Aviator')],
  },
  navigatorServices: {
    nodes: [
      { ...card('ai', 'navigatorService', 'Artificial intelligence'), access: 'PERMISSION' },
      { ...card('screening', 'navigatorService', 'Foreign investment'), access: 'SIGN_IN' },
      { ...card('privacy', 'navigatorService', 'Data protection'), access: 'OPEN' },
    ],
  },
} as unknown as AccessTheToolQuery;

const shown = (search: string) => {
  const view = accessTheToolView(
    data,
    requestOf('products-access-the-tool', '/products/access-the-tool', { search }),
  );
  if (!view) throw new Error('no page');
  return view;
};

it('lists every tool with who may use it, the open ones first', () => {
  const { rows, next, missing } = shown('').props;
  expect(rows.map(([name, who]) => [name?.text, who?.text])).toEqual([
    ['Disputes Aviator', 'Everybody'],
    ['Data protection', 'Everybody'],
    ['Foreign investment', 'Anybody with an account (free)'],
    ['Clause Ledger', 'Members of subscribing organisations'],
    ['Artificial intelligence', 'Members of subscribing organisations'],
  ]);
  expect([next, missing]).toEqual([null, []]);
});

it('asks only for what matters to the tool', () => {
  expect(shown('show=1').props.missing).toEqual(['tool']);
  expect(shown('tool=nothing').props.missing).toEqual(['tool']);
  expect(shown('tool=aviator').props.missing).toEqual([]);
  expect(shown('tool=screening').props.missing).toEqual(['account']);
  expect(shown('tool=ai&account=yes').props.missing).toEqual(['organisation']);
  expect(shown('tool=ai').head.title).toBe('Error: Access the tool');
});

it('opens what is open, and leads members to their subscriptions', () => {
  expect(shown('tool=aviator').props.next?.action).toEqual({
    text: 'Open Disputes Aviator',
    url: '/aviator',
  });
  const member = shown('tool=ai&account=yes&organisation=yes').props.next;
  expect(member?.action.url).toBe('/auth/subscriptions');
  expect(member?.training?.url).toMatch(/^\/forms\/access\?product=.*&wish=training$/);
});

it('lets somebody outside ask for a trial by a form that names the tool', () => {
  const next = shown('tool=ledger&account=no&organisation=no').props.next;
  expect(next?.action.url).toBe('/forms/access?product=Clause+Ledger&wish=trial');
  expect(next?.training).toBeNull();
});

describe('the next step', () => {
  it.each([
    ['open', false, null, 'open'],
    ['sign-in', true, null, 'signIn'],
    ['sign-in', false, true, 'register'],
    ['permission', true, true, 'subscriber'],
    ['permission', false, true, 'administrator'],
    ['permission', true, null, 'unsure'],
    ['permission', false, null, 'askUs'],
    ['permission', true, false, 'trial'],
  ] as const)(
    'for a tool of access %s, account %s, subscriber %s is %s',
    (access, hasAccount, isSubscriber, step) => {
      expect(nextStep(access, { hasAccount, isSubscriber })).toBe(step);
    },
  );
});
