import type { Movement } from '../card.ts';
import { coprimeTo } from '../coprime.ts';
import { plainRingPath, ringPath } from '../ring.ts';

/** One rosette, larger than the picture and off its middle. */
export const croppedRosette: Movement = (random, [width, height]) => {
  // At the head of a page a rosette near an edge would leave the other half empty.
  const isWide = width > 2 * height;
  const side = random.pick(isWide ? [0.36, 0.42, 0.5, 0.58, 0.64] : [0.16, 0.3, 0.42, 0.6, 0.72, 0.86]);
  const centre = [width * side, height * random.between(0.2, 0.85)] as const;
  const scale = isWide
    ? (width / 480) * random.between(1.05, 1.4)
    : (height / 240) * random.between(0.85, 1.35);
  const petals = random.pick([7, 8, 9]);
  const innerPetals = random.pick([7, 8]);
  const tilt = random.between(0, 50);
  const swell = random.between(0.2, 0.28);
  return [
    ringPath({
      centre,
      radius: 186 * scale,
      reach: 46 * scale,
      petals,
      swing: 0.5,
      swell,
      tilt,
      waves: coprimeTo(petals, random.whole(8, 11)),
      turns: random.whole(22, 27),
    }),
    plainRingPath({ centre, radius: 142 * scale, reach: 8 * scale, waves: 36, turns: 4 }),
    plainRingPath({ centre, radius: 104 * scale, reach: 30 * scale, waves: 13, turns: 11 }),
    ringPath({
      centre,
      radius: 62 * scale,
      reach: 22 * scale,
      petals: innerPetals,
      swing: 0.5,
      swell,
      tilt: tilt * 2,
      waves: coprimeTo(innerPetals, random.whole(10, 13)),
      turns: random.whole(12, 15),
      seal: true,
    }),
    plainRingPath({ centre, radius: 18 * scale, reach: 12 * scale, waves: 8, turns: 7, seal: true }),
  ].join('');
};
