import { openLine, type Point } from '../spline.ts';
import type { Movement } from './movement.ts';

/** One line that winds from a centre past the edges of the picture, trembling as it goes; its first turns in seal. */
export const spiral: Movement = (random, [width, height]) => {
  const centre = [width * random.between(0.3, 0.7), height * random.between(0.35, 0.65)] as const;
  const gap = height / 22;
  const far = Math.hypot(Math.max(centre[0], width - centre[0]), Math.max(centre[1], height - centre[1]));
  const waves = random.whole(6, 10) + 0.5;
  const depth = random.between(0.3, 0.75) * gap;
  const way = random.pick([-1, 1]);
  const turn = (from: number, until: number) => {
    const points: Point[] = [];
    for (let angle = from; angle <= until; ) {
      const reach = (gap * angle) / (2 * Math.PI);
      const radius = reach + depth * Math.min(1, reach / (height * 0.2)) * Math.sin(waves * angle);
      points.push([centre[0] + radius * Math.cos(way * angle), centre[1] + radius * Math.sin(angle)]);
      angle += (2 * Math.PI) / (waves * 5);
    }
    return openLine(points);
  };
  const change = 2 * Math.PI * random.whole(6, 8);
  return `<path class="i" d="${turn(change, (far / gap) * 2 * Math.PI)}"/><path class="s" d="${turn(1, change)}"/>`;
};
