import type { Status } from '../../components/icons/StatusMark.tsx';
import type { Labelled } from '../../components/sections/section.ts';
import { choiceLabel } from '../../content/types/choices.ts';
import { formatList, languageName } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import { labelled } from '../shared/records/cards.ts';
import type { EventFactsFragment } from './event.fragments.gen.ts';
import { stateMark } from './state.ts';
import { dayAt, hoursOf, type PlaceDay } from './times.ts';

export type EventFacts = EventFactsFragment;

/** An event as a line of a list. */
export interface EventRowProps {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly lang: string | undefined;
  readonly kind: string;
  readonly summary: string | null;
  readonly startsAt: string;
  readonly day: PlaceDay;
  /** With the zone of the place. */
  readonly hours: string;
  readonly mark: { readonly status: Status; readonly text: string };
  /** Where, in which language, what credit. */
  readonly facts: readonly Labelled[];
}

export function eventRow(event: EventFacts, clock: Clock, locale: Locale): EventRowProps {
  const credit = creditOf(event, locale);
  const languages = spokenAt(event, locale);
  return {
    id: event.id,
    title: event.title,
    url: event.url,
    lang: langOf(event.locale, locale),
    kind: choiceLabel('event.kind', event.kind, locale),
    summary: event.summary,
    startsAt: event.startsAt,
    day: dayAt(event.startsAt, event.timeZone, locale),
    hours: hoursOf(event, locale),
    mark: stateMark(event, clock, locale),
    facts: [
      placeOf(event, locale),
      ...(languages ? [{ text: languages }] : []),
      ...(credit ? [{ text: credit }] : []),
    ],
  };
}

/** Where it takes place, in a word: the office, or online, or both. */
function placeOf({ format, office, locale: own, venue }: EventFacts, locale: Locale): Labelled {
  const { online } = messagesFor(locale).events.event;
  if (format === 'ONLINE') return { text: online };
  const place: Labelled = office
    ? { ...labelled(office, locale), url: null }
    : { text: venue ?? choiceLabel('event.format', format, locale), lang: langOf(own, locale) };
  return format === 'HYBRID' ? { ...place, text: formatList([place.text, online], locale, 'unit') } : place;
}

/** The languages spoken there; '' where it is not said. */
export function spokenAt({ languages }: Pick<EventFacts, 'languages'>, locale: Locale): string {
  return formatList(
    languages.map(({ language }) => languageName(language, locale)),
    locale,
  );
}

/** How long it counts as training, and on whose word; null where it does not. */
export function creditOf(
  { credit, cpdMinutes }: Pick<EventFacts, 'credit' | 'cpdMinutes'>,
  locale: Locale,
): string | null {
  if (!cpdMinutes || credit === 'NONE') return null;
  const { record, events } = messagesFor(locale);
  const minutes = record.minutes({ count: cpdMinutes });
  const { certificate, selfRecorded } = events.credit.minutes;
  return credit ? (credit === 'CERTIFICATE' ? certificate : selfRecorded)({ minutes }) : minutes;
}

/** The name of a choice of `credit`, by its GraphQL name or as it is declared. */
export function creditName(credit: string, locale: Locale): string {
  const { certificate, selfRecorded, none } = messagesFor(locale).events.credit;
  switch (credit.toLowerCase().replaceAll('_', '-')) {
    case 'certificate':
      return certificate;
    case 'self-recorded':
      return selfRecorded;
    default:
      return none;
  }
}
