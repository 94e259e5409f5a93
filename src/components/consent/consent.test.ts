import { expect, test } from 'vitest';
import { CONSENT_COOKIE, consentIn, consentValue, purposes } from './consent.ts';

test('an answer is kept with all that was asked', () => {
  for (const agreed of [[], ['visits'], ['visits', 'signIns']] as const)
    expect(consentIn(`theme=dark; ${CONSENT_COOKIE}=${consentValue(agreed)}`)).toEqual(agreed);
  expect(consentIn('theme=dark')).toBeNull();
});

test('who was not asked of one purpose is asked anew, and has agreed to nothing until then', () => {
  const [first] = purposes;
  expect(consentIn(`${CONSENT_COOKIE}=${first}-yes`)).toBeNull();
  // As it was kept before answers said what had been asked.
  for (const before of ['none', 'visits', 'visits.signIns'])
    expect(consentIn(`${CONSENT_COOKIE}=${before}`)).toBeNull();
});

test('what is no answer of ours is none', () => {
  expect(consentIn(`${CONSENT_COOKIE}=visits-maybe.signIns-`)).toBeNull();
});
