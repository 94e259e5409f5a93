import { monogramOf } from '../../../art/component/monogram.ts';
import type { Status } from '../../../components/icons/StatusMark.tsx';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import type { HeadingAnchor } from '../../../components/rich-text/headings.ts';
import { headingsOf } from '../../../components/rich-text/headings.ts';
import {
  type CardProps,
  type Labelled,
  type MetaRow,
  type PersonProps,
  present,
  type Section,
} from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { fileAddress } from '../../shared/files/page-files.ts';
import { personOf } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { linesSection } from '../../shared/records/rows.ts';
import { calendarEntry } from '../calendar-entry.ts';
import { stateMark, stateOf } from '../state.ts';
import { dayAt, hoursOf, type PlaceDay } from '../times.ts';
import { type Attending, attendingOf, standingNotices } from './attending.ts';
import { calendarLinks } from './calendar-links.ts';
import { factsOf } from './facts.ts';
import { eventJsonLd } from './json-ld.ts';
import type { EventPageQuery, WholeEventFragment } from './query.gen.ts';
import { relatedTo } from './related.ts';

/** When it is, at its place. */
interface EventTime extends PlaceDay {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly hours: string;
  /** IANA. */
  readonly zone: string;
  /** “Time in Paris”; none where it has no place. */
  readonly place: string | null;
}

export interface EventPageProps {
  readonly opening: OpeningProps;
  readonly time: EventTime;
  /** Venue and office, or online. */
  readonly place: readonly Labelled[];
  readonly address: string | null;
  readonly mark: { readonly status: Status; readonly text: string };
  readonly attending: Attending;
  /** Of the record. */
  readonly id: string;
  /** Its own file, and web calendars where it is still to come. */
  readonly calendars: readonly Labelled[];
  /** What one does with them. */
  readonly calendarHeading: string;
  readonly facts: readonly MetaRow[];
  readonly url: string;
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  readonly agenda: readonly { readonly time: string; readonly title: string }[];
  readonly speakers: readonly PersonProps[];
  readonly guests: readonly string[];
  readonly slides: readonly { readonly heading: string; readonly points: readonly string[] }[];
  readonly sections: readonly Section[];
  readonly related: readonly CardProps[];
  readonly all: Labelled;
}

/** An event as it stands at this moment. */
export function eventView({ event }: EventPageQuery, request: PageRequest): PageView<EventPageProps> | null {
  if (!event) return null;
  const { locale, clock, origin } = request;
  const m = messagesFor(locale);
  const lang = langOf(event.locale, locale);
  const head = headOf(event, request, { jsonLd: [eventJsonLd(event, clock)] });
  const url = origin + (head.canonical ?? '');
  return {
    head,
    props: {
      opening: {
        ...opening(event, request, standingNotices(event, clock, locale)),
        eyebrow: choiceLabel('event.kind', event.kind, locale),
        seed: event.id,
      },
      time: timeOf(event, locale),
      place: placesOf(event, lang, locale),
      address: event.format === 'ONLINE' ? null : (event.hosts?.address ?? null),
      mark: stateMark(event, clock, locale),
      attending: attendingOf(event, clock, locale),
      id: event.id,
      calendars: calendarsOf(event, request, url),
      calendarHeading: event.standing === 'CANCELLED' ? m.events.event.cancelIn : m.events.event.addTo,
      facts: factsOf(event, locale),
      url,
      contents: event.body && stateOf(event, clock) === 'recorded' ? headingsOf(event.body) : [],
      body: event.body,
      agenda: event.agenda,
      speakers: event.speakers.map((speaker) => ({
        ...personOf(speaker, locale),
        mark: monogramOf(speaker),
      })),
      guests: event.guests.map(({ name, role }) => (role ? m.events.guest({ name, role }) : name)),
      slides: event.slides.map(({ title, points }, index) => ({
        heading: m.events.event.slide({ number: index + 1, title }),
        points: points.split('\n').filter(Boolean),
      })),
      sections: present([
        linesSection('accessibility', m.events.accessibility, event.accessibility, lang),
        event.format === 'ONLINE' || !event.office
          ? null
          : linesSection(
              'getting-in',
              m.events.event.gettingIn,
              [event.hosts?.access, event.hosts?.directions].filter(Boolean).join('\n'),
              langOf(event.office.locale, locale),
            ),
      ]),
      related: relatedTo(event, clock, locale),
      all: { text: m.events.list.allEvents, url: linkTo('events-list', {}, locale) },
    },
  };
}

function timeOf(event: WholeEventFragment, locale: Locale): EventTime {
  const { startsAt, endsAt, timeZone, office } = event;
  const { zone } = messagesFor(locale).events.event;
  return {
    ...dayAt(startsAt, timeZone, locale),
    startsAt,
    endsAt,
    hours: hoursOf(event, locale),
    zone: timeZone,
    place: office && zone({ place: office.title }),
  };
}

function placesOf(
  { format, venue, office }: WholeEventFragment,
  lang: string | undefined,
  locale: Locale,
): Labelled[] {
  const { online } = messagesFor(locale).events.event;
  if (format === 'ONLINE') return [{ text: online }];
  const room: Labelled[] = venue ? [{ text: venue, lang }] : [];
  const house: Labelled[] = office
    ? [{ text: office.title, url: office.url, lang: langOf(office.locale, locale) }]
    : [];
  return [...room, ...house, ...(format === 'HYBRID' && !venue ? [{ text: online }] : [])];
}

function calendarsOf(event: WholeEventFragment, request: PageRequest, url: string): Labelled[] {
  const { locale, clock } = request;
  const state = stateOf(event, clock);
  const m = messagesFor(locale).events.event;
  const file = { text: m.file, url: fileAddress(request, 'ics') };
  // Whoever has it in a calendar can still take the cancellation.
  if (state === 'cancelled' || state === 'over' || state === 'recorded') return [file];
  const { google, outlook } = calendarLinks(calendarEntry(event, locale), url);
  return [file, { text: m.google, url: google }, { text: m.outlook, url: outlook }];
}
