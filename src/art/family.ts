import { randomFrom } from './random.ts';

/** How many ways there are to fill the picture of a record; `card.ts` has them in their order. */
export const familyCount = 13;
/** How many colours there are besides ink; the first is seal. */
export const hueCount = 6;

/** The family of a record's pictures, where nothing stands beside them. */
export function familyOf(seed: string): number {
  return randomFrom(`family:${seed}`).whole(0, familyCount - 1);
}

/** Cards that a picture may stand beside or below, where they stand in up to three columns. */
const near = 3;

/**
 * A family for each picture of a list, in its order: the record's own, or the next that none of the three before it has.
 *
 * @param before families that stand above the list
 */
export function familiesApart(seeds: readonly string[], before: readonly number[] = []): number[] {
  const families = [...before];
  for (const seed of seeds) {
    const taken = families.slice(-near);
    let family = familyOf(seed);
    while (taken.includes(family)) family = (family + 1) % familyCount;
    families.push(family);
  }
  return families.slice(before.length);
}

/** How a record's picture is filled, and with what colour besides ink. */
export interface CardLook {
  readonly family: number;
  readonly hue: number;
}

/**
 * How the picture of a record looks: in the colour of its subject, which all that is about it has, or in seal.
 *
 * @param subject id of what it is about: a practice, a topic
 * @param family left out: the record's own
 */
export function lookOfCard(seed: string, subject?: string, family = familyOf(seed)): CardLook {
  return { family, hue: subject ? randomFrom(`hue:${subject}`).whole(0, hueCount - 1) : 0 };
}
