import { unitsPerPixel } from './spline.ts';

/** What a drawing is made of, without its frame. */
export interface Drawing {
  /** Width and height in pixels. */
  readonly size: readonly [width: number, height: number];
  /** Elements in units of a tenth of a pixel; `class="i"` is ink, `class="s"` seal. */
  readonly body: string;
}

/** `any`: as the reader's system or page wants it. The other two are for pictures that know no page. */
export type Scheme = 'any' | 'light' | 'dark';

const light = '--i:#0e2240;--s:#a9341a';
const dark = '--i:#b6c3d3;--s:#f0896b';

/**
 * The style sheet of every drawing. `prefers-color-scheme` is, in an image, the `color-scheme` of the element that
 * shows it; `#light` and `#dark` after the address are for browsers that do not hand it down.
 */
export const artStyle = `:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}#light:target{${light}}#dark:target{${dark}}.i,.s{fill:none;stroke:var(--i)}.s{stroke:var(--s)}.f{fill:var(--i)}`;

const fixedStyles: Readonly<Record<'light' | 'dark', string>> = {
  light: fixed('#0e2240', '#a9341a'),
  dark: fixed('#b6c3d3', '#f0896b'),
};

function fixed(ink: string, seal: string): string {
  return `.i{fill:none;stroke:${ink}}.s{fill:none;stroke:${seal}}.f{fill:${ink}}`;
}

/** A drawing as a whole SVG document. */
export function svgOf({ size: [width, height], body }: Drawing, scheme: Scheme = 'any'): string {
  const units = `${width * unitsPerPixel} ${height * unitsPerPixel}`;
  const style = scheme === 'any' ? artStyle : fixedStyles[scheme];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${units}"><style>${style}</style><g id="light"><g id="dark" stroke-width="8.5">${body}</g></g></svg>`;
}
