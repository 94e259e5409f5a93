import { croppedRosette } from './movements/cropped-rosette.ts';
import { moire } from './movements/moire.ts';
import { twinRosettes } from './movements/twin-rosettes.ts';
import { woven } from './movements/woven.ts';
import { randomFrom } from './random.ts';
import type { Drawing } from './svg.ts';

const sizes = { card: [480, 240], lead: [960, 420] } as const;

/** The picture of a record in lists (`card`, 2:1) and at the head of its page (`lead`, 16:7). */
export function card(kind: 'card' | 'lead', seed: string): Drawing {
  // The movement is the record's, in both of its pictures.
  const movement = randomFrom(`card:${seed}`).pick([woven, croppedRosette, moire, twinRosettes]);
  const size = sizes[kind];
  // Other numbers than those that chose the movement, or each movement would always begin alike.
  return { size, body: movement(randomFrom(`drawn-${kind}:${seed}`), size) };
}
