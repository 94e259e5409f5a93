import type { Random } from './random.ts';

/** How far a ruled line is moved from its place, in pixels, at a point of the picture. */
export type Relief = (x: number, y: number) => number;

/**
 * Gentle hills under ruled paper: a few long waves in several directions. The slope stays below one, so that the
 * lines never cross.
 *
 * @param scale length of the longest wave in pixels
 */
export function relief(random: Random, scale: number): Relief {
  const waves = [1, 0.7, 0.48].map((share) => {
    const length = scale * share * random.between(0.85, 1.2);
    // More along than across the lines: they swing rather than bunch.
    const angle = random.between(-0.6, 0.6);
    const pace = (2 * Math.PI) / length;
    return {
      alongX: Math.cos(angle) * pace,
      alongY: Math.sin(angle) * pace,
      late: random.between(0, 2 * Math.PI),
      height: (length * random.between(0.8, 1)) / (share === 1 ? 17 : 24),
    };
  });
  return (x, y) =>
    waves.reduce(
      (sum, wave) => sum + wave.height * Math.sin(wave.alongX * x + wave.alongY * y + wave.late),
      0,
    );
}
