import { breath, ribbonPath } from '../ribbon.ts';
import type { Movement } from './movement.ts';

/** Two woven ribbons, 24 strands of ink and 12 of seal, along the whole width. */
export const woven: Movement = (random, [width, height]) => {
  const swings = (width / height) * random.between(0.72, 1);
  const wave = height * random.between(0.42, 0.56);
  const ink = {
    width,
    strands: 24,
    wave,
    middle: breath(random, width, swings * 0.5, height * 0.4, height * 0.6),
    reach: breath(random, width, swings, height * 0.09, height * 0.52),
  };
  const seal = {
    width,
    strands: 12,
    wave: wave * random.between(0.6, 0.75),
    middle: breath(random, width, swings * 0.6, height * 0.44, height * 0.58),
    reach: breath(random, width, swings * 1.15, height * 0.03, height * 0.27),
    seal: true,
  };
  return ribbonPath(ink) + ribbonPath(seal);
};
