import { alike, basic, beyond } from './characters.ts';

/** A value, or the ends of what is kept of an axis. */
type Axis = number | readonly [low: number, high: number];

/** What `cut.py` is told of a file. */
export interface FontPlan {
  /** The family's name in the file: licences reserve names for unchanged files. */
  readonly name: string;
  /** The upstream file, below the packages or those of `upstream/package.json`. */
  readonly source: string;
  /** Below the checkout. */
  readonly target: string;
  readonly characters: string;
  readonly axes: Readonly<Record<string, Axis>>;
  /** Where on the axes pairs of letters are kerned: it does not vary. */
  readonly kernedAt: Readonly<Record<string, number>>;
  /** Thousandths of the font size above and below the line; as upstream has them, where it does not say. */
  readonly heights?: readonly [ascent: number, descent: number];
}

const site = 'src/styles/fonts';
const margin = 'src/styles/margin/fonts';
const everything = basic + beyond + Object.keys(alike).join('');

const marginSans = {
  axes: { wght: [400, 700], wdth: [86, 100] },
  kernedAt: { wght: 450, wdth: 92 },
} as const;
const marginText = { axes: { wght: [400, 600], opsz: 18 }, kernedAt: { wght: 400, opsz: 18 } } as const;
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans';
const newsreader = '@fontsource-variable/newsreader/files/newsreader';

/**
 * All files that are cut. No package has the graduate pages' two typefaces whole: their letters of names from beyond
 * are files of their own, which browsers load for a page that has one.
 */
export const fontPlans: readonly FontPlan[] = [
  {
    name: 'Chancery Serif',
    source: 'source-serif/VAR/SourceSerif4Variable-Roman.ttf',
    target: `${site}/chancery-serif.woff2`,
    characters: everything,
    axes: { wght: [400, 600], opsz: [20, 60] },
    kernedAt: { wght: 400, opsz: 32 },
  },
  {
    name: 'Chancery Sans',
    source: 'source-sans/VF/SourceSans3VF-Upright.ttf',
    target: `${site}/chancery-sans.woff2`,
    characters: everything,
    axes: { wght: [400, 600] },
    kernedAt: { wght: 400 },
    heights: [1024, 400],
  },
  {
    name: 'Margin Sans',
    source: `${instrument}-latin-standard-normal.woff2`,
    target: `${margin}/margin-sans.woff2`,
    characters: everything,
    ...marginSans,
  },
  {
    name: 'Margin Sans',
    source: `${instrument}-latin-ext-standard-normal.woff2`,
    target: `${margin}/margin-sans-beyond.woff2`,
    characters: beyond,
    ...marginSans,
  },
  {
    name: 'Margin Text',
    source: `${newsreader}-latin-opsz-normal.woff2`,
    target: `${margin}/margin-text.woff2`,
    characters: everything,
    ...marginText,
  },
  {
    name: 'Margin Text',
    source: `${newsreader}-latin-ext-opsz-normal.woff2`,
    target: `${margin}/margin-text-beyond.woff2`,
    characters: beyond,
    ...marginText,
  },
];

/** Each licence's file in its package, and where it lies beside the fonts that were cut. */
export const licences = {
  'source-serif/LICENSE.md': `${site}/OFL.txt`,
  '@fontsource-variable/instrument-sans/LICENSE': `${margin}/OFL-margin-sans.txt`,
  '@fontsource-variable/newsreader/LICENSE': `${margin}/OFL-margin-text.txt`,
} as const;

/** What every file is told. */
export const fontRules = {
  /** Kerning, joined letters, a language's own forms. Figures are of one width without a rule. */
  features: ['kern', 'liga', 'locl'],
  /** Thousandths of the font size: by each axis a point is off by half of it, at 80 px a twelfth of a pixel. */
  step: 2,
  /** Thousandths of the font size that a letter's edges may be off at the ends of an axis: a quarter of a pixel at 80 px. */
  nearly: 3,
  alike,
} as const;
