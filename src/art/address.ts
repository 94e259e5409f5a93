import { type CardLook, familyCount, hueCount } from './family.ts';

/** The kinds of generated pictures, with their sizes in pixels. */
export const artKinds = {
  rosette: { width: 960, height: 960 },
  card: { width: 480, height: 240 },
  lead: { width: 960, height: 420 },
  plate: { width: 400, height: 480 },
  'plate-small': { width: 400, height: 480 },
  band: { width: 1280, height: 80 },
  contour: { width: 1200, height: 300 },
  summit: { width: 640, height: 540 },
  monogram: { width: 200, height: 200 },
} as const;

export type ArtKind = keyof typeof artKinds;

/** What a picture follows from, all of it in its address. */
export interface ArtSubject {
  readonly kind: ArtKind;
  /** A record's id, or a word of the page's own: small letters, digits and hyphens, at most 64. */
  readonly seed: string;
  /** The letters on a portrait: one to three capitals, or one or two Chinese characters. */
  readonly mark: string;
  /** Of a record's picture in lists and at the head of its page: which way it is filled; left out: the record's own. */
  readonly family?: number;
  /** Its colour besides ink; left out: seal. */
  readonly hue?: number;
}

/**
 * The version of what is drawn. Pictures are kept for ever under their address: whoever changes how one looks takes
 * the next number.
 */
export const artVersion = 'v2';

const seeds = /^[a-z0-9-]{1,64}$/;
const marks = /^(?:\p{Lu}{1,3}|\p{Script=Han}{1,2})$/u;
// A mark is never in small letters, so that it cannot be taken for the seed's last word.
const names = /^(?<seed>[a-z0-9-]+?)(?:-(?<mark>[^a-z0-9.-]+))?(?:\.(?<family>\d{1,2})\.(?<hue>\d))?\.svg$/u;

/**
 * The address of a picture.
 *
 * @param mark the letters on a portrait; what is no mark is left out, and the portrait has no letters
 * @param look family and colour of a record's picture, where they are not its own
 * @throws RangeError when the seed is malformed
 */
export function artUrl(kind: ArtKind, seed: string, mark = '', look?: CardLook): string {
  if (!seeds.test(seed)) throw new RangeError(`“${seed}” is no seed`);
  const letters = isPlate(kind) && marks.test(mark) ? `-${encodeURIComponent(mark)}` : '';
  const drawn = isCard(kind) && look ? `.${look.family}.${look.hue}` : '';
  return `/art/${artVersion}/${kind}/${seed}${letters}${drawn}.svg`;
}

/** Which picture an address's last two parts name, decoded; null when they name none. */
export function parseArt(kind: string, name: string): ArtSubject | null {
  const { seed = '', mark = '', family, hue } = names.exec(name)?.groups ?? {};
  if (!isKind(kind) || !seeds.test(seed)) return null;
  if (mark !== '' && !(isPlate(kind) && marks.test(mark))) return null;
  if (family === undefined || hue === undefined) return { kind, seed, mark };
  const look = { family: Number(family), hue: Number(hue) };
  // One address for one picture.
  if (!isCard(kind) || name !== `${seed}.${look.family}.${look.hue}.svg`) return null;
  return look.family < familyCount && look.hue < hueCount ? { kind, seed, mark, ...look } : null;
}

function isKind(kind: string): kind is ArtKind {
  return Object.hasOwn(artKinds, kind);
}

function isCard(kind: ArtKind): kind is 'card' | 'lead' {
  return kind === 'card' || kind === 'lead';
}

function isPlate(kind: ArtKind): boolean {
  return kind === 'plate' || kind === 'plate-small' || kind === 'monogram';
}
