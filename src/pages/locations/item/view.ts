import type { PeopleSectionProps } from '../../../components/listing/PeopleSection.tsx';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import { type CardProps, type MetaRow, present, type Section } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay, formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { cardOf, cardsOf, type NamedRecord } from '../../shared/records/cards.ts';
import { officeJsonLd } from '../../shared/records/firm-json-ld.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { foremost } from '../../shared/records/portraits/foremost.ts';
import { cardSection, recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import type { LocationPageQuery } from './query.gen.ts';

type Place = NonNullable<LocationPageQuery['location']>;

const most = 8;

export interface LocationPageProps {
  readonly opening: OpeningProps;
  readonly meta: readonly MetaRow[];
  readonly body: RichText | null;
  /** Offices here, or those that answer for the place. */
  readonly offices: { readonly heading: string; readonly cards: readonly CardProps[] };
  readonly people: PeopleSectionProps;
  readonly sections: readonly Section[];
}

/** A place the firm works in or for: with an office, served from others, or left. */
export function locationView(
  { location: place }: LocationPageQuery,
  request: PageRequest,
): PageView<LocationPageProps> | null {
  if (!place) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const isFormer = place.presence === 'FORMER';
  const state = stateOf(place, m, locale);
  return {
    head: headOf(place, request, { jsonLd: [placeJsonLd(place)] }),
    props: {
      opening: {
        ...opening(place, request, state ? [{ kind: 'state' as const, text: state }] : []),
        eyebrow: choiceLabel('location.region', place.region, locale),
        seed: place.id,
      },
      meta: rowsOf([
        textRow(m.locations.presence, choiceLabel('location.presence', place.presence, locale)),
        recordsRow(m.locations.country, [place.country], locale),
        place.presence === 'OFFICE' ? null : recordsRow(m.locations.servedFrom, place.servedFrom, locale),
      ]),
      body: place.body,
      offices: officesOf(place, m, locale),
      people: {
        heading: isFormer ? m.locations.helpsNow : m.locations.colleagues,
        people: foremost(reachable(place), most, locale),
      },
      sections: present([
        cardSection('services', m.locations.practised, place.services, locale),
        cardSection('places', m.locations.placesIn, place.places, locale),
        lawOf(place, m, locale),
      ]),
    },
  };
}

/** The place for search engines (schema.org), with what it lies in and the offices there. */
function placeJsonLd({ title, url, summary, country, offices }: Place): object {
  return {
    '@type': 'Place',
    name: title,
    url: url ?? undefined,
    description: summary ?? undefined,
    containedInPlace: country ? { '@type': 'Place', name: country.title, url: country.url } : undefined,
    containsPlace: offices.flatMap((office) => ('address' in office ? officeJsonLd(office) : [])),
  };
}

/** What is said before all else: that there is no office, and who answers instead. */
function stateOf(place: Place, m: Messages, locale: Locale): string | null {
  const { presence, closedOn } = place;
  if (presence === 'OFFICE') return null;
  const served =
    place.servedFrom.length > 0
      ? (presence === 'FORMER' ? m.locations.remains : m.locations.served)({
          offices: formatList(place.servedFrom.map(nameOf), locale),
        })
      : '';
  const gone =
    presence === 'FORMER' && closedOn
      ? m.locations.formerOn({ date: formatDay(closedOn, locale) })
      : m.locations.nothingHere;
  return [gone, served].filter(Boolean).join(locale === 'zh-cn' ? '' : ' ');
}

const nameOf = ({ title }: NamedRecord) => title;

function officesOf(place: Place, m: Messages, locale: Locale): LocationPageProps['offices'] {
  const here = place.offices.flatMap((office) => ('address' in office ? [office] : []));
  const shown = here.length > 0 ? here : place.servedFrom;
  const cards = shown.map((office) => ({
    ...cardOf(office, locale),
    facts: [
      { text: office.address.replaceAll('\n', ', ') },
      telephone(office.phone),
      ...(office.email ? [{ text: office.email, url: `mailto:${office.email}` }] : []),
    ],
  }));
  // A country's office may be that of its city, which the country names.
  const heading = place.presence === 'OFFICE' ? m.locations.officesIn : m.locations.servedFrom;
  return { heading, cards };
}

/** Those named for the place first, else who works in its offices; never twice the same. */
function reachable({ contacts, offices }: Place) {
  const there = offices.flatMap((office) => ('people' in office ? office.people : []));
  const all = [...contacts, ...there].flatMap((person) =>
    'standing' in person && person.standing === 'ACTIVE' ? [person] : [],
  );
  return [...new Map(all.map((person) => [person.id, person])).values()];
}

function lawOf({ jurisdiction }: Place, m: Messages, locale: Locale): Section | null {
  if (!jurisdiction) return null;
  const chapters = jurisdiction.chapters.filter(({ url }) => url !== null);
  const cards = cardsOf(chapters, locale).map((card, index) => {
    const service = chapters[index]?.parent?.parent;
    return service
      ? { ...card, title: service.title, titleLang: langOf(service.locale, locale) ?? null }
      : card;
  });
  return { kind: 'cards', id: 'law', heading: m.locations.law, cards };
}
