import type { AxisDate } from '../../../components/sections/DateAxis.tsx';
import type { Section } from '../../../components/sections/section.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';

export interface Stage {
  readonly stage: string;
  /** Usual length, in days. */
  readonly days: number | null;
}

/** Most days that an axis has room for. */
const mostDates = 6;

/**
 * The stages of a process as days on an axis, for somebody who applied on the day `applied`; null when one has no
 * usual length, or there are too many.
 */
export function stagesFrom(
  applied: Date,
  process: readonly Stage[],
  locale: Locale,
  lang: string | undefined,
): readonly AxisDate[] | null {
  if (process.length === 0 || process.length >= mostDates) return null;
  const { careers: m } = messagesFor(locale);
  const dates: AxisDate[] = [dateOf(applied, { text: m.youApply }, locale)];
  let at = applied;
  for (const { stage, days } of process) {
    if (days === null) return null;
    at = new Date(at.getTime() + days * 86_400_000);
    dates.push({ ...dateOf(at, { text: stage, lang }, locale), note: m.days({ count: days }) });
  }
  return dates;
}

function dateOf(at: Date, title: AxisDate['title'], locale: Locale): AxisDate {
  const day = at.toISOString().slice(0, 10);
  return { day, date: formatDay(day, locale, 'short'), title };
}

/** The stages of a process as a table. */
export function stageTable(
  process: readonly Stage[],
  locale: Locale,
  lang: string | undefined,
): Section | null {
  const { careers: m } = messagesFor(locale);
  if (process.length === 0) return null;
  return {
    kind: 'table',
    id: 'process',
    heading: m.process,
    columns: [m.stage, m.typicalTime],
    rows: process.map(({ stage, days }) => [
      { text: stage, lang },
      { text: days === null ? '' : m.days({ count: days }) },
    ]),
  };
}
