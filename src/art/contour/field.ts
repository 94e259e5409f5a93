import type { Random } from '../random.ts';

/** The height of the land at a point of the picture. */
export type Field = (x: number, y: number) => number;

/** A hill: higher than zero everywhere, and as good as zero far from it. Lengths in pixels. */
export interface Hill {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly height: number;
  /** How much longer it is than wide, and in which direction in radians. */
  readonly stretch: number;
  readonly turn: number;
}

/** The land that these hills make together. */
export function land(hills: readonly Hill[]): Field {
  const shapes = hills.map(({ x, y, reach, height, stretch, turn }) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return (px: number, py: number) => {
      const along = ((px - x) * cos + (py - y) * sin) / (reach * stretch);
      const across = ((py - y) * cos - (px - x) * sin) / reach;
      return height * Math.exp(-(along * along + across * across));
    };
  });
  return (x, y) => shapes.reduce((sum, shape) => sum + shape(x, y), 0);
}

/** A long range of hills that runs through the whole picture and beyond. */
export function range(random: Random, width: number, height: number): Field {
  const count = Math.ceil(width / 150);
  return land(
    Array.from({ length: count + 2 }, (_, index) => ({
      x: ((index - 0.5) * width) / count + random.between(-40, 40),
      y: height * random.between(0, 1),
      reach: height * random.between(0.28, 0.62),
      height: random.between(0.5, 1),
      stretch: random.between(0.8, 1.7),
      turn: random.between(0, Math.PI),
    })),
  );
}
