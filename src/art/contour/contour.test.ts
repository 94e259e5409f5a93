import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { svgOf } from '../svg.ts';
import { contour } from './contour.ts';
import { land } from './field.ts';
import { gridOf, linesAt, spaced } from './trace.ts';

const hill = { x: 100, y: 100, reach: 50, height: 1, stretch: 1, turn: 0 };

describe('a line of one height', () => {
  test('around a round hill is one closed circle at that height', () => {
    const field = land([hill]);
    const [line, ...others] = linesAt(gridOf(field, 200, 200, 5), 0.5);
    expect(others).toEqual([]);
    expect(line?.closed).toBe(true);
    // exp(-r²/50²) is a half where r is 50 √ln 2.
    const radius = 50 * Math.sqrt(Math.LN2);
    for (const [x, y] of line?.points ?? []) expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(radius, 0);
  });

  test('around two hills apart is two lines, and on a hill beyond the frame one that stays open', () => {
    const apart = land([hill, { ...hill, x: 400 }]);
    expect(linesAt(gridOf(apart, 500, 200, 5), 0.5).map(({ closed }) => closed)).toEqual([true, true]);
    const beyond = land([{ ...hill, x: 0 }]);
    expect(linesAt(gridOf(beyond, 200, 200, 5), 0.5).map(({ closed }) => closed)).toEqual([false]);
  });

  test('is drawn through points at even distances', () => {
    const [line] = linesAt(gridOf(land([hill]), 200, 200, 5), 0.5);
    const points = line ? spaced(line, 14) : [];
    const gaps = points.map(([x, y], index) => {
      const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
      return Math.hypot(nx - x, ny - y);
    });
    expect(points.length).toBeGreaterThan(15);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(3);
  });
});

describe('a picture of contour lines', () => {
  test.each(['graduates', 'a', 'graduate-page-apply'])(
    'for %s has red lines and labels on some lines',
    (seed) => {
      for (const kind of ['contour', 'summit'] as const) {
        const { body } = contour(kind, seed);
        expect(body).toContain('<path class="s"');
        expect(body.match(/<g transform/g)?.length).toBeGreaterThan(3);
      }
    },
  );

  test('of an island is whole: no line meets the frame', () => {
    for (const seed of ['graduates', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const svg = svgOf(contour('summit', seed), 'light', 'margin');
      const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
      const inked = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 0;
      const edge = [
        ...Array.from({ length: width }, (_, x) => [inked(x, 0), inked(x, height - 1)]),
        ...Array.from({ length: height }, (_, y) => [inked(0, y), inked(width - 1, y)]),
      ].flat();
      expect([seed, edge.filter(Boolean).length]).toEqual([seed, 0]);
    }
  });
});
