import capitals from './outlines.gen.json' with { type: 'json' };

/** By character, its width in thousandths of an em and its path. */
export type Outlines = Readonly<Record<string, readonly [width: number, path: string]>>;

/** Capitals and characters of Chinese surnames. */
export const outlines = capitals as unknown as Outlines;
