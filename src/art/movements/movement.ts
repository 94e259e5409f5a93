import type { Random } from '../random.ts';

/** One way to fill a picture of this size. */
export type Movement = (random: Random, size: readonly [width: number, height: number]) => string;
