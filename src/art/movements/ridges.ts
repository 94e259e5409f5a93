import { openLine, type Point } from '../spline.ts';
import type { Movement } from './movement.ts';

/** Ruled lines that rise over a few hills, like a range seen from far; some of them in seal. */
export const ridges: Movement = (random, [width, height]) => {
  const gap = height / 30;
  const hills = Array.from({ length: Math.round((width / height) * 2) + 1 }, () => ({
    at: [random.between(0.04, 0.96) * width, random.between(0.3, 1) * height] as const,
    wide: height * random.between(0.2, 0.42),
    deep: height * random.between(0.14, 0.26),
    high: height * random.between(0.14, 0.36),
  }));
  const rise = (x: number, y: number) =>
    hills.reduce(
      (sum, { at, wide, deep, high }) =>
        sum + high * Math.exp(-(((x - at[0]) / wide) ** 2) - ((y - at[1]) / deep) ** 2),
      0,
    );
  const first = random.whole(10, 15);
  const lines = (isSeal: boolean) => {
    const paths: string[] = [];
    for (let row = 0; row < 40; row += 1) {
      if ((row >= first && row < first + 7) !== isSeal) continue;
      const y = (row + 1) * gap;
      const points: Point[] = [];
      for (let x = -24; x <= width + 48; x += 24) points.push([x, y - rise(x, y)]);
      paths.push(openLine(points));
    }
    return `<path class="${isSeal ? 's' : 'i'}" d="${paths.join('')}"/>`;
  };
  return lines(false) + lines(true);
};
