import { closedLine, openLine, type Point, unitsPerPixel } from './spline.ts';

/** A ring of a rosette: one line that winds `turns` times round the centre before it meets itself. Lengths in pixels. */
export interface Ring {
  readonly centre: Point;
  /** Radius of the ring's middle. */
  readonly radius: number;
  /** Half of its breadth. */
  readonly reach: number;
  /** Petals, 5 to 12; the line is drawn once for each and turned. */
  readonly petals: number;
  /** How far the middle swings in a petal, in parts of `reach`. */
  readonly swing: number;
  /** How far the breadth swells in a petal, in parts of `reach`. */
  readonly swell: number;
  /** Swings of the line between the edges in one turn, 5 to 24. */
  readonly waves: number;
  /** Turns wanted; the next number is taken that lets the petals be alike. */
  readonly turns: number;
  readonly tilt?: number;
  readonly seal?: boolean;
}

/**
 * r(t) = m + a·w·cos(nt) + a(1 + e·cos nt)·cos(pt/q), with p = kq + 1. Where n divides p the figure is the same after
 * a turn by one petal, so that the n-th part of the line, turned n times, is the whole of it.
 */
export function ringPath(ring: Ring): string {
  const { petals, waves } = ring;
  const turns = alikeTurns(ring);
  const swings = waves * turns + 1;
  const steps = Math.ceil((7 * (waves + petals) * turns) / petals);
  const points: Point[] = [];
  for (let step = -1; step <= steps + 1; step += 1) {
    const t = ((step - 0.5) / steps) * ((2 * Math.PI * turns) / petals);
    const petal = Math.cos(petals * t);
    const strand = (1 + ring.swell * petal) * Math.cos((swings / turns) * t);
    points.push(polar(ring.radius + ring.reach * (ring.swing * petal + strand), t));
  }
  return placed(openLine(points), ring, petals, 360 / petals);
}

/** A ring without petals: one closed strand, turned as often as the line would wind. */
export function plainRingPath(
  ring: Pick<Ring, 'centre' | 'radius' | 'reach' | 'waves' | 'turns' | 'seal' | 'tilt'>,
): string {
  const { waves, turns } = ring;
  const steps = 8 * waves;
  const points: Point[] = [];
  for (let step = 0; step < steps; step += 1) {
    const t = (step / steps) * 2 * Math.PI;
    points.push(polar(ring.radius + ring.reach * Math.cos(waves * t), t));
  }
  return placed(closedLine(points), ring, turns, 360 / (waves * turns));
}

/** The next number of turns for which kq + 1 is a multiple of the petals; k is coprime to them, or there is none. */
function alikeTurns({ petals, waves, turns }: Ring): number {
  for (let more = 0; more < petals; more += 1) {
    if ((waves * (turns + more) + 1) % petals === 0) return turns + more;
  }
  throw new RangeError(`${waves} waves and ${petals} petals have a common divisor`);
}

function polar(radius: number, angle: number): Point {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

type Placed = Pick<Ring, 'centre' | 'radius' | 'seal' | 'tilt'>;

function placed(
  data: string,
  { centre: [x, y], radius, seal, tilt = 0 }: Placed,
  copies: number,
  angle: number,
): string {
  // The drawing holds no two rings of one radius in one place.
  const id = `r${Math.round(radius * unitsPerPixel)}${seal ? 's' : ''}-${Math.round(x)}`;
  const uses = Array.from({ length: copies - 1 }, (_, copy) => {
    const degrees = Number((angle * (copy + 1)).toFixed(3));
    return `<use href="#${id}" transform="rotate(${degrees})"/>`;
  });
  const at = `translate(${Math.round(x * unitsPerPixel)} ${Math.round(y * unitsPerPixel)})`;
  const turned = tilt === 0 ? at : `${at} rotate(${Math.round(tilt)})`;
  return `<g class="${seal ? 's' : 'i'}" transform="${turned}"><path id="${id}" d="${data}"/>${uses.join('')}</g>`;
}
