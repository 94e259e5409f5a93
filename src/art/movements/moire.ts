import { breath, ribbonPath } from '../ribbon.ts';
import { openLine, type Point } from '../spline.ts';
import type { Movement } from './movement.ts';

/** Two ruled fields that lie almost alike, so that their lines beat against each other, and a ribbon of seal. */
export const moire: Movement = (random, [width, height]) => {
  const gap = height / 42;
  const swell = breath(
    random,
    width,
    (width / height) * random.between(0.4, 0.6),
    -height * 0.13,
    height * 0.13,
  );
  const lean = random.between(0.3, 0.9);
  const field = (turn: number, late: number) => {
    const lines: string[] = [];
    for (let y = -height * 0.25; y < height * 1.25; y += gap) {
      const share = y / height;
      const points: Point[] = [];
      for (let x = -30; x <= width + 60; x += 30) {
        points.push([
          x,
          y + swell(x + late + share * height * lean) * (1 - share * 0.6) + (x - width / 2) * turn,
        ]);
      }
      lines.push(openLine(points));
    }
    return `<path class="i" d="${lines.join('')}"/>`;
  };
  const ribbon = ribbonPath({
    width,
    strands: 12,
    wave: height * random.between(0.42, 0.55),
    middle: breath(random, width, (width / height) * 0.3, height * 0.38, height * 0.62),
    reach: breath(random, width, (width / height) * 0.55, height * 0.03, height * random.between(0.12, 0.34)),
    seal: true,
  });
  const turn = random.between(0.03, 0.08) * random.pick([-1, 1]);
  return field(0, 0) + field(turn, height * random.between(0.1, 0.2)) + ribbon;
};
