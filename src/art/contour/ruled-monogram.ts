import { randomFrom } from '../random.ts';
import { relief } from '../relief.ts';
import { openLine, type Point, unitsPerPixel } from '../spline.ts';
import type { Drawing } from '../svg.ts';
import { labelOutlines } from './label-outlines.ts';

/** All in pixels, but for the letters' own measures in thousandths of an em. */
const size = 200;
const gap = 8.6;
const step = 16;
const widest = 150;
const highest = 92;
const capitalHeight = 700;

/** A person on graduate pages: ruled lines over gentle hills, thick inside the letters. */
export function ruledMonogram(seed: string, mark: string): Drawing {
  const hills = relief(randomFrom(`monogram:${seed}`), 320);
  const lines: string[] = [];
  for (let y = -4 * gap; y < size + 4 * gap; y += gap) {
    const points: Point[] = [];
    for (let x = -1.5 * step; x < size + 2 * step; x += step) points.push([x, y + 0.7 * hills(x, y)]);
    lines.push(openLine(points));
  }
  const ground = `<path id="l" d="${lines.join('')}"/>`;
  const letters = lettersOf(mark);
  const thick = letters && `<clipPath id="c">${letters}</clipPath>`;
  return {
    size: [size, size],
    body: `<defs>${ground}${thick}</defs><use class="i" href="#l"/>${thick && '<use class="m" href="#l" clip-path="url(#c)"/>'}`,
  };
}

/** The letters side by side in the middle; none when one of them has no outline. */
function lettersOf(mark: string): string {
  const outlines = [...mark].flatMap((character) => {
    const outline = labelOutlines[character];
    return outline ? [outline] : [];
  });
  if (outlines.length === 0 || outlines.length < [...mark].length) return '';
  const total = outlines.reduce((sum, [width]) => sum + width, 0);
  const scale = Math.min(widest / total, highest / capitalHeight) * unitsPerPixel;
  let x = (size * unitsPerPixel - total * scale) / 2;
  const y = Math.round((size * unitsPerPixel + capitalHeight * scale) / 2);
  return outlines
    .map(([width, path]) => {
      const at = Math.round(x);
      x += width * scale;
      return `<path transform="translate(${at} ${y})scale(${scale.toFixed(3)})" d="${path}"/>`;
    })
    .join('');
}
