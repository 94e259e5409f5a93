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
}

/**
 * The version of what is drawn. Pictures are kept for ever under their address: whoever changes how one looks takes
 * the next number.
 */
export const artVersion = 'v1';

const seeds = /^[a-z0-9-]{1,64}$/;
const marks = /^(?:\p{Lu}{1,3}|\p{Script=Han}{1,2})$/u;
// A mark is never in small letters, so that it cannot be taken for the seed's last word.
const names = /^(?<seed>[a-z0-9-]+?)(?:-(?<mark>[^a-z0-9-]+))?\.svg$/u;

/**
 * The address of a picture.
 *
 * @param mark the letters on a portrait; what is no mark is left out, and the portrait has no letters
 * @throws RangeError when the seed is malformed
 */
export function artUrl(kind: ArtKind, seed: string, mark = ''): string {
  if (!seeds.test(seed)) throw new RangeError(`“${seed}” is no seed`);
  const letters = isPlate(kind) && marks.test(mark) ? `-${encodeURIComponent(mark)}` : '';
  return `/art/${artVersion}/${kind}/${seed}${letters}.svg`;
}

/** Which picture an address's last two parts name, decoded; null when they name none. */
export function parseArt(kind: string, name: string): ArtSubject | null {
  const { seed = '', mark = '' } = names.exec(name)?.groups ?? {};
  if (!isKind(kind) || !seeds.test(seed)) return null;
  if (mark !== '' && !(isPlate(kind) && marks.test(mark))) return null;
  return { kind, seed, mark };
}

function isKind(kind: string): kind is ArtKind {
  return Object.hasOwn(artKinds, kind);
}

function isPlate(kind: ArtKind): boolean {
  return kind === 'plate' || kind === 'plate-small' || kind === 'monogram';
}
