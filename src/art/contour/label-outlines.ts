import type { Outlines } from '../letters/outlines.ts';
import characters from './label-outlines.gen.json' with { type: 'json' };

/** What contour lines are labelled with, and letters of monograms. */
export const labelOutlines = characters as unknown as Outlines;
