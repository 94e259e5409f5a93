import type { Notice } from '../../components/notices/Notices.tsx';
import type { CardProps, Labelled } from '../../components/sections/section.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { choiceLabel, choiceOptions, enumName } from '../../i18n/choices.ts';
import { formatDay, formatList } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { cardOf, labelled } from '../cards.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import type { LocationListQuery } from './list-query.gen.ts';

type Place = LocationListQuery['locations']['nodes'][number];

export interface LocationListProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly body: RichText | null;
  readonly regions: readonly {
    readonly id: string;
    readonly heading: string;
    readonly cards: readonly CardProps[];
  }[];
}

/** Every place by region, each with its offices or with who answers for it. */
export function locationListView(
  { record, locations }: LocationListQuery,
  request: PageRequest,
): PageView<LocationListProps> | null {
  if (!record) return null;
  const { locale } = request;
  return {
    head: headOf(record, request),
    props: {
      title: record.title,
      lang: langOf(record.locale, locale),
      standfirst: record.summary,
      notices: noticesOf(record, locale),
      body: record.body,
      regions: choiceOptions('locationRegion', locale).flatMap(({ value, label }) => {
        const places = locations.nodes.filter(({ region }) => region === enumName(value));
        if (places.length === 0) return [];
        return [{ id: value, heading: label, cards: places.map((place) => placeCard(place, locale)) }];
      }),
    },
  };
}

function placeCard(place: Place, locale: Locale): CardProps {
  const card = cardOf(place, locale);
  return { ...card, facts: factsOf(place, locale) };
}

function factsOf(place: Place, locale: Locale): Labelled[] {
  const m = messagesFor(locale);
  if (place.offices.length > 0) return place.offices.map((office) => labelled(office, locale)).reverse();
  if (place.closedOn) {
    return [{ text: `${m.places.closed} ${formatDay(place.closedOn, locale)}` }];
  }
  if (place.servedFrom.length === 0)
    return [{ text: choiceLabel('locationPresence', place.presence, locale) }];
  const offices = formatList(
    place.servedFrom.map(({ title }) => title),
    locale,
  );
  return [{ text: `${m.places.servedFrom} ${offices}` }];
}
