import { monogramOf } from '../../art/component/monogram.ts';
import { headingsOf } from '../../components/rich-text/headings.ts';
import type { Labelled } from '../../components/sections/section.ts';
import { telephone } from '../../components/telephone.ts';
import { choiceLabel } from '../../content/types/choices.ts';
import { formatDay, formatInstant, languageName } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { typeNameOf } from '../works/kind.ts';
import type { SearchHitFragment } from './query.gen.ts';

export interface PieceProps {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Something found. */
export interface ResultProps {
  readonly id: string;
  readonly title: readonly PieceProps[];
  /** A place is named in the reader's language where its page is in another. */
  readonly titleLang: string | undefined;
  readonly url: string | null;
  readonly lang: string | undefined;
  /** The letters of a person's plate. */
  readonly mark: string | undefined;
  /** What kind of page it is, and what leads to it. */
  readonly context: readonly Labelled[];
  readonly facts: readonly Labelled[];
  readonly passage: {
    readonly pieces: readonly PieceProps[];
    /** The heading that it stands under, with its address. */
    readonly heading: Labelled | null;
  } | null;
}

type HitRecord = SearchHitFragment['record'];

export function resultOf(hit: SearchHitFragment, locale: Locale): ResultProps {
  const { record, url, passage } = hit;
  const lang = langOf(record.locale, locale);
  return {
    id: record.id,
    title: hit.title,
    titleLang: 'nameLocale' in record ? langOf(record.nameLocale, locale) : lang,
    url,
    lang,
    mark: record.type === 'person' ? monogramOf(record) : undefined,
    context: contextOf(hit, locale),
    facts: factsOf(record, locale),
    passage: passage && {
      pieces: passage.pieces,
      heading:
        passage.heading === null
          ? null
          : { text: passage.heading, url: atHeading(url, passage.heading), lang },
    },
  };
}

/** Its kind, the pages above it from the second on, and the language where it is not the reader's. */
function contextOf({ record, url, foundIn }: SearchHitFragment, locale: Locale): Labelled[] {
  const m = messagesFor(locale).search;
  const above = record.breadcrumbs
    .slice(1)
    .map((crumb) => ({ text: crumb.title, lang: langOf(crumb.locale, locale) }));
  const languageOf = (other: Locale) => languageName(localeFacts[other].language, locale);
  const isElsewhere = localeFacts[foundIn].language !== localeFacts[record.locale].language;
  return [
    { text: typeNameOf({ type: record.type, url: url ?? '' }, locale) },
    ...above,
    ...(langOf(record.locale, locale)
      ? [{ text: m.inLanguage({ language: languageOf(record.locale) }) }]
      : []),
    ...(isElsewhere ? [{ text: m.foundIn({ language: languageOf(foundIn) }) }] : []),
  ];
}

/** What answers by itself: a telephone, a day, how a rule stands. */
function factsOf(record: HitRecord, locale: Locale): Labelled[] {
  if ('jobTitle' in record) {
    const lang = langOf(record.locale, locale);
    const offices = record.offices.map(({ title, url, locale: of }) => ({
      text: title,
      url,
      lang: langOf(of, locale),
    }));
    return [{ text: record.jobTitle, lang }, ...offices, ...(record.phone ? [telephone(record.phone)] : [])];
  }
  if ('officePhone' in record) return [telephone(record.officePhone)];
  if ('publishedOn' in record)
    return [{ text: formatDay(record.publishedOn, locale), dateTime: record.publishedOn }];
  if ('startsAt' in record)
    return [{ text: formatInstant(record.startsAt, locale, record.timeZone), dateTime: record.startsAt }];
  if ('question' in record) return [{ text: record.question, lang: langOf(record.locale, locale) }];
  if ('legalStatus' in record) return statusFacts(record, locale);
  return [];
}

function statusFacts(record: Extract<HitRecord, { legalStatus: unknown }>, locale: Locale): Labelled[] {
  const m = messagesFor(locale).search;
  const named = [record.parent, record.topic].flatMap((one) =>
    one && 'title' in one ? [{ text: one.title, lang: langOf(one.locale, locale) }] : [],
  );
  return [
    { text: choiceLabel('navigatorCell.legalStatus', record.legalStatus, locale) },
    ...named,
    ...(record.reviewedOn ? [{ text: m.reviewed({ date: formatDay(record.reviewedOn, locale) }) }] : []),
  ];
}

/** The address of a heading of a page; the page's own where that has an anchor already. */
function atHeading(url: string | null, heading: string): string | null {
  if (url === null || url.includes('#')) return url;
  const span = { _type: 'span', _key: 's', text: heading, marks: [] } as const;
  const [anchor] = headingsOf([{ _type: 'block', _key: 'b', style: 'h2', children: [span], markDefs: [] }]);
  return anchor ? `${url}#${anchor.id}` : url;
}
