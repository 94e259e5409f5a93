/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/** Units of a drawing's `viewBox` in a pixel. */
export const unitsPerPixel = 10;

/**
 * The path data of a smooth open line: a quadratic B-spline with these control points, from the middle of the first
 * two to the middle of the last two. Points that lie outside the picture at both ends make a line that fills it.
 */
export function openLine(points: readonly Point[]): string {
  return line(points.map(toGrid));
}

/** The path data of a smooth closed line; the last point is not the first one again. */
export function closedLine(points: readonly Point[]): string {
  const grid = points.map(toGrid);
  return `${line([...grid, ...grid.slice(0, 2)])}z`;
}

/** The path data of a strip between two open lines with the same number of points: a line that swells. */
export function strip(upper: readonly Point[], lower: readonly Point[]): string {
  const back = line(lower.map(toGrid).reverse()).replace('M', 'L');
  return `${line(upper.map(toGrid))}${back}z`;
}

/**
 * Even numbers: the middle between two of them is whole, and as `t` mirrors the control point at the middle, the
 * next control point is met exactly. So each piece of the line is two small numbers, without an error that adds up.
 */
function toGrid([x, y]: Point): Point {
  const even = (value: number) => 2 * Math.round((value * unitsPerPixel) / 2);
  return [even(x), even(y)];
}

function line(grid: readonly Point[]): string {
  const [start, first, ...rest] = grid;
  if (!start || !first) return '';
  let at = middle(start, first);
  let last = first;
  let data = `M${pair(at)}q${pair(minus(first, at))}`;
  for (const [index, point] of rest.entries()) {
    const next = middle(last, point);
    const numbers = pair(minus(next, at));
    data += index === 1 ? `t${numbers}` : signed(numbers);
    at = next;
    last = point;
  }
  return data;
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

/** Two numbers as short as path data allows: no blank before a minus. */
function pair([x, y]: Point): string {
  return `${x}${signed(`${y}`)}`;
}

function signed(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`;
}
