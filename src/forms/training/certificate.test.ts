import fc from 'fast-check';
import { expect, it } from 'vitest';
import { certificateBy, certificateCode, certifiedName, passOf, passState } from './certificate.ts';

const made = { lesson: 'tr101', on: '2026-11-28', minutes: 15, right: 4, total: 5 };
const code = certificateCode('secret', made, 'Zoë Müller');

it('reads back what it says, for the name that it was made for', () => {
  expect(certificateBy('secret', code, 'Zoë Müller')).toEqual(made);
  expect(certificateBy('secret', ` ${code.toUpperCase()} `, '  zoë  müller ')).toEqual(made);
});

it('says nobody’s name', () => {
  expect(code).not.toMatch(/zo|müller/i);
});

it('is refused for another name, another secret, or nothing', () => {
  expect(certificateBy('secret', code, 'Zoë Miller')).toBeNull();
  expect(certificateBy('another', code, 'Zoë Müller')).toBeNull();
  expect(certificateBy('secret', '', '')).toBeNull();
});

it('is refused when any character of it was altered', () => {
  fc.assert(
    fc.property(fc.nat(code.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, other) => {
      const altered = code.slice(0, at) + other + code.slice(at + 1);
      const isSame = altered.replaceAll(/\s/g, '').toLowerCase() === code.toLowerCase();
      expect(certificateBy('secret', altered, 'Zoë Müller')).toEqual(isSame ? made : null);
    }),
    { numRuns: 2_000 },
  );
});

it('is refused for whatever somebody types', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string(), (typed, name) => {
      expect(certificateBy('secret', typed, name)).toBeNull();
    }),
  );
});

it('shows a name as it is read, without what hides or turns it', () => {
  expect(certifiedName(' Ada\u202e \n Eton\u0000')).toBe('Ada Eton');
});

it('makes a certificate of a lesson behind a permission until the day after it was explained, and no later', () => {
  const pass = passOf('secret', 'tr104', new Date('2026-11-28T23:00:00Z'));
  const state = (moment: string, lesson = 'tr104', secret = 'secret') =>
    passState(secret, lesson, pass, new Date(moment));
  expect([state('2026-11-28T23:10:00Z'), state('2026-11-29T22:00:00Z')]).toEqual(['holds', 'holds']);
  expect([state('2026-11-30T00:00:00Z'), state('2026-11-27T23:00:00Z')]).toEqual(['over', 'over']);
  expect([state('2026-11-28T23:10:00Z', 'tr105'), state('2026-11-28T23:10:00Z', 'tr104', 'another')]).toEqual(
    ['none', 'none'],
  );
});
