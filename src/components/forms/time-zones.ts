/** A time zone by the IANA's name, and its place for those who look for it. */
export interface Zone {
  readonly zone: string;
  readonly place: string;
}

/** UN M49 and ISO 3166 codes of the areas by which the IANA names zones; `Intl` says them in each language. */
const areas: Readonly<Record<string, string>> = {
  Africa: '002',
  America: '019',
  Antarctica: 'AQ',
  Asia: '142',
  Australia: 'AU',
  Europe: '150',
  Pacific: '009',
};

/** Places that browsers still know by names of before. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
};

/**
 * The zones that this browser knows, by areas.
 * @param chosen is offered too, whatever it is called
 * @param language a BCP 47 tag
 */
export function zonesOffered(chosen: string, language: string): (readonly [string, readonly Zone[]])[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const all = [...new Set([...known, chosen].filter(Boolean))].sort();
  const byArea = Map.groupBy(all, (zone) => zone.split('/')[0] ?? '');
  return [...byArea].map(([area, zones]) => [
    (areas[area] && names.of(areas[area])) || area,
    zones.map((zone) => ({ zone, place: placeOf(zone) })),
  ]);
}

/** `America/Argentina/Buenos_Aires` → `Argentina, Buenos Aires` */
function placeOf(zone: string): string {
  const known = renamed[zone];
  if (known) return known;
  const [area = '', ...place] = zone.replaceAll('_', ' ').split('/');
  return place.join(', ') || area;
}
