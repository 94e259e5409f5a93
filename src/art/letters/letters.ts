import { outlines } from './outlines.ts';

/** A letter's outline in thousandths of an em, y downwards from its foot. */
interface Letter {
  readonly width: number;
  readonly path: string;
}

/** The outline of a capital or a surname's character; undefined when the bundled fonts' table has none. */
export function letter(character: string): Letter | undefined {
  const found = outlines[character];
  return found && { width: found[0], path: found[1] };
}

/** Whether a character is Chinese: it fills its square, and stands on no line. */
export function isHan(character: string): boolean {
  return /\p{Script=Han}/u.test(character);
}
