import { breath, ribbonPath } from '../ribbon.ts';
import { openLine, type Point } from '../spline.ts';
import type { Movement } from './movement.ts';

/** A net: lines that lean to both sides, drawn together and apart as if something hung in it, and a ribbon of seal through it. */
export const net: Movement = (random, [width, height]) => {
  const gap = height / 11;
  const pull = { x: width * random.between(0.3, 0.7), y: height * random.between(0.35, 0.65) };
  const force = random.between(0.3, 0.55) * random.pick([-1, 1]);
  const sway = breath(random, height, 1.2, -gap * 0.7, gap * 0.7);
  const placed = (x: number, y: number): Point => {
    const [far, down] = [x - pull.x, y - pull.y];
    const near = force * Math.exp(-(far ** 2 + down ** 2) / (height * 0.42) ** 2);
    return [x + far * near + sway(y), y + down * near];
  };
  const lines = (lean: number) => {
    const paths: string[] = [];
    for (let start = -height * 1.6; start < width + height * 1.6; start += gap) {
      const points: Point[] = [];
      for (let y = -gap; y <= height + 2 * gap; y += gap) points.push(placed(start + lean * y, y));
      paths.push(openLine(points));
    }
    return paths.join('');
  };
  const ribbon = ribbonPath({
    width,
    strands: 9,
    wave: height * random.between(0.7, 0.95),
    middle: breath(random, width, (width / height) * 0.4, height * 0.35, height * 0.65),
    reach: breath(random, width, (width / height) * 0.5, height * 0.04, height * 0.2),
    seal: true,
  });
  return `<path class="i" d="${lines(0.9)}${lines(-0.9)}"/>${ribbon}`;
};
