import type { CardProps, Labelled, PersonProps } from '../../../components/sections/section.ts';
import type {
  CardFragment,
  NameFragment,
  PersonCardFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { formatDay, formatInstant, formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { placesBeside } from '../../people/item/role.ts';
import { typeNameOf } from '../../works/kind.ts';
import type { Merged } from './merged.ts';

/** What a link to a record needs. */
export type NamedRecord = Omit<NameFragment, 'type'>;

/** A record in a list, whatever its type. */
export type CardRecord = Merged<CardFragment>;

/** A record by its name, which says that it is in English where it is not in the reader's language. */
export function labelled(record: NamedRecord, locale: Locale): Labelled {
  const lang = langOf(record.locale, locale);
  return {
    text: record.title,
    url: record.url,
    lang,
    inEnglish: lang && messagesFor(locale).notices.inEnglish,
  };
}

/** A record as an item of a list; `withType` where a list mixes types. */
export function cardOf(record: CardRecord, locale: Locale, withType = false): CardProps {
  const topic = record.topics?.[0];
  const lang = langOf(record.locale, locale);
  return {
    id: record.id,
    title: record.title,
    url: record.url,
    lang,
    eyebrow: withType ? typeNameOf(record, locale) : topic?.title,
    inEnglish: lang && messagesFor(locale).notices.inEnglish,
    subject: record.subject ?? undefined,
    summary: record.jobTitle ?? record.summary ?? undefined,
    date: dateOf(record, locale),
  };
}

export function cardsOf(records: readonly CardRecord[], locale: Locale, withType = false): CardProps[] {
  return records.map((record) => cardOf(record, locale, withType));
}

/** Those of a list that are in English, for below a heading that says so of all of them. */
export function inEnglish(cards: readonly CardProps[]): CardProps[] {
  return cards.filter(({ lang }) => lang !== undefined).map((card) => ({ ...card, inEnglish: undefined }));
}

function dateOf(record: CardRecord, locale: Locale): Labelled | undefined {
  if (record.startsAt) {
    return { text: formatInstant(record.startsAt, locale, record.timeZone), dateTime: record.startsAt };
  }
  const day = record.publishedOn ?? record.announcedOn ?? record.seenOn;
  return day ? { text: formatDay(day, locale), dateTime: day } : undefined;
}

export function personOf(record: PersonCardFragment, locale: Locale): PersonProps {
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

export function peopleOf(records: readonly PersonCardFragment[], locale: Locale): PersonProps[] {
  return records.map((record) => personOf(record, locale));
}
