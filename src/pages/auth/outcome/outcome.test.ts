import { expect, test } from 'vitest';
import { account as m } from '../../../i18n/compiled/account/en.gen.ts';
import { linkState, outcomeOf } from './outcome.ts';
import { signInPageAt } from './sign-in-pages.ts';

test.each([
  ['email-verified-callback', 'ok', m.outcome.verified, 'account'],
  ['email-verified-callback', null, m.outcome.unverified, 'account'],
  ['email-verified-callback', 'expired', m.outcome.verifiedExpired, 'account'],
  ['email-verified-callback', 'used', m.outcome.verifiedUsed, 'account'],
  ['password-reset-callback', 'ok', m.outcome.reset, 'sign-in'],
  ['password-reset-callback', null, m.outcome.unreset, 'sign-in'],
  ['password-reset-callback', 'expired', m.outcome.resetExpired, 'sign-in'],
  ['password-reset-callback', 'used', m.outcome.resetUsed, 'sign-in'],
  ['access-denied', null, m.outcome.denied, 'access'],
  ['session-ended', null, m.outcome.ended, 'sign-in'],
  ['sign-in-failed', null, m.outcome.failed, 'sign-in'],
  ['callback', null, m.outcome.signingIn, 'wait'],
] as const)('%s with state %s says “%s” and what to do next', (page, state, title, next) => {
  expect(outcomeOf(page, { state }, m.outcome)).toMatchObject({ title, next });
});

test('whoever is led on after confirming an address waits; who pressed a link that does nothing is told so', () => {
  const of = (state: 'ok' | 'used') =>
    outcomeOf('email-verified-callback', { state, isLed: true }, m.outcome).next;
  expect([of('ok'), of('used')]).toEqual(['wait', 'account']);
});

test.each([
  ['state=used', 'used'],
  ['success=false&message=This+URL+can+be+used+only+once', 'expired'],
  ['success=true', 'ok'],
  ['success=constructor', null],
  ['state=anything', null],
  ['', null],
])('a link in a message that was answered with “%s” counts as %s', (search, state) => {
  expect(linkState(new URLSearchParams(search))).toBe(state);
});

test('the pages of signing in beside the route table are known by their paths', () => {
  for (const path of ['/auth', '/auth/sign-in-failed', '/auth/access-denied', '/auth/session-ended'])
    expect(signInPageAt(path)).not.toBeNull();
  for (const path of ['/auth/other', '/constructor', '/auth/profile']) expect(signInPageAt(path)).toBeNull();
});
