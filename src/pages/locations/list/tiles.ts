import type { TileLook } from '../../../components/sections/TileMap.tsx';

/**
 * Countries by the ids of their records, without `location-`: west to east and north to south, roughly. No borders:
 * all are equal tiles. One that is not here stands in the list alone.
 */
const map = `
  us ireland  united-kingdom the-netherlands -                       -      russia               -               -
  -  -        belgium        germany         -                       -      -                    mainland-china  japan
  -  -        france         luxembourg      -                       israel iran                 hong-kong       -
  -  portugal spain          italy           kingdom-of-saudi-arabia qatar  united-arab-emirates singapore       -
  -  -        -              africa          -                       -      -                    -               -
`;

const looks: Readonly<Record<string, TileLook>> = { OFFICE: 'strong', DESK: 'plain', FORMER: 'gone' };

export const lookOf = (presence: string): TileLook => looks[presence] ?? 'plain';

/** Places in the order of the map, row by row; null is a gap. None where none of them is on the map. */
export function onMap<P extends { readonly id: string }>(places: readonly P[]): (P | null)[] {
  const byName = new Map(places.map((place) => [place.id.replace(/^location-/, ''), place]));
  const cells = map.split(/\s+/).filter((name) => name !== '');
  const found = cells.map((name) => byName.get(name) ?? null);
  return found.some((place) => place !== null) ? found : [];
}
