import { hash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ArtKind, artKinds, artUrl, parseArt } from './address.ts';
import { draw } from './draw.ts';
import { familiesApart, familyCount, hueCount, lookOfCard } from './family.ts';

const kinds = Object.keys(artKinds) as ArtKind[];
const seeds = ['pe101', 'publication-operational-resilience', 'a', '0-0', 'news-paris-sixty-years'];
const families = Array.from({ length: familyCount }, (_, family) => family);
const pictures = [
  ...kinds.flatMap((kind) =>
    seeds.map(
      (seed) => [kind, seed, draw({ kind, seed, mark: kind.startsWith('plate') ? 'ÉM' : '' })] as const,
    ),
  ),
  ...(['card', 'lead'] as const).flatMap((kind) =>
    families.map((family) => [kind, 'a', draw({ kind, seed: 'a', mark: '', family, hue: 3 })] as const),
  ),
];

describe('a picture', () => {
  test('is the same as on the day its version was given out; a changed one needs the next version', () => {
    const sums = kinds.map((kind) => {
      const svg = draw({ kind, seed: 'pe101', mark: kind.startsWith('plate') ? 'HO' : '' });
      return `${kind} ${hash('sha256', svg).slice(0, 16)}`;
    });
    expect(sums).toMatchInlineSnapshot(`
      [
        "rosette d91701367f398ada",
        "card 91f36efa6b04c37d",
        "lead e83af2e6789f8a2f",
        "plate 76d58ac1576b96bf",
        "plate-small d0d4856a5fe424ec",
        "band 27a60804bd16c461",
        "contour f330a905d12840fc",
        "summit 3eaf57d532bc8218",
        "monogram 36c1d95d76f88607",
      ]
    `);
  });

  test.each(pictures.filter(([, seed]) => seed === 'pe101' || seed === 'a'))(
    '%s of %s is well-formed, and draws something',
    (kind, _, svg) => {
      const { width, height } = artKinds[kind];
      const drawn = new Resvg(svg.replaceAll(/var\(--\w\)/g, '#000'), {
        font: { loadSystemFonts: false },
      });
      expect([drawn.width, drawn.height]).toEqual([width, height]);
      const { pixels } = drawn.render();
      const inked = pixels.filter((value, index) => index % 4 === 3 && value > 60).length / (width * height);
      expect(inked).toBeGreaterThan(0.05);
      expect(inked).toBeLessThan(0.75);
    },
  );

  test.each(pictures)(
    '%s of %s has whole numbers, no text, no script and no address but its own',
    (_k, _s, svg) => {
      expect(svg).not.toMatch(
        /<(?:text|script|foreignObject|image|a)\b| style=| on\w+=|NaN|Infinity|undefined/,
      );
      expect([...svg.matchAll(/href="([^"]*)"/g)].every(([, target]) => target?.startsWith('#'))).toBe(true);
      for (const [, data] of svg.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^[MLqQltzcChv\d\s-]*$/);
    },
  );

  test.each([
    ['rosette', 9_000],
    ['card', 6_000],
    ['lead', 8_500],
    ['plate', 8_500],
    ['plate-small', 4_500],
    ['band', 8_000],
    ['contour', 6_000],
    ['summit', 6_000],
    ['monogram', 3_000],
  ] as const)('%s is at most %i bytes on the way', (kind, most) => {
    const sizes = pictures.flatMap(([one, , svg]) => (one === kind ? brotliCompressSync(svg).length : []));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
  });

  test('is another one for another seed, whatever the seeds', () => {
    const seed = fc.stringMatching(/^[a-z0-9-]{1,64}$/);
    fc.assert(
      fc.property(seed, seed, fc.constantFrom('card', 'plate'), (one, other, kind) => {
        const same = draw({ kind, seed: one, mark: '' }) === draw({ kind, seed: other, mark: '' });
        return same === (one === other);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a record’s picture', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,12}$/);

  test('is filled in one of at least twelve ways, none like another', () => {
    const drawn = families.map((family) => draw({ kind: 'card', seed: 'pu101', mark: '', family, hue: 0 }));
    expect(new Set(drawn).size).toBe(familyCount);
    expect(familyCount).toBeGreaterThanOrEqual(12);
  });

  test('is filled otherwise than those beside it in a list of up to three columns, as far as may be in its own way', () => {
    fc.assert(
      fc.property(fc.array(id, { maxLength: 30 }), (seeds) => {
        const chosen = familiesApart(seeds);
        for (const [at, family] of chosen.entries()) {
          const beside = chosen.slice(Math.max(0, at - 3), at);
          expect(beside).not.toContain(family);
          const own = lookOfCard(seeds[at] ?? '').family;
          expect(family === own || beside.includes(own)).toBe(true);
        }
      }),
    );
  });

  test('has the colour of its subject, by which all that is about it is told', () => {
    fc.assert(
      fc.property(id, id, id, (one, other, subject) => {
        const { hue } = lookOfCard(one, subject);
        expect(lookOfCard(other, subject).hue).toBe(hue);
        expect(hue).toBeLessThan(hueCount);
        expect(lookOfCard(one).hue).toBe(0);
      }),
    );
    const pictureIn = (hue: number) => draw({ kind: 'card', seed: 'a', mark: '', family: 0, hue }, 'light');
    expect(
      new Set(Array.from({ length: hueCount }, (_, hue) => /\.s\{stroke:(#\w+)/.exec(pictureIn(hue))?.[1]))
        .size,
    ).toBe(hueCount);
  });
});

describe('a portrait', () => {
  const letterless = draw({ kind: 'plate', seed: 'pe101', mark: '' });

  test.each(['H', 'HO', 'ÉM', 'ŁŞ', 'HOX', '韩', '欧阳', '陳'])('bears the letters %s', (mark) => {
    const svg = draw({ kind: 'plate', seed: 'pe101', mark });
    expect(svg.match(/<path id="t\d"/g)).toHaveLength([...mark].length);
  });

  test('has none rather than some of them when a letter is in no font of ours', () => {
    expect(draw({ kind: 'plate', seed: 'pe101', mark: '㐂' })).toBe(letterless);
    expect(draw({ kind: 'plate', seed: 'pe101', mark: 'ΩA' })).toBe(letterless);
  });

  test('is cut bolder for small sizes', () => {
    const lines = (kind: 'plate' | 'plate-small') =>
      /<path id="l" d="([^"]*)"/.exec(draw({ kind, seed: 'pe101', mark: '' }))?.[1]?.split('z').length ?? 0;
    expect(lines('plate')).toBeGreaterThan(75);
    expect(lines('plate-small')).toBeLessThan(40);
  });
});

describe('an address', () => {
  test('says all that the picture follows from', () => {
    expect(artUrl('plate', 'pe101', 'HO')).toBe('/art/v2/plate/pe101-HO.svg');
    expect(artUrl('card', 'news-a-b')).toBe('/art/v2/card/news-a-b.svg');
    expect(artUrl('lead', 'pu-1', '', { family: 12, hue: 5 })).toBe('/art/v2/lead/pu-1.12.5.svg');
    expect(parseArt('lead', 'pu-1.12.5.svg')).toEqual({
      kind: 'lead',
      seed: 'pu-1',
      mark: '',
      family: 12,
      hue: 5,
    });
    expect(parseArt('plate', 'pe-101-欧阳.svg')).toEqual({ kind: 'plate', seed: 'pe-101', mark: '欧阳' });
    expect(parseArt('plate-small', 'pe101-ÉM.svg')).toEqual({
      kind: 'plate-small',
      seed: 'pe101',
      mark: 'ÉM',
    });
    expect(decodeURIComponent(artUrl('plate', 'pe101', '韩'))).toBe('/art/v2/plate/pe101-韩.svg');
  });

  test('leaves out what is no mark, and anything like one where there are no letters', () => {
    expect(artUrl('plate', 'pe101', 'H<')).toBe('/art/v2/plate/pe101.svg');
    expect(artUrl('card', 'pub101', 'HO')).toBe('/art/v2/card/pub101.svg');
  });

  test.each([
    ['card', 'Pub101.svg'],
    ['card', 'pub101-HO.svg'],
    ['card', `${'a'.repeat(65)}.svg`],
    ['card', '.svg'],
    ['card', 'pub101.99.0.svg'],
    ['card', 'pub101.0.9.svg'],
    ['card', 'pub101.01.0.svg'],
    ['card', 'pub101.1.svg'],
    ['plate', 'pe101.1.1.svg'],
    ['card', 'pub101'],
    ['card', 'pub101.png'],
    ['card', '../secret.svg'],
    ['plate', 'pe101-ho_.svg'],
    ['plate', 'pe101-ABCD.svg'],
    ['plate', 'pe101-HO-RD.svg'],
    ['plate', 'pe101-韩韩韩.svg'],
    ['poster', 'pub101.svg'],
    ['constructor', 'pub101.svg'],
  ])('%s/%s names no picture', (kind, name) => {
    expect(parseArt(kind, name)).toBeNull();
  });

  test('cannot be made of a malformed seed', () => {
    expect(() => artUrl('card', 'A b')).toThrow(RangeError);
  });
});
