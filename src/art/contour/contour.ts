import { type Random, randomFrom } from '../random.ts';
import type { Drawing } from '../svg.ts';
import { type Field, land, range } from './field.ts';
import { drawLine } from './line.ts';
import { gridOf, linesAt } from './trace.ts';

const sizes = { contour: [1200, 300], summit: [640, 540] } as const;
/** Side of a cell in which the land is read, in pixels. */
const cell = 7;
/** Every so many lines one is bold, and bears a label where it is long enough. */
const boldEvery = 4;

/** Where the lower summit of the picture `summit` stands, in pixels: a page draws a line to it. */
const lowerSummit = { x: 186, y: 372 };

/**
 * Contour lines with labels, as on a map: a range of hills for the heads of pages (`contour`), or an island with two
 * summits (`summit`), the lower of which is marked. The lines of one height are red.
 */
export function contour(kind: 'contour' | 'summit', seed: string): Drawing {
  const random = randomFrom(`${kind}:${seed}`);
  const [width, height] = sizes[kind];
  const isIsland = kind === 'summit';
  const field = isIsland ? island(random) : range(random, width, height);
  const [lowest, highest, levels] = isIsland ? [0.11, 1.3, 22] : [0.12, 1.7, 20];
  const grid = gridOf(field, width, height, cell);
  // Two from the nearest bold ones, so that labels do not meet.
  const red = random.pick([6, 10]);
  const body = Array.from({ length: levels }, (_, index) => {
    const weight = index === red ? 's' : index % boldEvery === 0 ? 'b' : 'i';
    const text = weight === 'i' ? null : `§ ${index + 1}`;
    const lines = linesAt(grid, lowest + ((highest - lowest) * index) / (levels - 1));
    const drawn = lines.map((line) => drawLine(line, text, random, [width, height]));
    const data = drawn.map((line) => line.data).join('');
    const labels = drawn.map((line) => line.label).join('');
    return (
      (data && `<path class="${weight}" d="${data}"/>`) + (labels && `<g class="${weight}l">${labels}</g>`)
    );
  });
  const mark = `<circle class="s" cx="${lowerSummit.x * 10}" cy="${lowerSummit.y * 10}" r="42"/>`;
  return { size: [width, height], body: body.join('') + (isIsland ? mark : '') };
}

/** Two hills, a higher one to the right, with land around them that falls to nothing before the frame. */
function island(random: Random): Field {
  const hill = (x: number, y: number, reach: number, height: number) => ({
    x,
    y,
    reach,
    height,
    stretch: random.between(0.95, 1.3),
    turn: random.between(0, Math.PI),
  });
  return land([
    hill(lowerSummit.x - 8, lowerSummit.y + 8, 82, 0.74),
    hill(418 + random.between(-18, 18), 206 + random.between(-12, 8), 90, 1),
    { ...hill(325, 286, 136, 0.42), stretch: 1.25, turn: -0.55 },
    hill(random.between(485, 510), random.between(320, 360), 58, 0.36),
    hill(random.between(210, 250), random.between(200, 225), 56, 0.2),
  ]);
}
