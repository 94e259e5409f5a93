import { coprimeTo } from './coprime.ts';
import { randomFrom } from './random.ts';
import { plainRingPath, ringPath } from './ring.ts';
import type { Drawing } from './svg.ts';

const size = 960;

/** The large rosette of the home and sign-in pages: six rings, the inner ones in seal. */
export function rosette(seed: string): Drawing {
  const random = randomFrom(`rosette:${seed}`);
  const centre = [size / 2, size / 2] as const;
  const outerPetals = random.pick([7, 8, 9]);
  const innerPetals = random.pick([7, 8, 9]);
  const tilt = random.between(0, 40);
  const rings = [
    ringPath({
      centre,
      radius: 374,
      reach: 62,
      petals: outerPetals,
      swing: 0.42,
      swell: random.between(0.2, 0.28),
      waves: coprimeTo(outerPetals, random.whole(11, 14)),
      turns: random.whole(26, 31),
      tilt,
    }),
    plainRingPath({ centre, radius: 318, reach: 13, waves: 50, turns: 6 }),
    plainRingPath({ centre, radius: 250, reach: 56, waves: random.whole(15, 17), turns: 18 }),
    ringPath({
      centre,
      radius: 205,
      reach: 40,
      petals: innerPetals,
      swing: 0.6,
      swell: random.between(0.2, 0.28),
      waves: coprimeTo(innerPetals, random.whole(14, 17)),
      turns: random.whole(19, 23),
      tilt: tilt * 2,
      seal: true,
    }),
    plainRingPath({ centre, radius: 166, reach: 9, waves: 44, turns: 6 }),
    plainRingPath({ centre, radius: 102, reach: 56, waves: 11, turns: 18 }),
    plainRingPath({ centre, radius: 34, reach: 22, waves: 9, turns: 11, seal: true }),
  ];
  return { size: [size, size], body: rings.join('') };
}
