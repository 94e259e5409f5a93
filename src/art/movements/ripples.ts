import { closedLine, type Point } from '../spline.ts';
import type { Movement } from './movement.ts';

/** Rings that spread from two places and cross, those of the smaller one in seal. */
export const ripples: Movement = (random, [width, height]) => {
  const side = random.pick([-1, 1]);
  const rings = (x: number, y: number, count: number, gap: number, seal: boolean) => {
    const waves = random.whole(3, 7);
    const depth = random.between(0.03, 0.07);
    const paths = Array.from({ length: count }, (_, ring) => {
      const radius = (ring + 1) * gap;
      const late = ring * random.between(0.04, 0.1);
      const steps = Math.max(10, Math.round(radius / 7));
      const points = Array.from({ length: steps }, (_, step): Point => {
        const angle = (step / steps) * 2 * Math.PI;
        const reach = radius * (1 + depth * Math.sin(waves * angle + late));
        return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      });
      return closedLine(points);
    });
    return `<path class="${seal ? 's' : 'i'}" d="${paths.join('')}"/>`;
  };
  const middle = width / 2;
  const apart = height * random.between(0.35, 0.7) * side;
  const gap = height / 30;
  return (
    rings(
      middle - apart,
      height * random.between(0.25, 0.75),
      Math.round(width / 2 / gap),
      gap * 1.5,
      false,
    ) + rings(middle + apart, height * random.between(0.3, 0.7), 12, gap, true)
  );
};
