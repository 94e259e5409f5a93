import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, encodings, matchesEntityTag } from './negotiation.ts';

describe('the content coding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', null],
    ['identity;q=0', null],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0, identity', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, br', 'br'],
    ['zstd', 'identity'],
    ['br;q=2, gzip', 'gzip'],
    ['br;level=5, gzip;q=0.1', 'gzip'],
    ['brx', 'identity'],
  ])('for %j is %j', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });

  const weight = fc.integer({ min: 0, max: 1000 }).map((n) => (n / 1000).toFixed(3));
  const members = fc.uniqueArray(
    fc.record({ name: fc.constantFrom(...encodings, '*', 'zstd', 'deflate'), weight }),
    { selector: (member) => member.name },
  );

  test('is never one that was refused, and is always one of highest weight', () => {
    fc.assert(
      fc.property(members, (list) => {
        const header = list.map((member) => `${member.name};q=${member.weight}`).join(', ');
        const given = new Map<string, number>(list.map((member) => [member.name, Number(member.weight)]));
        const weightOf = (name: string) =>
          given.get(name) ?? given.get('*') ?? (name === 'identity' ? 1e-9 : 0);
        const acceptable = encodings.filter(
          (name) => weightOf(name) > 0 || (name === 'identity' && !refuses(given)),
        );
        const chosen = chooseEncoding(header);
        expect(acceptable.length === 0 ? [null] : acceptable).toContain(chosen);
        if (chosen === null) return;
        for (const other of acceptable.filter((name) => given.has(name) && given.has(chosen))) {
          expect(weightOf(chosen)).toBeGreaterThanOrEqual(weightOf(other));
        }
      }),
    );
  });

  test('is found for any header text', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect([...encodings, null]).toContain(chooseEncoding(header));
      }),
    );
  });
});

/** Whether identity is refused by name or through `*`. */
function refuses(given: ReadonlyMap<string, number>): boolean {
  return (given.get('identity') ?? given.get('*')) === 0;
}

describe('If-None-Match', () => {
  test.each([
    ['*', true],
    [' * ', true],
    ['W/"abc"', true],
    ['"abc"', true],
    ['"x", W/"abc"', true],
    ['"x" , "abc", "y"', true],
    ['"a,b","abc"', true],
    ['"x,"abc"', false],
    ['abc', false],
    ['"abcd"', false],
    ['"x", "y"', false],
    ['w/"abc"', false],
    ['', false],
  ])('%j matches W/"abc": %j', (header, expected) => {
    expect(matchesEntityTag(header, 'W/"abc"')).toBe(expected);
  });

  const tag = fc.stringMatching(/^[!#-~]{0,12}$/);
  const written = fc
    .tuple(tag, fc.boolean())
    .map(([text, weak]) => ({ text, header: `${weak ? 'W/' : ''}"${text}"` }));

  test('finds a tag in a list exactly when the list holds it', () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 1 }), tag, (list, wanted) => {
        const header = list.map((member) => member.header).join(' ,');
        const holds = list.some((member) => member.text === wanted);
        expect(matchesEntityTag(header, `W/"${wanted}"`)).toBe(holds);
      }),
    );
  });
});
