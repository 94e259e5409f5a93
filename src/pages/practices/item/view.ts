import type { PeopleSectionProps } from '../../../components/listing/PeopleSection.tsx';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import { type HeadingAnchor, headingsOf } from '../../../components/rich-text/headings.ts';
import {
  type CardProps,
  type Labelled,
  present,
  type Section,
} from '../../../components/sections/section.ts';
import type { TimelineItem } from '../../../components/sections/Timeline.tsx';
import type { RichText } from '../../../content/rich-text/types.ts';
import { typeLabel } from '../../../content/types/index.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { dealAddress, dealsBy } from '../../deals/address.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { cardsOf } from '../../shared/records/cards.ts';
import { serviceJsonLd } from '../../shared/records/firm-json-ld.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { foremost } from '../../shared/records/portraits/foremost.ts';
import { cardSection } from '../../shared/records/rows.ts';
import { type SideTree, sideTreeOf } from '../../shared/records/side-tree/side-tree.ts';
import type { PracticePageQuery } from './query.gen.ts';

export type Practice = Extract<
  NonNullable<PracticePageQuery['record']>,
  { readonly __typename: 'Sector' | 'Service' }
>;

/** As many plates as stand side by side. */
const most = 4;

export interface PracticePageProps {
  readonly opening: OpeningProps;
  readonly side: SideTree | null;
  readonly contents: readonly HeadingAnchor[];
  readonly points: readonly string[];
  readonly body: RichText | null;
  readonly areas: readonly CardProps[];
  readonly people: PeopleSectionProps;
  readonly deals: { readonly items: readonly TimelineItem[]; readonly more: Labelled } | null;
  /** The first of it large. */
  readonly writing: readonly CardProps[];
  readonly sections: readonly Section[];
}

/** A sector or a service: what it is, who to speak to, what was done and what was written. */
export function practiceView(
  data: PracticePageQuery,
  request: PageRequest,
): PageView<PracticePageProps> | null {
  const practice = data.record;
  if (practice?.__typename !== 'Sector' && practice?.__typename !== 'Service') return null;
  const { locale, clock } = request;
  const m = messagesFor(locale);
  const withPage = practice.writing.filter(({ url }) => url !== null);
  const ahead = practice.dates
    .flatMap((date) => ('startsAt' in date && !clock.hasCome(date.startsAt) ? [date] : []))
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return {
    head: headOf(practice, request, {
      jsonLd: [serviceJsonLd(practice)],
    }),
    props: {
      opening: {
        ...opening(practice, request),
        eyebrow: practice.parent?.title ?? typeLabel(practice.type, locale),
        seed: practice.id,
      },
      side: sideTreeOf(practice, locale),
      contents: practice.body ? headingsOf(practice.body) : [],
      points: practice.highlights.map(({ text }) => text),
      body: practice.body,
      areas: cardsOf(practice.children, locale).map((card) => ({ ...card, art: card.id })),
      people: peopleOf(practice, data, m, locale),
      deals: dealsOf(practice, data, m, locale),
      writing: cardsOf(withPage, locale, true).map((card, at) => ({
        ...card,
        art: card.id,
        // Beside the first a title is enough.
        summary: at === 0 ? card.summary : undefined,
      })),
      sections: present([
        cardSection('news', m.expertise.practice.news, practice.news, locale),
        cardSection('dates', m.expertise.practice.dates, ahead, locale),
        cardSection('related', m.record.related, practice.related, locale, true),
      ]),
    },
  };
}

/** Those named on the record first, then others by grade. */
function peopleOf(
  practice: Practice,
  data: PracticePageQuery,
  m: Messages,
  locale: Locale,
): PeopleSectionProps {
  const all = data.sectorPeople ?? data.servicePeople;
  const named = practice.contacts.filter(({ standing }) => standing === 'ACTIVE');
  const others = (all?.nodes ?? []).filter(({ id }) => named.every((person) => person.id !== id));
  const first = foremost(named, most, locale);
  return {
    heading: m.expertise.practice.contacts,
    people: [...first, ...foremost(others, most - first.length, locale)],
    more:
      all && all.totalCount > most
        ? {
            text: m.expertise.practice.allPeople({ practice: practice.title }),
            url: `${linkTo('people-list', {}, locale)}?${filterOf(practice)}=${practice.id}`,
          }
        : undefined,
  };
}

function dealsOf(
  practice: Practice,
  data: PracticePageQuery,
  m: Messages,
  locale: Locale,
): PracticePageProps['deals'] {
  const nodes = (data.sectorDeals ?? data.serviceDeals)?.nodes ?? [];
  if (nodes.length === 0) return null;
  // The list has what is not translated at its end; here one order of days is easier to read.
  const newest = nodes.toSorted((one, other) => other.announcedOn.localeCompare(one.announcedOn));
  return {
    items: newest.map((deal) => ({
      date: formatDay(deal.announcedOn, locale, 'short'),
      text: deal.title,
      note: deal.role,
      url: dealAddress(deal.id, locale),
      lang: langOf(deal.locale, locale),
    })),
    more: {
      text: m.expertise.group.allDeals({ field: practice.title }),
      url: dealsBy(filterOf(practice), practice.id, locale),
    },
  };
}

/** The filter of lists that stands for it. */
function filterOf({ __typename }: Practice): 'sector' | 'service' {
  return __typename === 'Sector' ? 'sector' : 'service';
}
