import { coprimeTo } from '../coprime.ts';
import { plainRingPath, ringPath } from '../ring.ts';
import { openLine, type Point } from '../spline.ts';
import type { Movement } from './movement.ts';

/** A row of small rosettes like stamps, between two pairs of rules, one or two of them in seal. */
export const medallions: Movement = (random, [width, height]) => {
  const count = Math.round(width / height) * 2 - 1;
  const apart = width / count;
  const sealed = random.whole(0, count - 1);
  const scale = Math.min(apart, height * 0.62) / 160;
  const turned = random.between(0, 60);
  const drift = random.between(0, 2 * Math.PI);
  const swell = random.between(0.18, 0.28);
  const petals = random.whole(5, 9);
  const waves = coprimeTo(petals, random.whole(7, 9));
  const medallion = (at: number) => {
    const centre = [(at + 0.5) * apart, height / 2] as const;
    const seal = at === sealed;
    return [
      ringPath({
        centre,
        radius: 54 * scale,
        reach: 20 * scale,
        petals,
        swing: 0.4,
        swell,
        waves,
        turns: 9,
        tilt: turned + 12 * at,
        seal,
      }),
      plainRingPath({ centre, radius: 18 * scale, reach: 9 * scale, waves: 7, turns: 6, seal: !seal }),
    ].join('');
  };
  const rule = (level: number) => {
    const points: Point[] = [];
    for (let x = -apart / 8; x <= width + apart / 4; x += apart / 8) {
      points.push([x, height * level + height * 0.012 * Math.sin((x / apart) * 4 * Math.PI + drift)]);
    }
    return openLine(points);
  };
  const rules = [0.05, 0.09, 0.13, 0.87, 0.91, 0.95].map(rule).join('');
  return `<path class="i" d="${rules}"/>${Array.from({ length: count }, (_, at) => medallion(at)).join('')}`;
};
