import type { OpeningTimes } from '../../components/sections/OpeningState.tsx';
import type { Labelled, MetaRow } from '../../components/sections/section.ts';
import { telephone } from '../../components/telephone.ts';
import { choiceLabel } from '../../content/types/choices.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { sourceNames } from '../../i18n/source-names.ts';
import { daysIn, openingOf } from '../offices/item/hours.ts';
import { dayRow, recordsRow, rowsOf, textRow } from '../shared/records/rows.ts';
import type { DirectAnswerFragment } from './query.gen.ts';

/** A record that answers by itself, with what of it answers. */
export interface DirectAnswerProps {
  readonly id: string;
  readonly title: Labelled;
  readonly rows: readonly MetaRow[];
  /** Of an office: whether it is open now. */
  readonly opening: OpeningTimes | null;
}

type DirectRecord = DirectAnswerFragment['record'];
type Status = Extract<DirectRecord, { legalStatus: unknown }>;

export function directAnswerOf({ record, url }: DirectAnswerFragment, locale: Locale): DirectAnswerProps {
  const title = { text: record.title, url, lang: langOf(record.locale, locale) };
  return {
    id: record.id,
    title: 'legalStatus' in record ? { ...title, ...subjectOf(record, locale) } : title,
    rows: rowsFor(record, url, locale),
    opening: 'hours' in record ? openingOf(record, locale, 'long') : null,
  };
}

/** What an answer of the navigator is about: its own title says “Three calendar days” alone. */
function subjectOf({ topic, parent, locale: own }: Status, locale: Locale): Labelled {
  const text = messagesFor(locale).search.direct.subject({
    topic: topic?.title ?? '',
    place: placeOf(parent),
  });
  return { text, lang: langOf(topic?.locale ?? own, locale) };
}

function rowsFor(record: DirectRecord, url: string | null, locale: Locale): MetaRow[] {
  const { people, locations, navigator, search } = messagesFor(locale);
  const lang = langOf(record.locale, locale);
  if ('jobTitle' in record)
    return rowsOf([
      reachRow(people.telephone, record.phone && telephone(record.phone)),
      reachRow(people.mobile, record.mobile && telephone(record.mobile)),
      reachRow(people.email, record.email && mailTo(record.email)),
      recordsRow(people.office, record.offices, locale),
    ]);
  if ('hours' in record)
    return rowsOf([
      { label: locations.address, values: [{ text: record.address, lang }] },
      reachRow(people.telephone, telephone(record.officePhone)),
      reachRow(people.email, record.email && mailTo(record.email)),
      record.hours.length > 0
        ? {
            label: locations.hours,
            values: record.hours.map((one) => ({
              text: `${daysIn(one, locale)} ${one.opens}–${one.closes}`,
            })),
          }
        : null,
    ]);
  if ('legalStatus' in record)
    return rowsOf([
      textRow(navigator.status, choiceLabel('navigatorCell.legalStatus', record.legalStatus, locale)),
      { label: search.direct.inShort, values: [{ text: record.title, lang }] },
      dayRow(search.direct.since, record.effectiveFrom, locale),
      dayRow(search.direct.reviewed, record.reviewedOn, locale),
      sourcesRow(record, url, locale),
    ]);
  return [];
}

const mailTo = (address: string): Labelled => ({ text: address, url: `mailto:${address}` });

function reachRow(label: string, value: Labelled | '' | null): MetaRow | null {
  return value ? { label, values: [value] } : null;
}

const placeOf = (parent: Status['parent']) => (parent && 'title' in parent ? parent.title : '');

/** The laws that it rests on, where the reader may read them, and the page of the navigator that says so. */
function sourcesRow({ instruments, parent }: Status, url: string | null, locale: Locale): MetaRow {
  const { source, page } = messagesFor(locale).search.direct;
  const laws = instruments.map((law) => {
    const { text, lang } = sourceNames(law, locale).first;
    return { text: law.citation ? `${text}, ${law.citation}` : text, url: law.url, lang };
  });
  return {
    label: source,
    values: [...laws, { text: page({ place: placeOf(parent) }), url }],
  };
}
