import type { ArtKind } from './address.ts';
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

/** Whose colours a picture has: the site's, or those of its graduate pages. */
type Look = 'site' | 'margin';

const marginKinds: readonly ArtKind[] = ['contour', 'summit', 'monogram'];

export function lookOf(kind: ArtKind): Look {
  return marginKinds.includes(kind) ? 'margin' : 'site';
}

/**
 * Ink and seal by scheme; contour lines are thin in a third colour, and labels are filled. Other colours may take the
 * place of seal, for pictures of one subject.
 */
const colours = {
  site: {
    light: ['#0e2240', '#a9341a', '', '#0b6a64', '#80600f', '#7a2f63', '#3c6a2a', '#2458a6'],
    dark: ['#b6c3d3', '#f0896b', '', '#6cc7bd', '#dcb35c', '#dd9ac6', '#a5cd86', '#8fb8f2'],
  },
  margin: { light: ['#15171a', '#d0260f', '#9a9ea4'], dark: ['#eeede9', '#ff6a4f', '#62666d'] },
} as const;

const rules = {
  site: (ink: string, seal: string) => `.i,.s{fill:none;stroke:${ink}}.s{stroke:${seal}}.f{fill:${ink}}`,
  margin: (ink: string, red: string, thin: string) =>
    `.i,.b,.s{fill:none;stroke:${thin}}.b{stroke:${ink};stroke-width:10}.s{stroke:${red};stroke-width:16}.m{fill:none;stroke:${ink};stroke-width:54}.bl{fill:${ink}}.sl{fill:${red}}`,
} as const;

/**
 * The style sheet of every drawing of a look. `prefers-color-scheme` is, in an image, the `color-scheme` of the element
 * that shows it; `#light` and `#dark` after the address are for browsers that do not hand it down.
 */
function styleOf(look: Look): string {
  const [light, dark] = [colours[look].light, colours[look].dark].map((values) =>
    values.flatMap((value, index) => (value ? `--${'ist12345'[index]}:${value}` : [])).join(';'),
  );
  return `:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}#light:target{${light}}#dark:target{${dark}}${rules[look]('var(--i)', 'var(--s)', 'var(--t)')}`;
}

/**
 * A picture stretched over a page keeps the breadth of its strokes; `min-width` is of the picture as it is shown.
 * Renderers that know no `@supports` draw at the picture's own size anyway.
 */
const wideRule =
  '@supports(vector-effect:non-scaling-stroke){@media(min-width:700px){path{vector-effect:non-scaling-stroke;stroke-width:.85px}}}';

export const artStyles: Readonly<Record<Look, string>> = {
  site: `${styleOf('site')}${[1, 2, 3, 4, 5].map((hue) => `.h${hue}{--s:var(--${hue})}`).join('')}${wideRule}`,
  margin: styleOf('margin'),
};

/** A drawing as a whole SVG document. */
export function svgOf(
  { size: [width, height], body }: Drawing,
  scheme: Scheme = 'any',
  look: Look = 'site',
  hue = 0,
): string {
  const units = `${width * unitsPerPixel} ${height * unitsPerPixel}`;
  const values: readonly string[] = scheme === 'any' ? [] : colours[look][scheme];
  const [ink = '', seal = '', thin = ''] = values;
  const red = hue === 0 ? seal : (values[hue + 2] ?? seal);
  const style = scheme === 'any' ? artStyles[look] : rules[look](ink, red, thin);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${units}"><style>${style}</style><g id="light"><g id="dark" stroke-width="8.5">${body}</g></g></svg>`;
}
