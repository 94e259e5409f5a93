import type { Random } from '../random.ts';
import { closedLine, openLine, type Point } from '../spline.ts';
import { label, labelLength } from './label.ts';
import { type ContourLine, spaced } from './trace.ts';

/** Between two points of a line, in pixels. */
const step = 14;
/** A line bears a label from this length on; in pixels, as is how near to the frame a label may stand. */
const longEnough = 260;
const inset = 34;

/** A line as path data; where it is long enough and has a text, with a gap and the text in it. */
export function drawLine(line: ContourLine, text: string | null, random: Random, size: Point) {
  const points = spaced(line, step);
  const at = text && points.length * step > longEnough ? placeOf(points, random, size) : null;
  if (text === null || at === null) {
    return { data: line.closed ? closedLine(points) : openLine(points), label: '' };
  }
  const half = Math.ceil(labelLength(text) / 2 / step);
  const [[x, y], [px, py], [nx, ny]] = [at, at - 1, at + 1].map((index) => points[index] ?? [0, 0]) as [
    Point,
    Point,
    Point,
  ];
  const parts = line.closed
    ? [[...points.slice(at + half), ...points.slice(0, at - half + 1)]]
    : [points.slice(0, at - half + 1), points.slice(at + half)];
  return {
    data: parts.map((part) => (part.length > 2 ? openLine(part) : '')).join(''),
    label: label(text, [x, y], Math.atan2(ny - py, nx - px)),
  };
}

/** Where a label stands: within the frame, and where the line is as straight and level as it gets. */
function placeOf(points: readonly Point[], random: Random, [width, height]: Point): number | null {
  const reach = 3;
  const found = points.flatMap(([x, y], index) => {
    const [before, after] = [points[index - reach], points[index + reach]];
    if (!before || !after) return [];
    if (x < inset || x > width - inset || y < inset || y > height - inset) return [];
    const bend = Math.abs((before[0] + after[0]) / 2 - x) + Math.abs((before[1] + after[1]) / 2 - y);
    const rise = Math.abs(after[1] - before[1]) / (2 * reach * step);
    return [{ index, cost: bend + 6 * rise + random.between(0, 6) }];
  });
  return found.sort((a, b) => a.cost - b.cost)[0]?.index ?? null;
}
