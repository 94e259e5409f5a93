import { randomFrom } from './random.ts';
import { breath, ribbonPath } from './ribbon.ts';
import type { Drawing } from './svg.ts';

const width = 1280;
const height = 80;

/** Three ribbons one over the other: the footer, the heads of long pages. */
export function band(seed: string): Drawing {
  const random = randomFrom(`band:${seed}`);
  const middle = breath(random, width, 1.3, height / 2 - 5, height / 2 + 5);
  const level = () => height / 2;
  const body = [
    ribbonPath({ width, strands: 18, wave: 128, middle, reach: breath(random, width, 2.6, 2, 34) }),
    ribbonPath({ width, strands: 14, wave: 96, middle: level, reach: breath(random, width, 2.1, 3, 22) }),
    ribbonPath({ width, strands: 7, wave: 72, middle, reach: breath(random, width, 2.4, 2, 24), seal: true }),
  ];
  return { size: [width, height], body: body.join('') };
}
