import type { Tile, TileLook } from '../../../components/sections/TileMap.tsx';

/** West to east and north to south, roughly, by ISO codes. No borders: jurisdictions are equal tiles. */
const map = `
  CA -  IE GB NL -  -  -  KR JP
  US -  -  BE LU DE -  CN -  -
  MX -  -  FR CH IT AE IN HK -
  -  BR PT ES EU -  SA -  SG -
  -  -  -  -  ZA -  -  -  -  AU
`;

/** What the map calls places whose codes are of a part of a country. */
const shortCodes: Readonly<Record<string, string>> = { 'GB-EAW': 'GB', 'AE-DU': 'AE' };

export interface TiledChapter {
  readonly iso: string | null;
  readonly name: string;
  readonly url: string | null;
  readonly look: TileLook;
}

/** Chapters as a tile map, in rows; what is not on it stands in the list alone. */
export function chapterTiles(chapters: readonly TiledChapter[]): (Tile | null)[][] {
  const byCode = new Map(chapters.map((chapter) => [codeOf(chapter.iso), chapter]));
  return map
    .trim()
    .split('\n')
    .map((row) =>
      row
        .trim()
        .split(/ +/)
        .map((code) => {
          const chapter = byCode.get(code);
          return chapter ? { code, name: chapter.name, url: chapter.url, look: chapter.look } : null;
        }),
    );
}

/** The letters of a jurisdiction on the map; undefined without a code. */
function codeOf(iso: string | null): string | undefined {
  return iso ? (shortCodes[iso] ?? iso) : undefined;
}
