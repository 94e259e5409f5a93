import { coprimeTo } from '../coprime.ts';
import type { Random } from '../random.ts';
import { plainRingPath, ringPath } from '../ring.ts';
import type { Point } from '../spline.ts';
import type { Movement } from './movement.ts';

// Heads of pages show the middle of a wide picture only, and an edge would leave the other half of them empty.
const isWide = ([width, height]: readonly [number, number]) => width > 2 * height;

/** One rosette, larger than the picture: off its middle, or a single ring of few or many petals. */
export const croppedRosette: Movement = (random, size) =>
  random.pick([near, near, single])(random, size, isWide(size));

/** One rosette whose middle lies outside the picture, so that its rings pass like arches. */
export const arches: Movement = (random, size) => far(random, size, isWide(size));

type Crop = (random: Random, size: readonly [width: number, height: number], isWide: boolean) => string;

const near: Crop = (random, [width, height], isWide) => {
  const side = random.pick(isWide ? [0.36, 0.42, 0.5, 0.58, 0.64] : [0.2, 0.3, 0.42, 0.6, 0.7, 0.8]);
  const level = isWide ? random.between(0.35, 0.65) : random.between(0.2, 0.85);
  const scale = isWide
    ? (width / 480) * random.between(1.05, 1.4)
    : (height / 240) * random.between(0.85, 1.35);
  return rings(random, [width * side, height * level], scale, random.whole(22, 27));
};

const far: Crop = (random, [width, height], isWide) => {
  const side = random.between(0.25, 0.75);
  const level = random.pick([0, 1]) + (isWide ? 0.05 : 0.2) * random.pick([-1, 1]);
  const scale = (height / 240) * random.between(1.35, 1.65);
  return rings(random, [width * side, height * level], scale, random.whole(28, 32));
};

/** One broad ring of five to twelve petals round a small one. */
const single: Crop = (random, [width, height], isWide) => {
  const centre = [width * random.between(0.38, 0.62), height * random.between(0.42, 0.58)] as const;
  const scale = isWide ? (width / 480) * 1.3 : (height / 240) * random.between(0.8, 1.2);
  const petals = random.whole(5, 12);
  const isSeal = random.pick([false, false, true]);
  return [
    ringPath({
      centre,
      radius: 120 * scale,
      reach: 62 * scale,
      petals,
      swing: random.between(0.3, 0.7),
      swell: random.between(0.2, 0.28),
      tilt: random.between(0, 60),
      waves: coprimeTo(petals, random.whole(5, 11)),
      turns: random.whole(26, 31),
      seal: isSeal,
    }),
    plainRingPath({ centre, radius: 34 * scale, reach: 12 * scale, waves: 9, turns: 8, seal: !isSeal }),
  ].join('');
};

function rings(random: Random, centre: Point, scale: number, turns: number): string {
  const petals = random.whole(5, 12);
  const innerPetals = random.whole(5, 9);
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
      turns,
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
}
