import type { LedgerDate } from '../../components/sections/Ledger.tsx';
import { choiceLabel } from '../../content/types/choices.ts';
import { formatList } from '../../i18n/format.ts';
import { dateFormat } from '../../i18n/formatters.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { type Clock, dayIn } from '../../platform/cache/clock.ts';
import type { HomePageQuery } from './query.gen.ts';

/** Most dates that stand side by side. */
const most = 5;
/** Fewest that make a strip of law alone; events fill it up where there are fewer. */
const fewest = 3;

type Cell = HomePageQuery['navigatorDates']['nodes'][number];
type Rule = HomePageQuery['rules']['nodes'][number];
type Event = HomePageQuery['events']['nodes'][number];

/** What is adopted, at least in part: of anything else it is not known whether it will bind. */
const begins: readonly Cell['legalStatus'][] = ['ADOPTED_NOT_YET_IN_FORCE', 'IN_FORCE_PARTLY'];

interface Strip {
  readonly dates: readonly LedgerDate[];
  /** Every one of them is a day on which a rule begins to bind. */
  readonly isLaw: boolean;
}

/** The next days on which rules begin to bind, from what is published; what the firm invites to where they are few. */
export function datesAhead(
  { navigatorDates, rules, events }: Pick<HomePageQuery, 'navigatorDates' | 'rules' | 'events'>,
  locale: Locale,
  clock: Clock,
): Strip {
  const today = clock.today();
  const laws = [
    ...navigatorDates.nodes.flatMap((cell) => cellDate(cell, locale) ?? []),
    ...rules.nodes.flatMap((rule) => ruleDate(rule, locale) ?? []),
  ]
    .filter(({ dateTime }) => dateTime > today)
    .sort((one, other) => byLanguage(one, other) || byDay(one, other))
    .slice(0, most)
    .sort(byDay);
  if (laws.length >= fewest) return { dates: laws, isLaw: true };
  const { inForceAt } = messagesFor(locale).home;
  const marked = laws.map((law) => ({ ...law, place: inForceAt({ place: law.place }) }));
  const invitations = comingEvents(events.nodes)
    .slice(0, most - laws.length)
    .map((event) => eventDate(event, locale));
  return { dates: [...marked, ...invitations].sort(byDay), isLaw: false };
}

const byDay = (one: LedgerDate, other: LedgerDate) => (one.dateTime < other.dateTime ? -1 : 1);

/** What is written in the reader's own language first. */
const byLanguage = ({ title: one }: LedgerDate, { title: other }: LedgerDate) =>
  Number(one.lang !== undefined) - Number(other.lang !== undefined);

/** The word above a title that is in English on a page that is not. */
export const markOf = (written: Locale, locale: Locale) =>
  langOf(written, locale) && messagesFor(locale).notices.inEnglish;

function cellDate({ legalStatus, effectiveFrom, topic, parent }: Cell, locale: Locale): LedgerDate | null {
  if (!begins.includes(legalStatus) || !effectiveFrom || !topic || !parent || !('jurisdiction' in parent))
    return null;
  const { entry } = messagesFor(locale).home;
  return {
    ...dayParts(effectiveFrom, 'UTC', locale),
    title: {
      text: entry({ service: topic.parent?.title ?? '', topic: topic.title }),
      url: parent.url,
      lang: langOf(topic.locale, locale),
    },
    inEnglish: markOf(topic.locale, locale),
    place: parent.jurisdiction?.title ?? parent.title,
  };
}

function ruleDate(rule: Rule, locale: Locale): LedgerDate | null {
  if (!rule.bindsOn || rule.standing !== 'CURRENT') return null;
  return {
    ...dayParts(rule.bindsOn, 'UTC', locale),
    title: { text: rule.title, url: rule.url, lang: langOf(rule.locale, locale) },
    inEnglish: markOf(rule.locale, locale),
    place: formatList(
      rule.jurisdictions.map(({ title }) => title),
      locale,
    ),
  };
}

/** An invitation, on its day at its place. */
export function eventDate(event: Event, locale: Locale): LedgerDate {
  return {
    ...dayParts(event.startsAt, event.timeZone, locale),
    title: { text: event.title, url: event.url, lang: langOf(event.locale, locale) },
    inEnglish: markOf(event.locale, locale),
    place: eventPlace(event, locale),
  };
}

/** Those that will take place, the next first in whichever language they are. */
export function comingEvents(events: readonly Event[]): Event[] {
  return events
    .filter(({ standing }) => standing !== 'CANCELLED' && standing !== 'POSTPONED')
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** What kind of event it is, and where. */
export function eventPlace({ kind, office, venue }: Event, locale: Locale): string {
  const named = choiceLabel('event.kind', kind, locale);
  const place = office?.title ?? venue;
  return place ? messagesFor(locale).home.eventAt({ kind: named, place }) : named;
}

/** A day or an instant, as the calendar at its place shows it. */
export function dayParts(moment: string, timeZone: string, locale: Locale) {
  const at = new Date(moment);
  const dateTime = dayIn(timeZone, at);
  const month = dateFormat(localeFacts[locale].tag, {
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  return { day: dateTime.slice(-2), month: month.format(at), dateTime };
}
