import type { TimelineItem } from '../../../components/sections/Timeline.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { dealAddress } from '../../deals/address.ts';
import type { CardRecord } from '../../shared/records/cards.ts';
import type { WholePersonFragment } from './query.gen.ts';
import { isReachable } from './standing-notices.ts';

/** A part of a person's page below the facts: dated lines under a heading. */
export interface PersonPart {
  /** Anchor. */
  readonly id: string;
  readonly heading: string;
  readonly lang?: string | undefined;
  readonly items: readonly TimelineItem[];
  /** What has to be said of them. */
  readonly note?: string | undefined;
}

/** What somebody has done and written; of one who has left, what they wrote. Parts without anything are left out. */
export function personParts(person: WholePersonFragment, locale: Locale): PersonPart[] {
  const { people: m, people, navigation } = messagesFor(locale);
  const lang = langOf(person.locale, locale);
  const note = needsResultsLine(person) ? people.person.priorResults : undefined;
  const writing = { id: 'writing', heading: m.writing, items: recordItems(person.writing, locale) };
  const matters = person.experience.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0)).map(yearItem);
  const done: PersonPart[] = [
    { id: 'matters', heading: m.experience, lang, note, items: matters },
    { id: 'deals', heading: navigation.deals, note, items: recordItems(dealsOf(person, locale), locale) },
    writing,
    { id: 'rankings', heading: m.rankings, lang, note, items: rankingItems(person, locale) },
    { id: 'education', heading: m.education, lang, items: educationItems(person, locale) },
    {
      id: 'memberships',
      heading: m.memberships,
      lang,
      items: person.memberships.map((text) => ({ date: '', text })),
    },
  ];
  return (isReachable(person) ? done : [writing]).filter(({ items }) => items.length > 0);
}

/** Lawyers of New York, and offices in the United States, may show no result without the warning. */
function needsResultsLine({ offices, admissions }: WholePersonFragment): boolean {
  return (
    offices.some(({ location }) => location?.jurisdiction?.iso.startsWith('US')) ||
    admissions.some(({ jurisdiction }) => /New York|纽约/.test(jurisdiction))
  );
}

/** Each leads to its place in the list of deals. */
function dealsOf({ deals }: WholePersonFragment, locale: Locale): CardRecord[] {
  return deals.map((deal) => ({ ...deal, url: dealAddress(deal.id, locale) }));
}

const yearOf = (year: number | null) => (year === null ? '' : String(year));

function yearItem({ year, text }: WholePersonFragment['experience'][number]): TimelineItem {
  return { date: yearOf(year), text };
}

/** Records with pages of their own, by the day that they carry. */
function recordItems(records: readonly CardRecord[], locale: Locale): TimelineItem[] {
  return records.flatMap((record) => {
    const day = record.publishedOn ?? record.announcedOn;
    if (record.url === null) return [];
    return {
      date: day ? formatDay(day, locale, 'short') : '',
      text: record.title,
      url: record.url,
      lang: langOf(record.locale, locale),
    };
  });
}

function rankingItems({ rankings }: WholePersonFragment, locale: Locale): TimelineItem[] {
  const { ranking } = messagesFor(locale).people;
  return rankings.map(({ directory, band, year, quote }) => ({
    date: yearOf(year),
    text: [band ? ranking({ directory, band }) : directory, quote].filter(Boolean).join('\n'),
  }));
}

function educationItems({ education }: WholePersonFragment, locale: Locale): TimelineItem[] {
  const { educationNoYear } = messagesFor(locale).people;
  return education.map(({ award, institution, year }) => ({
    date: yearOf(year),
    text: educationNoYear({ award, institution }),
  }));
}
