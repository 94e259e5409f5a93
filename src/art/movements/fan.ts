import { openLine, type Point } from '../spline.ts';
import type { Movement } from './movement.ts';

/** Rays that open from below the picture like a fan, with its ribs across in seal. */
export const fan: Movement = (random, [width, height]) => {
  const foot: Point = [width * random.between(0.3, 0.7), height * random.between(1.06, 1.25)];
  const far = Math.hypot(Math.max(foot[0], width - foot[0]), foot[1]) * 1.05;
  const waves = random.between(2, 3.4);
  const swing = random.between(0.02, 0.05);
  const at = (angle: number, reach: number): Point => [
    foot[0] + reach * Math.cos(angle),
    foot[1] - reach * Math.sin(angle),
  ];
  const rays = Array.from({ length: 74 }, (_, ray) => {
    const angle = ((ray + 0.5) / 74) * Math.PI;
    const points: Point[] = [];
    for (let share = 0.14; share <= 1.06; share += 0.08) {
      points.push(at(angle + swing * Math.sin(waves * 2 * Math.PI * share), far * share));
    }
    return openLine(points);
  });
  const ribs = [0.26, 0.29, 0.32, 0.35, 0.6, 0.63, 0.66, 0.69, 0.72].map((share) => {
    const points: Point[] = [];
    for (let step = -1; step <= 41; step += 1) {
      const angle = (step / 40) * Math.PI;
      points.push(at(angle, far * share * (1 + 0.035 * Math.sin(16 * angle))));
    }
    return openLine(points);
  });
  return `<path class="i" d="${rays.join('')}"/><path class="s" d="${ribs.join('')}"/>`;
};
