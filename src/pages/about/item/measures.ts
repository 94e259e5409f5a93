import type { Section } from '../../../components/sections/section.ts';
import { formatDay } from '../../../i18n/format.ts';
import { numberFormat } from '../../../i18n/formatters.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { FirmPageFragment } from '../about.fragments.gen.ts';

/** One measure over the years. */
export interface SeriesOf {
  readonly name: string;
  readonly unit: string;
  readonly source: string | null;
  /** `share` is the bar's length in per cent of the longest, from zero. */
  readonly years: readonly { readonly year: string; readonly value: string; readonly share: number }[];
}

export interface ProjectOf {
  readonly name: string;
  readonly partner: string;
  readonly hours: string;
  readonly goal: string | null;
  readonly result: string;
}

/** “Source: time records, as at 30 April 2026”, or what is known of it: “As at 30 April 2026”, or null. */
export function sourceLine(source: string | null, asAt: string | null, locale: Locale): string | null {
  const m = messagesFor(locale);
  if (asAt === null) return source && m.page.parts.source({ source });
  const date = formatDay(asAt, locale);
  if (!source) return m.about.asAt({ date });
  return m.page.parts.source({ source: m.about.sourceOn({ source, date }) });
}

export function seriesOf({ series }: FirmPageFragment, locale: Locale): SeriesOf[] {
  return series.map(({ name, unit, source, asAt, years }) => {
    const decimals = Math.max(...years.map(({ value }) => String(value).split('.')[1]?.length ?? 0));
    // As many decimals in every year: 15.0 above 14.2.
    const figure = numberFormat(localeFacts[locale].tag, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    const longest = Math.max(...years.map(({ value }) => value));
    return {
      name,
      unit,
      source: sourceLine(source, asAt, locale),
      years: years.map(({ year, value }) => ({
        year,
        value: figure.format(value),
        share: longest > 0 ? Math.round((value / longest) * 1000) / 10 : 0,
      })),
    };
  });
}

export function projectsOf({ projects }: FirmPageFragment, locale: Locale): ProjectOf[] {
  const m = messagesFor(locale).about;
  return projects.map(({ hours, goal, ...project }) => ({
    ...project,
    hours: m.hours({ count: hours }),
    goal: goal && m.goal({ goal }),
  }));
}

/** Who sits on a board or committee, in which seat and since when. */
export function seatsTable({ seats, locale: written }: FirmPageFragment, locale: Locale): Section {
  const m = messagesFor(locale).about;
  const lang = langOf(written, locale);
  return {
    kind: 'table',
    id: 'seats',
    heading: m.seats,
    columns: [m.member, m.seat, m.since],
    rows: seats.map(({ name, role, since, person }) => [
      { text: name, url: person?.url, lang },
      { text: role, lang },
      { text: since },
    ]),
  };
}
