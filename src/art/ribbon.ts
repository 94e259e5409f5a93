import type { Random } from './random.ts';
import { openLine, type Point } from './spline.ts';

/** A band of sine strands under one envelope. Lengths in pixels. */
export interface Ribbon {
  readonly width: number;
  readonly strands: number;
  /** Length of one swing of a strand. */
  readonly wave: number;
  /** Where the ribbon's middle is. */
  readonly middle: (x: number) => number;
  /** Half of its breadth. */
  readonly reach: (x: number) => number;
  /** Control points in one swing; default 8. */
  readonly detail?: number;
  readonly seal?: boolean;
}

/** The strands, each a step later in its swing than the one before: together they weave. */
export function ribbonPath({
  width,
  strands,
  wave,
  middle,
  reach,
  detail = 8,
  seal = false,
}: Ribbon): string {
  const step = wave / detail;
  const paths = Array.from({ length: strands }, (_, strand) => {
    const late = (strand / strands) * 2 * Math.PI;
    const points: Point[] = [];
    for (let x = -1.5 * step; x < width + 2 * step; x += step) {
      points.push([x, middle(x) + reach(x) * Math.sin((x / wave) * 2 * Math.PI + late)]);
    }
    return openLine(points);
  });
  return `<path class="${seal ? 's' : 'i'}" d="${paths.join('')}"/>`;
}

/**
 * A curve that rises and falls like breath: between `low` and `high`, with about `swings` swells over the width, no
 * two alike.
 */
export function breath(random: Random, width: number, swings: number, low: number, high: number) {
  const first = random.between(0, 2 * Math.PI);
  const second = random.between(0, 2 * Math.PI);
  const pace = (2 * Math.PI * swings) / width;
  return (x: number): number => {
    const wave = 0.68 * Math.sin(pace * x + first) + 0.32 * Math.sin(pace * 1.7 * x + second);
    return low + ((wave + 1) / 2) * (high - low);
  };
}
