import { byRegion } from '../../components/layout/regions.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import type { AxisDate } from '../../components/sections/DateAxis.tsx';
import type { LedgerColumn, LedgerDate } from '../../components/sections/Ledger.tsx';
import type { OpeningTimes } from '../../components/sections/OpeningState.tsx';
import type { CardProps, Labelled, PersonProps } from '../../components/sections/section.ts';
import { formatDay, formatList } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { firm } from '../../platform/settings/firm.ts';
import { linkTo } from '../../routing/links.ts';
import { openingOf } from '../offices/item/hours.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { type CardRecord, cardOf, labelled, type NamedRecord } from '../shared/records/cards.ts';
import { firmJsonLd, officeJsonLd } from '../shared/records/firm-json-ld.ts';
import { headOf } from '../shared/records/head.ts';
import { noticesOf } from '../shared/records/notices.ts';
import { platedPerson } from '../shared/records/portraits/plated.ts';
import { comingEvents, datesAhead, dayParts, eventDate, eventPlace, markOf } from './dates.ts';
import type { HomePageQuery } from './query.gen.ts';

export interface HomePageProps {
  readonly title: string;
  readonly text: string | null;
  readonly lang: string | undefined;
  readonly notices: readonly Notice[];
  readonly find: Labelled;
  /** In rows, as many columns in each as stand well side by side. */
  readonly audiences: readonly (readonly LedgerColumn[])[];
  readonly strip: {
    readonly heading: string;
    readonly more: Labelled;
    readonly dates: readonly LedgerDate[];
  } | null;
  readonly insights: readonly CardProps[];
  readonly featured: readonly CardProps[];
  readonly allInsights: Labelled;
  /** Where the strip above does not already show what comes next; to scale where their days are far enough apart. */
  readonly events: { readonly axis: readonly AxisDate[]; readonly ledger: readonly LedgerDate[] };
  readonly allEvents: Labelled;
  readonly people: readonly PersonProps[];
  readonly allPeople: Labelled;
  readonly regions: readonly {
    readonly name: string;
    readonly offices: readonly { readonly name: Labelled; readonly opening: OpeningTimes | null }[];
  }[];
}

/** As many as stand side by side. */
const mostFeatured = 3;
const mostEvents = 4;
/** Days that an axis spans at least. */
const shortestAxis = 30;

export function homeView(data: HomePageQuery, request: PageRequest): PageView<HomePageProps> | null {
  const { home, publications, events, people } = data;
  if (!home) return null;
  const { locale, clock } = request;
  const { home: m, home: homeTexts } = messagesFor(locale);
  const { dates, isLaw } = datesAhead(data, locale, clock);
  const allEvents = { text: m.allEvents, url: linkTo('events-list', {}, locale) };
  const navigator = {
    text: homeTexts.allRules,
    url: `${linkTo('navigator-home', {}, locale)}#dates`,
  };
  return {
    head: {
      ...headOf(home, request, { title: firm.name, jsonLd: siteJsonLd(data, linkTo('search', {}, locale)) }),
      description: home.heroText ?? home.summary ?? undefined,
    },
    props: {
      title: home.heroTitle,
      text: home.heroText,
      lang: langOf(home.locale, locale),
      notices: noticesOf(home, locale),
      find: { text: m.findLawyer, url: linkTo('people-list', {}, locale) },
      audiences: rowsOfColumns(home.audiences.map((audience) => columnOf(audience, locale))),
      strip:
        dates.length === 0
          ? null
          : {
              heading: isLaw ? homeTexts.comingIntoForce : homeTexts.datesAhead,
              more: isLaw ? navigator : allEvents,
              dates,
            },
      insights: publications.nodes.map((record, at) =>
        at === 0 ? leadCard(record, locale) : plainCard(record, locale),
      ),
      featured: featuredOf(data, locale),
      allInsights: { text: m.allPublications, url: linkTo('publications-list', {}, locale) },
      events: upcoming(isLaw ? comingEvents(events.nodes).slice(0, mostEvents) : [], locale),
      allEvents,
      people: home.people.map((person) => platedPerson(person, locale)),
      allPeople: {
        text: homeTexts.allPeople({ count: people.totalCount }),
        url: linkTo('people-list', {}, locale),
      },
      regions: regionsOf(data, locale),
    },
  };
}

function columnOf(
  { title, text, pages }: NonNullable<HomePageQuery['home']>['audiences'][number],
  locale: Locale,
): LedgerColumn {
  const links = pages.flatMap((page) => (page.url ? [linkOf(page, locale)] : []));
  return { title, url: links[0]?.url, text, links };
}

/** The graduate site has languages of its own; its name has all. */
function linkOf(page: NamedRecord & { readonly type: string }, locale: Locale): Labelled {
  const link = labelled(page, locale);
  if (page.type !== 'graduatePage' || !link.lang) return link;
  return { text: messagesFor(locale).page.groups.graduates, url: page.url };
}

/** Up to four in a row; more of them in rows of about the same length. */
function rowsOfColumns(columns: readonly LedgerColumn[]): LedgerColumn[][] {
  const rows = Math.ceil(columns.length / 4);
  const length = Math.ceil(columns.length / rows);
  return Array.from({ length: rows }, (_, row) => columns.slice(row * length, (row + 1) * length));
}

/** What editors chose and the list of the newest does not already show; the reader's own language first. */
function featuredOf({ home, publications }: HomePageQuery, locale: Locale): CardProps[] {
  const isForeign = ({ locale: written }: CardRecord) => Number(langOf(written, locale) !== undefined);
  return (home?.featured ?? [])
    .filter(({ id, url }) => url !== null && !publications.nodes.some((record) => record.id === id))
    .sort((one, other) => isForeign(one) - isForeign(other))
    .slice(0, mostFeatured)
    .map((record) => ({ ...cardOf(record, locale), art: record.id }));
}

type Insight = HomePageQuery['publications']['nodes'][number];

function leadCard(record: Insight, locale: Locale): CardProps {
  const card = cardOf(record, locale);
  const names = record.authors.map(({ title }) => title);
  return {
    ...card,
    art: record.id,
    date: card.date && { ...card.date, text: formatList([...names, card.date.text], locale, 'unit') },
  };
}

function plainCard(record: CardRecord, locale: Locale): CardProps {
  return { ...cardOf(record, locale), summary: undefined };
}

/** On an axis, one of a day at most, or side by side where they are too close for it. */
function upcoming(events: HomePageQuery['events']['nodes'], locale: Locale): HomePageProps['events'] {
  const axis = events.map((event) => eventDay(event, locale));
  const days = axis.map(({ day }) => day);
  const span = (Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')) / 86_400_000;
  return span >= shortestAxis && new Set(days).size === days.length
    ? { axis, ledger: [] }
    : { axis: [], ledger: events.map((event) => eventDate(event, locale)) };
}

function eventDay(event: HomePageQuery['events']['nodes'][number], locale: Locale): AxisDate {
  const { dateTime: day } = dayParts(event.startsAt, event.timeZone, locale);
  return {
    day,
    date: formatDay(day, locale),
    title: { text: event.title, url: event.url, lang: langOf(event.locale, locale) },
    inEnglish: markOf(event.locale, locale),
    note: eventPlace(event, locale),
  };
}

function regionsOf({ offices }: HomePageQuery, locale: Locale): HomePageProps['regions'] {
  return byRegion(offices.nodes, ({ location }) => location?.region, locale).map(({ name, records }) => ({
    name,
    offices: records.map((office) => ({
      name: labelled(office, locale),
      opening: openingOf(office, locale, 'short'),
    })),
  }));
}

function siteJsonLd({ offices }: HomePageQuery, search: string): object[] {
  return [
    {
      ...firmJsonLd,
      telephone: firm.phones.switchboard,
      department: offices.nodes.map(officeJsonLd),
    },
    {
      '@type': 'WebSite',
      name: firm.shortName,
      url: '/',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${search}?q={query}`,
        'query-input': 'required name=query',
      },
    },
  ];
}
