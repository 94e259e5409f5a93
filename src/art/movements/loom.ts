import { breath } from '../ribbon.ts';
import { openLine, type Point } from '../spline.ts';
import type { Movement } from './movement.ts';

/** Upright ribbons side by side like columns, one of them in seal. */
export const loom: Movement = (random, [width, height]) => {
  const count = Math.round((width / height) * 3.5);
  const broad = width / count;
  const wave = height * random.between(0.42, 0.6);
  const sealed = random.whole(1, count - 2);
  const column = (at: number) => {
    const reach = breath(random, height, 1.4, broad * 0.16, broad * 0.46);
    const strands = Array.from({ length: 9 }, (_, strand) => {
      const late = (strand / 9) * 2 * Math.PI;
      const points: Point[] = [];
      for (let y = -wave / 8; y <= height + wave / 4; y += wave / 8) {
        points.push([(at + 0.5) * broad + reach(y) * Math.sin((y / wave) * 2 * Math.PI + late), y]);
      }
      return openLine(points);
    });
    return `<path class="${at === sealed ? 's' : 'i'}" d="${strands.join('')}"/>`;
  };
  return Array.from({ length: count }, (_, at) => column(at)).join('');
};
