import { unitsPerPixel } from '../spline.ts';
import { isHan, letter } from './letters.ts';

/** The box that letters are set into, in pixels. */
export interface Box {
  readonly centre: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
}

/** Height of capitals in thousandths of an em, and how far a character of Chinese reaches above and below the line. */
const capitalHeight = 665;
const hanMiddle = -380;
/** Air between two letters: lines that touch would make one of them. */
const air = 24;

export interface Monogram {
  /** Path elements with the ids `t0`, `t1` …, each moved and scaled to its place. */
  readonly paths: string;
  /** The same letters again, by reference. */
  readonly uses: string;
  /** What lengths inside the paths are multiplied with. */
  readonly scale: number;
}

/**
 * The letters of a mark side by side, as large as the box allows, in the drawing's units. Null when one of them has
 * no outline: a portrait without letters is better than one with a gap.
 */
export function monogram(mark: string, { centre, width, height }: Box): Monogram | null {
  const characters = [...mark];
  const letters = characters.flatMap((character) => letter(character) ?? []);
  if (letters.length === 0 || letters.length < characters.length) return null;
  const han = characters.some(isHan);
  const total = letters.reduce((sum, { width: advance }) => sum + advance + air, -air);
  const scale = Math.min(width / total, height / (han ? 1000 : capitalHeight)) * unitsPerPixel;
  const x = centre[0] * unitsPerPixel - (total * scale) / 2;
  const y = centre[1] * unitsPerPixel - (han ? hanMiddle : -capitalHeight / 2) * scale;
  let advance = 0;
  const paths = letters.map(({ path, width: own }, index) => {
    const at = `${Math.round(x + advance * scale)} ${Math.round(y)}`;
    advance += own + air;
    return `<path id="t${index}" d="${path}" transform="translate(${at}) scale(${scale.toFixed(3)})"/>`;
  });
  const uses = letters.map((_, index) => `<use href="#t${index}"/>`);
  return { paths: paths.join(''), uses: uses.join(''), scale };
}
