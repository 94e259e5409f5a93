import { closedLine, type Point } from '../spline.ts';
import type { Movement } from './movement.ts';

/** Figures of two swings at right angles, each a step later than the one before, and a smaller one within in seal. */
export const knot: Movement = (random, [width, height]) => {
  const [across, down] = random.pick([
    [2, 3],
    [3, 4],
    [3, 5],
  ]);
  const figure = (broad: number, high: number, count: number, spread: number, seal: boolean) => {
    // Halfway between the phases at which the figure folds upon itself.
    const late = Math.PI / (2 * down) + random.between(-0.06, 0.06);
    const steps = 11 * (across + down);
    const paths = Array.from({ length: count }, (_, line) => {
      const points = Array.from({ length: steps }, (_, step): Point => {
        const t = (step / steps) * 2 * Math.PI;
        return [
          width / 2 + broad * Math.sin(across * t + late + line * spread),
          height / 2 + high * Math.sin(down * t + line * spread * 0.5),
        ];
      });
      return closedLine(points);
    });
    return `<path class="${seal ? 's' : 'i'}" d="${paths.join('')}"/>`;
  };
  return (
    figure(width * 0.46, height * 0.42, 12, random.between(0.03, 0.06), false) +
    figure(width * 0.2, height * 0.18, 7, 0.07, true)
  );
};
