import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentsOf } from '../content/types/path-patterns.ts';
import { allLocales } from '../i18n/locales.ts';
import { matchAddress } from './match.ts';
import { routes } from './routes.ts';

const words = [...new Set(routes.flatMap(({ pattern }) => segmentsOf(pattern)))];
const piece = fc.oneof(
  fc.constantFrom(
    ...words,
    ...allLocales,
    'fr',
    'de',
    'en-us',
    'login',
    'sector',
    'service',
    'success-stories',
  ),
  fc.constantFrom('', '.', '..', '%', '%2e', '%2F', '%00', '%e4%bd%a0', 'İ', 'ΑΣ', '\ud800', '?', '#', '\\'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.webSegment(),
);
const shout = (text: string, loud: boolean) => (loud ? text.toUpperCase() : text);
const pathname = fc
  .array(fc.tuple(piece, fc.boolean()), { maxLength: 14 })
  .map((pieces) => `/${pieces.map(([text, loud]) => shout(text, loud)).join('/')}`);

test('a redirect leads to an address that is not redirected again and says the same', () => {
  fc.assert(
    fc.property(pathname, (from) => {
      const match = matchAddress(from);
      if (match.kind !== 'redirect') return;
      const arrived = matchAddress(match.to);
      expect(['route', 'unknown']).toContain(arrived.kind);
      expect(arrived).toMatchObject({ locale: match.locale, path: match.path });
      expect(match.to).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
    }),
    { numRuns: 3000 },
  );
});

test('nothing that can be typed makes it throw', () => {
  const rubbish = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string(), pathname);
  fc.assert(
    fc.property(rubbish, (text) => {
      expect(['route', 'redirect', 'unknown', 'malformed']).toContain(matchAddress(text).kind);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['/'.repeat(200_000), '/'],
  ['/en'.repeat(100_000), '/'],
  ['/nl-nl'.repeat(100_000), '/nl-nl/graduates'],
  [`/a${'/..'.repeat(100_000)}`, '/'],
])('a very long address is read once from end to end', (long, to) => {
  expect(matchAddress(long)).toMatchObject({ kind: 'redirect', to });
});

test('a very long unknown address is unknown', () => {
  expect(matchAddress('/a'.repeat(100_000)).kind).toBe('unknown');
});
