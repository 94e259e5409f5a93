import { coprimeTo } from '../coprime.ts';
import { breath, ribbonPath } from '../ribbon.ts';
import { plainRingPath, ringPath } from '../ring.ts';
import type { Movement } from './movement.ts';

/** Two rosettes that share an edge, over a ribbon that runs through both. */
export const twinRosettes: Movement = (random, [width, height]) => {
  const scale = height / 240;
  const apart = height * random.between(0.4, 0.5);
  const middle = width / 2 + width * random.between(-0.06, 0.06);
  const petals = random.whole(5, 12);
  const waves = coprimeTo(petals, random.whole(8, 11));
  const turns = random.whole(15, 19);
  const rosette = (x: number, seal: boolean, tilt: number) => {
    const centre = [x, height / 2] as const;
    return [
      ringPath({
        centre,
        radius: 80 * scale,
        reach: 24 * scale,
        petals,
        swing: 0.45,
        swell: 0.24,
        waves,
        turns,
        tilt,
        seal,
      }),
      plainRingPath({ centre, radius: 41 * scale, reach: 14 * scale, waves: 9, turns: 9, seal }),
      plainRingPath({ centre, radius: 15 * scale, reach: 10 * scale, waves: 7, turns: 6, seal: !seal }),
    ].join('');
  };
  const swell = breath(random, width, width / height, 0.5, 1);
  const ribbon = ribbonPath({
    width,
    strands: 14,
    wave: height * 0.5,
    middle: () => height / 2,
    reach: (x) =>
      height * 0.03 + height * 0.2 * Math.min(1, Math.abs(x - middle) / (height * 0.9)) ** 2 * swell(x),
  });
  const isSealFirst = random.pick([true, false]);
  return (
    ribbon +
    rosette(middle - apart, isSealFirst, random.between(0, 50)) +
    rosette(middle + apart, !isSealFirst, random.between(0, 50))
  );
};
