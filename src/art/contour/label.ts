import { type Point, unitsPerPixel } from '../spline.ts';
import { labelOutlines } from './label-outlines.ts';

/** Height of a label's figures in pixels. */
const size = 11;
/** Between a label and the line on both sides of it, in pixels. */
const air = 5;

/** How much of a line a label takes, in pixels. */
export function labelLength(text: string): number {
  return widthOf(text) + 2 * air;
}

/**
 * A label as outlines, set along its line and never upside down; the line leaves it room.
 *
 * @param angle of the line, in radians
 */
export function label(text: string, [x, y]: Point, angle: number): string {
  const upright = Math.cos(angle) < 0 ? angle + Math.PI : angle;
  const degrees = Math.round((upright * 180) / Math.PI);
  const scale = (size * unitsPerPixel) / 1000;
  let from = (-widthOf(text) * unitsPerPixel) / 2;
  const glyphs = [...text].map((character) => {
    const at = from;
    const [width, path] = labelOutlines[character] ?? [space, ''];
    from += width * scale;
    return (
      path && `<path transform="translate(${Math.round(at)} 39)scale(${scale.toFixed(3)})" d="${path}"/>`
    );
  });
  const place = `translate(${Math.round(x * unitsPerPixel)} ${Math.round(y * unitsPerPixel)})rotate(${degrees})`;
  return `<g transform="${place}">${glyphs.join('')}</g>`;
}

/** Width of a blank in thousandths of an em. */
const space = 180;

function widthOf(text: string): number {
  return ([...text].reduce((sum, one) => sum + (labelOutlines[one]?.[0] ?? space), 0) * size) / 1000;
}
