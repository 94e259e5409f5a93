import type { sample } from './en.ts';

/** The same texts in each language. */
export type Sample = typeof sample;
