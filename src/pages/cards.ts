import type { CardProps, Labelled, PersonProps } from '../components/sections/section.ts';
import { formatDay, formatInstant, formatList } from '../i18n/format.ts';
import { langOf } from '../i18n/language-of.ts';
import { messagesFor } from '../i18n/messages.ts';
import type { Locale } from '../routing/locales.ts';
import { placesBeside } from './person/role.ts';
import { typeNameOf } from './works/kind.ts';

/** The fragment `Name`. */
export interface NamedRecord {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string | null;
}

/** The fragment `Card`, whatever the record's type. */
export interface CardRecord extends NamedRecord {
  readonly type: string;
  readonly summary: string | null;
  readonly publishedOn?: string;
  readonly startsAt?: string;
  readonly timeZone?: string;
  readonly announcedOn?: string;
  readonly seenOn?: string;
  readonly closesAt?: string | null;
  readonly jobTitle?: string;
  readonly topics?: readonly NamedRecord[];
}

/** The fragment `PersonCard`. */
export interface PersonRecord extends NamedRecord {
  readonly jobTitle: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly standing: string;
  readonly offices: readonly NamedRecord[];
}

export function labelled(record: NamedRecord, locale: Locale): Labelled {
  return { text: record.title, url: record.url, lang: langOf(record.locale, locale) };
}

/** A record as an item of a list; `withType` where a list mixes types. */
export function cardOf(record: CardRecord, locale: Locale, withType = false): CardProps {
  const topic = record.topics?.[0]?.title;
  return {
    id: record.id,
    title: record.title,
    url: record.url,
    lang: langOf(record.locale, locale),
    eyebrow: withType ? typeNameOf(record, messagesFor(locale)) : topic,
    summary: record.jobTitle ?? record.summary ?? undefined,
    date: dateOf(record, locale),
  };
}

export function cardsOf(records: readonly CardRecord[], locale: Locale, withType = false): CardProps[] {
  return records.map((record) => cardOf(record, locale, withType));
}

function dateOf(record: CardRecord, locale: Locale): Labelled | undefined {
  if (record.startsAt) {
    return { text: formatInstant(record.startsAt, locale, record.timeZone), dateTime: record.startsAt };
  }
  const day = record.publishedOn ?? record.announcedOn ?? record.seenOn;
  return day ? { text: formatDay(day, locale), dateTime: day } : undefined;
}

export function personOf(record: PersonRecord, locale: Locale): PersonProps {
  return {
    id: record.id,
    name: record.title,
    url: record.url,
    lang: langOf(record.locale, locale),
    role:
      record.standing === 'ON_LEAVE'
        ? messagesFor(locale).people.directory.onLeave({ role: record.jobTitle })
        : record.jobTitle,
    places: formatList(placesBeside(record), locale),
    email: record.standing === 'FORMER' ? null : record.email,
    phone: record.standing === 'FORMER' ? null : record.phone,
  };
}

export function peopleOf(records: readonly PersonRecord[], locale: Locale): PersonProps[] {
  return records.map((record) => personOf(record, locale));
}
