import type { MetaRow } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { formatDay, formatInstant, formatNumber } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { defaultLocale, isSiteLocale, type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import { addressOf, linkTo } from '../../../routing/links.ts';
import { dayRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { editions, isCountry } from '../editions.ts';
import { type DeadlineState, deadlineStateOf } from './deadline.ts';
import type { GraduatePageQuery } from './query.gen.ts';

export type Programme = GraduatePageQuery['programmes']['nodes'][number];

/** The date that matters now, and how far it is. */
export interface Countdown {
  readonly label: string;
  readonly text: string;
  readonly date: { readonly text: string; readonly dateTime: string };
}

export interface ProgrammeProps {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly deadlineState: DeadlineState;
  readonly state: string;
  readonly countdown: Countdown | null;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly facts: readonly MetaRow[];
  /** The form, in English where the edition has another language; null while nobody may apply. */
  readonly apply: { readonly url: string; readonly hrefLang: string } | null;
  /** Where to ask; null while nobody may apply. */
  readonly mail: { readonly address: string; readonly url: string } | null;
  readonly calendar: string | null;
}

/** A programme of another country, in a line. */
export interface ElsewhereProps {
  readonly country: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly url: string;
  readonly state: string;
  readonly countdown: string | null;
}

export function programmeProps(programme: Programme, locale: Locale, clock: Clock): ProgrammeProps {
  const { id, title, slug, summary, body, seats, salary, startsOn, email, closesAt } = programme;
  const m = messagesFor(locale).graduates.programme;
  const deadlineState = deadlineStateOf(programme, clock);
  const isOpen = deadlineState !== 'closed' && deadlineState !== 'not-yet';
  return {
    id: slug,
    title,
    lang: langOf(programme.locale, locale),
    deadlineState,
    state: m.state[deadlineState],
    countdown: countdownOf(programme, locale, clock),
    summary,
    body,
    facts: rowsOf([
      textRow(m.closes, closesAt ? formatInstant(closesAt, locale, programme.timeZone) : m.whenFull),
      dayRow(m.starts, startsOn, locale),
      textRow(m.places, seats && formatNumber(seats, locale)),
      textRow(m.pay, salary),
    ]),
    apply: isOpen ? applyLink(id, locale) : null,
    mail: isOpen ? { address: email, url: `mailto:${email}?subject=${encodeURIComponent(title)}` } : null,
    calendar:
      closesAt && deadlineState !== 'closed'
        ? `${linkTo('graduates-apply', {}, locale)}.ics?programme=${encodeURIComponent(slug)}`
        : null,
  };
}

/** The form has no Dutch or German: applications to every office are read in English. */
function applyLink(id: string, locale: Locale): NonNullable<ProgrammeProps['apply']> {
  const own = isSiteLocale(locale) ? locale : defaultLocale;
  return {
    url: `${addressOf(own, '/forms/graduate')}?about=${encodeURIComponent(id)}`,
    hrefLang: localeFacts[own].tag,
  };
}

export function elsewhereProps(programme: Programme, locale: Locale, clock: Clock): ElsewhereProps {
  const { graduates } = messagesFor(locale);
  const { country, title, slug } = programme;
  const edition = isCountry(country) ? editions[country] : locale;
  return {
    country: isCountry(country) ? graduates.countries[country] : country,
    title,
    lang: langOf(programme.locale, locale),
    url: programmeAddress(slug, edition),
    state: graduates.programme.state[deadlineStateOf(programme, clock)],
    countdown: countdownOf(programme, locale, clock)?.text ?? null,
  };
}

/** Where a programme stands on the page of an edition from which one applies. */
export function programmeAddress(slug: string, locale: Locale): string {
  return `${linkTo('graduates-apply', {}, locale)}#${slug}`;
}

/** How far the closing date is, or the opening date of what is not open; null when neither is to come. */
export function countdownOf(programme: Programme, locale: Locale, clock: Clock): Countdown | null {
  const { opensOn, closesAt, timeZone } = programme;
  const m = messagesFor(locale).graduates.programme;
  const deadlineState = deadlineStateOf(programme, clock);
  if (deadlineState === 'not-yet' && opensOn) {
    const date = { text: formatDay(opensOn, locale), dateTime: opensOn };
    return { label: m.opens, text: inDays(clock.daysUntil(opensOn, timeZone), locale), date };
  }
  if (closesAt === null || deadlineState === 'closed') return null;
  const date = { text: formatInstant(closesAt, locale, timeZone), dateTime: closesAt };
  return { label: m.closes, text: inDays(clock.daysUntil(closesAt, timeZone), locale), date };
}

function inDays(days: number, locale: Locale): string {
  const { today, days: forms } = messagesFor(locale).graduates;
  return days === 0 ? today : forms({ count: days });
}

/** What a calendar holds of a programme: its closing date, an hour long up to the minute. */
export function closingEntry(programme: Programme, locale: Locale) {
  const { id, title, summary, closesAt, firstPublishedAt, publishedAt, slug } = programme;
  if (closesAt === null) return null;
  return {
    id,
    title: messagesFor(locale).graduates.programme.closesEvent({ title }),
    url: programmeAddress(slug, locale),
    startsAt: new Date(Date.parse(closesAt) - 3_600_000).toISOString(),
    endsAt: closesAt,
    place: null,
    text: summary,
    status: 'confirmed' as const,
    firstPublishedAt,
    publishedAt,
  };
}
