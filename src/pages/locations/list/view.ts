import { byRegion } from '../../../components/layout/regions.ts';
import type { OpeningTimes } from '../../../components/sections/OpeningState.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import type { TileLook } from '../../../components/sections/TileMap.tsx';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel, choiceOptions, enumName } from '../../../content/types/choices.ts';
import { formatDay, formatList } from '../../../i18n/format.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { openingOf } from '../../offices/item/hours.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { labelled } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import type { LocationListQuery } from './query.gen.ts';
import { lookOf, onMap } from './tiles.ts';

type Place = LocationListQuery['locations']['nodes'][number];

export interface PlaceRow {
  readonly id: string;
  readonly name: Labelled;
  readonly look: TileLook;
  /** Whether there is an office, and who answers where there is none. */
  readonly state: string;
  /** Cities of a country that have pages of their own and no office. */
  readonly cities: readonly Labelled[];
  /** Those at the place, or those that answer for it. */
  readonly offices: readonly {
    /** “London”, and “London office”. */
    readonly city: Labelled;
    readonly name: Labelled;
    readonly opening: OpeningTimes | null;
  }[];
}

export interface LocationListProps extends PageOpening {
  readonly body: RichText | null;
  /** Countries on the map, row by row; null is a gap. */
  readonly tiles: readonly (PlaceRow | null)[];
  readonly looks: readonly { readonly look: TileLook; readonly text: string }[];
  readonly regions: readonly {
    readonly id: string;
    readonly heading: string;
    readonly places: readonly PlaceRow[];
  }[];
}

/** Every country: on a map of tiles, and by region with its offices or with who answers for it. */
export function locationListView(
  { record, locations }: LocationListQuery,
  request: PageRequest,
): PageView<LocationListProps> | null {
  if (!record) return null;
  const { locale } = request;
  const { nodes } = locations;
  const countries = nodes.filter(({ country }) => !nodes.some(({ id }) => id === country?.id));
  const row = (place: Place) => rowOf(place, nodes, locale);
  return {
    head: headOf(record, request),
    props: {
      ...opening(record, request),
      body: record.body,
      tiles: onMap(countries).map((place) => place && row(place)),
      looks: choiceOptions('location.presence', locale).map(({ value, label }) => ({
        look: lookOf(enumName(value)),
        text: label,
      })),
      regions: byRegion(countries, ({ region }) => region, locale).map(({ id, name, records }) => ({
        id,
        heading: name,
        places: records.map(row),
      })),
    },
  };
}

function rowOf(place: Place, all: readonly Place[], locale: Locale): PlaceRow {
  const cities = all.filter(({ country }) => country?.id === place.id);
  return {
    id: place.id,
    name: labelled(place, locale),
    look: lookOf(place.presence),
    state: stateOf(place, locale),
    // A city's office leads there already.
    cities: cities.filter(({ offices }) => offices.length === 0).map((city) => labelled(city, locale)),
    offices: officesOf([place, ...cities], locale),
  };
}

/** Those at the place, or those that answer for it. */
function officesOf(places: readonly Place[], locale: Locale): PlaceRow['offices'] {
  const { officeOf } = messagesFor(locale).locations;
  const here = places.flatMap(({ offices }) =>
    offices.flatMap((office) => ('timeZone' in office ? [office] : [])),
  );
  const offices = here.length > 0 ? here : places.flatMap(({ servedFrom }) => servedFrom);
  return offices
    .map((office) => {
      const city = labelled(office, locale);
      const text = city.lang ? city.text : officeOf({ place: office.title });
      return { city, name: { ...city, text }, opening: openingOf(office, locale, 'short') };
    })
    .sort((one, other) => one.city.text.localeCompare(other.city.text, localeFacts[locale].tag));
}

function stateOf({ presence, closedOn, servedFrom }: Place, locale: Locale): string {
  const m = messagesFor(locale).locations;
  const offices = formatList(
    servedFrom.map(({ title }) => title),
    locale,
  );
  const label = choiceLabel('location.presence', presence, locale);
  if (presence === 'FORMER' && closedOn) {
    return (offices ? m.closedOn : m.closedOnly)({ date: formatDay(closedOn, locale), offices });
  }
  return presence === 'DESK' && offices ? m.desk({ offices }) : label;
}
