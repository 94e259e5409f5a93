import type { Point } from '../spline.ts';
import type { Field } from './field.ts';

/** A line of one height; a closed one does not repeat its first point. */
export interface ContourLine {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Samples of a field on a square grid that reaches one cell beyond the picture. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly at: (column: number, row: number) => number;
}

/** Reads a field at the corners of square cells. Lengths in pixels. */
export function gridOf(field: Field, width: number, height: number, cell: number): Grid {
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  const values = Float64Array.from({ length: columns * rows }, (_, index) =>
    field(((index % columns) - 1) * cell, (Math.floor(index / columns) - 1) * cell),
  );
  return { columns, rows, cell, at: (column, row) => values[row * columns + column] ?? 0 };
}

/** The lines along which a field has this height: marching squares, the crossings joined to lines. */
export function linesAt(grid: Grid, height: number): ContourLine[] {
  const crossings = new Map<number, Point>();
  const neighbours = new Map<number, number[]>();
  const { columns, rows, at } = grid;
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const above = [
        at(column, row) > height,
        at(column + 1, row) > height,
        at(column + 1, row + 1) > height,
        at(column, row + 1) > height,
      ];
      // Sides are numbered clockwise from the upper one; a line crosses where its two corners differ.
      const crossed = [0, 1, 2, 3].filter((side) => above[side] !== above[(side + 1) % 4]);
      for (const [from, to] of pairsOf(crossed)) {
        const ends = [from, to].map((side) => crossing(grid, column, row, side, height));
        for (const [index, { key, point }] of ends.entries()) {
          crossings.set(key, point);
          const other = ends[1 - index]?.key ?? key;
          neighbours.set(key, [...(neighbours.get(key) ?? []), other]);
        }
      }
    }
  }
  return joined(crossings, neighbours);
}

/** Two sides make one piece of line; four, on a saddle, make two. */
function pairsOf([a, b, c, d]: readonly number[]): [number, number][] {
  if (a === undefined || b === undefined) return [];
  return c === undefined || d === undefined
    ? [[a, b]]
    : [
        [a, b],
        [c, d],
      ];
}

/** Where the line crosses a side of a cell; both cells at that side give it the same key. */
function crossing({ columns, cell, at }: Grid, column: number, row: number, side: number, height: number) {
  const isUpright = side % 2 === 1;
  const [x, y] = [side === 1 ? column + 1 : column, side === 2 ? row + 1 : row];
  const start = at(x, y);
  const end = isUpright ? at(x, y + 1) : at(x + 1, y);
  const share = (height - start) / (end - start);
  const point: Point = isUpright
    ? [(x - 1) * cell, (y - 1 + share) * cell]
    : [(x - 1 + share) * cell, (y - 1) * cell];
  return { key: (y * columns + x) * 2 + (isUpright ? 1 : 0), point };
}

function joined(
  crossings: ReadonlyMap<number, Point>,
  neighbours: ReadonlyMap<number, number[]>,
): ContourLine[] {
  const left = new Set(neighbours.keys());
  const lines: ContourLine[] = [];
  const follow = (start: number, closed: boolean) => {
    const points: Point[] = [];
    for (let key: number | undefined = start; key !== undefined; ) {
      left.delete(key);
      const point = crossings.get(key);
      if (point) points.push(point);
      key = neighbours.get(key)?.find((next) => left.has(next));
    }
    lines.push({ points, closed });
  };
  for (const [key, [, second]] of neighbours) if (second === undefined && left.has(key)) follow(key, false);
  for (const key of neighbours.keys()) if (left.has(key)) follow(key, true);
  return lines;
}

/**
 * Every so many pixels a point of the line, so that a smooth line through few points can be drawn.
 *
 * @param step about how far from each other, in pixels
 */
export function spaced({ points, closed }: ContourLine, step: number): Point[] {
  const path = closed && points[0] ? [...points, points[0]] : points;
  const lengths = [0];
  for (let index = 1; index < path.length; index += 1) {
    const [[x, y], [px, py]] = [path[index] ?? [0, 0], path[index - 1] ?? [0, 0]];
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x - px, y - py));
  }
  const whole = lengths.at(-1) ?? 0;
  const count = Math.max(closed ? 6 : 2, Math.round(whole / step));
  const found: Point[] = [];
  let at = 0;
  for (let index = 0; index <= (closed ? count - 1 : count); index += 1) {
    const wanted = (whole * index) / count;
    while (at < path.length - 2 && (lengths[at + 1] ?? 0) < wanted) at += 1;
    const [from, to] = [lengths[at] ?? 0, lengths[at + 1] ?? 0];
    const share = to > from ? (wanted - from) / (to - from) : 0;
    const [[x, y], [nx, ny]] = [path[at] ?? [0, 0], path[at + 1] ?? path[at] ?? [0, 0]];
    found.push([x + (nx - x) * share, y + (ny - y) * share]);
  }
  return found;
}
