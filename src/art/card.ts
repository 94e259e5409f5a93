import { familyCount, familyOf } from './family.ts';
import { arches, croppedRosette } from './movements/cropped-rosette.ts';
import { fan } from './movements/fan.ts';
import { knot } from './movements/knot.ts';
import { loom } from './movements/loom.ts';
import { medallions } from './movements/medallions.ts';
import { moire } from './movements/moire.ts';
import type { Movement } from './movements/movement.ts';
import { net } from './movements/net.ts';
import { ridges } from './movements/ridges.ts';
import { ripples } from './movements/ripples.ts';
import { spiral } from './movements/spiral.ts';
import { twinRosettes } from './movements/twin-rosettes.ts';
import { woven } from './movements/woven.ts';
import { randomFrom } from './random.ts';
import type { Drawing } from './svg.ts';

const sizes = { card: [480, 240], lead: [960, 420] } as const;

/** Neighbours in this order look least alike: where two would stand together, the second takes the next. */
const families: readonly Movement[] = [
  woven,
  croppedRosette,
  ridges,
  twinRosettes,
  net,
  spiral,
  loom,
  arches,
  moire,
  medallions,
  fan,
  knot,
  ripples,
];

/**
 * The picture of a record in lists (`card`, 2:1) and at the head of its page (`lead`, 16:7).
 *
 * @param family the record's own where nothing is said
 */
export function card(kind: 'card' | 'lead', seed: string, family = familyOf(seed), hue = 0): Drawing {
  const movement = families[family % familyCount] ?? woven;
  const size = sizes[kind];
  const body = movement(randomFrom(`drawn-${kind}:${seed}`), size);
  return { size, body: hue === 0 ? body : `<g class="h${hue}">${body}</g>` };
}
