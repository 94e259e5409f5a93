import { isHan } from './letters/letters.ts';
import { type Monogram, monogram } from './letters/monogram.ts';
import { randomFrom } from './random.ts';
import { type Relief, relief } from './relief.ts';
import { breath, ribbonPath } from './ribbon.ts';
import { type Point, strip, unitsPerPixel } from './spline.ts';
import type { Drawing } from './svg.ts';

/** How a plate is cut: fine for a portrait, bold for a picture of a few pixels. */
interface Cut {
  readonly lines: number;
  /** Thinnest and thickest of the ground's lines, in pixels. */
  readonly thin: number;
  readonly thick: number;
  /** What lines gain inside a letter, and how wide the letter's edge and the gap round it are. */
  readonly gain: number;
  readonly edge: number;
  readonly halo: number;
  readonly letters: { readonly width: number; readonly height: number; readonly han: number };
  readonly ribbon: { readonly strands: number; readonly wave: number; readonly line: number };
}

const cuts: Readonly<Record<'plate' | 'plate-small', Cut>> = {
  plate: {
    lines: 84,
    thin: 0.78,
    thick: 1.18,
    gain: 2.7,
    edge: 1.4,
    halo: 1.4,
    letters: { width: 336, height: 176, han: 250 },
    ribbon: { strands: 16, wave: 64, line: 0.85 },
  },
  'plate-small': {
    lines: 34,
    thin: 2,
    thick: 3.2,
    gain: 8,
    edge: 5,
    halo: 6,
    letters: { width: 370, height: 200, han: 290 },
    ribbon: { strands: 6, wave: 110, line: 4 },
  },
};

const width = 400;
const height = 480;
/** Where the ribbon lies. */
const ribbonMiddle = 424;
const ribbonReach = 32;
/** How far above the picture the first line lies: the relief pushes lines down into it. */
const headroom = 64;

/**
 * A portrait: ruled lines over a relief that swell on its shaded slopes; the letters of the mark thicken the same
 * lines; a ribbon of seal at the foot.
 */
export function plate(kind: 'plate' | 'plate-small', seed: string, mark: string): Drawing {
  const cut = cuts[kind];
  const random = randomFrom(`plate:${seed}`);
  const lines = ruledLines(cut, relief(random, random.between(460, 640)));
  const { width: most, height: capital, han } = cut.letters;
  const box = {
    centre: [width / 2, 206] as const,
    width: most,
    height: [...mark].some(isHan) ? han : capital,
  };
  const ribbon = ribbonPath({
    width,
    strands: cut.ribbon.strands,
    wave: cut.ribbon.wave,
    middle: () => ribbonMiddle,
    reach: breath(random, width, 1.7, 4, ribbonReach - 3),
    seal: true,
  });
  const seal = `<g stroke-width="${units(cut.ribbon.line)}">${ribbon}</g>`;
  return { size: [width, height], body: engraved(lines, monogram(mark, box), cut) + seal };
}

/** The lines of the ground, each a strip between two edges, in two fields above and below the ribbon. */
function ruledLines({ lines, thin, thick }: Cut, hills: Relief): string {
  const gap = height / lines;
  const step = 25;
  return Array.from({ length: lines + Math.ceil(headroom / gap) }, (_, line) => (line + 0.5) * gap - headroom)
    .filter((y) => Math.abs(y - ribbonMiddle) > ribbonReach)
    .map((y) => {
      const calm = calmAt(y);
      const upper: Point[] = [];
      const lower: Point[] = [];
      for (let x = -step * 1.5; x < width + step * 2; x += step) {
        const at = y + calm * hills(x, y);
        // Light comes from the upper left: what falls away from it is in the shade.
        const slope = hills(x + 6, y + 6) - hills(x - 6, y - 6);
        const half = (thin + (thick - thin) * Math.min(1, Math.max(0, 0.5 + calm * slope * 0.16))) / 2;
        upper.push([x, at - half]);
        lower.push([x, at + half]);
      }
      return strip(upper, lower);
    })
    .join('');
}

/** The hills sink towards the ribbon, so that it lies between two straight lines. */
function calmAt(y: number): number {
  const away = Math.min(1, Math.max(0, (ribbonMiddle - ribbonReach - y) / 150));
  return away * away * (3 - 2 * away);
}

/** The lines as they are outside the letters, thickened inside them, and the letters' edge. */
function engraved(lines: string, letters: Monogram | null, { gain, edge, halo }: Cut): string {
  const ground = `<path id="l" d="${lines}"/>`;
  if (!letters) return `<g class="f">${ground}</g>`;
  const { paths, uses, scale } = letters;
  const whole = `width="${units(width)}" height="${units(height)}"`;
  const around = (pixels: number) => Math.round((2 * units(pixels)) / scale);
  const mask = (id: string, content: string) =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" ${whole}>${content}</mask>`;
  const gap = `<rect ${whole} fill="#fff"/><g stroke="#000" stroke-width="${around(halo + edge)}">${uses}</g>`;
  const rim = `<g stroke="#fff" stroke-width="${around(edge)}" paint-order="stroke">${uses}</g>`;
  return [
    `<defs>${ground}${paths}<clipPath id="c">${uses}</clipPath>${mask('g', gap)}${mask('e', rim)}</defs>`,
    `<g class="f" mask="url(#g)"><use href="#l"/></g>`,
    `<g class="f i" clip-path="url(#c)"><use href="#l" stroke-width="${units(gain)}"/></g>`,
    `<rect class="f" ${whole} mask="url(#e)"/>`,
  ].join('');
}

function units(pixels: number): number {
  return Math.round(pixels * unitsPerPixel);
}
