import type { Tile, TileLook } from '../../../components/sections/TileMap.tsx';

/** West to east and north to south, roughly; a city stands beside its country. No borders: places are equal tiles. */
const map = `
  -  -   -   NL  AMS -   -   RU  -   -  -
  -  IE  GB  BE  BRU DE  -   -   -   -  -
  US DUB -   FR  LU  -   -   -   -   CN JP
  -  -   -   PAR -   IT  IL  IR  -   HK TYO
  -  PT  ES  -   -   MIL SA  QA  AE  -  -
  -  -   MAD -   -   -   RUH DOH DXB SG -
  -  -   -   -   AFR -   -   -   -   -  -
`;

/** The places by the ids of their records; one that is not here stands in the list alone. */
const codes: Readonly<Record<string, string>> = {
  'location-africa': 'AFR',
  'location-amsterdam': 'AMS',
  'location-belgium': 'BE',
  'location-brussels': 'BRU',
  'location-doha': 'DOH',
  'location-dubai': 'DXB',
  'location-dublin': 'DUB',
  'location-france': 'FR',
  'location-germany': 'DE',
  'location-hong-kong': 'HK',
  'location-iran': 'IR',
  'location-ireland': 'IE',
  'location-israel': 'IL',
  'location-italy': 'IT',
  'location-japan': 'JP',
  'location-kingdom-of-saudi-arabia': 'SA',
  'location-luxembourg': 'LU',
  'location-madrid': 'MAD',
  'location-mainland-china': 'CN',
  'location-milan': 'MIL',
  'location-paris': 'PAR',
  'location-portugal': 'PT',
  'location-qatar': 'QA',
  'location-riyadh': 'RUH',
  'location-russia': 'RU',
  'location-singapore': 'SG',
  'location-spain': 'ES',
  'location-the-netherlands': 'NL',
  'location-tokyo': 'TYO',
  'location-united-arab-emirates': 'AE',
  'location-united-kingdom': 'GB',
  'location-us': 'US',
};

interface TiledPlace {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly presence: string;
}

const looks: Readonly<Record<string, TileLook>> = { OFFICE: 'strong', DESK: 'plain', FORMER: 'gone' };

export const codeOf = (id: string): string | undefined => codes[id];
export const lookOf = (presence: string): TileLook => looks[presence] ?? 'plain';

/** The places as a tile map, in rows; none of it where none of them is on the map. `nameOf` says what a tile is. */
export function tileRows<P extends TiledPlace>(
  places: readonly P[],
  nameOf: (place: P) => string,
): (Tile | null)[][] {
  const byCode = new Map(places.map((place) => [codeOf(place.id), place]));
  byCode.delete(undefined);
  if (byCode.size === 0) return [];
  const rows = map.trim().split('\n');
  return rows.map((row) =>
    row
      .trim()
      .split(/ +/)
      .map((code) => {
        const place = byCode.get(code);
        return place ? { code, name: nameOf(place), url: place.url, look: lookOf(place.presence) } : null;
      }),
  );
}
