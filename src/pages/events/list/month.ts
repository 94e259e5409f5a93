import { addressWith } from '../../../components/listing/paging.ts';
import { formatDay } from '../../../i18n/format.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { PageRequest } from '../../page-module.ts';
import { monthName } from '../../shared/dates/month-name.ts';
import type { EventRowProps } from '../event-row.ts';
import { otherMonth, weekdays, weeksOf } from './months.ts';

export interface MonthDay {
  /** ISO day. */
  readonly iso: string;
  /** Day of the month as a number. */
  readonly number: number;
  /** Whether it belongs to the month that is shown. */
  readonly inMonth: boolean;
  readonly isToday: boolean;
  /** “12 December 2026, 2 events” */
  readonly label: string;
  readonly events: readonly EventRowProps[];
}

export interface MonthProps {
  readonly caption: string;
  readonly previous: { readonly text: string; readonly url: string };
  readonly next: { readonly text: string; readonly url: string };
  readonly weekdays: readonly { readonly long: string; readonly short: string }[];
  readonly weeks: readonly (readonly MonthDay[])[];
  /** All of the month, in the order of time. */
  readonly rows: readonly EventRowProps[];
}

/** A month of events, each on the day that its place calls it; what began in another month is left out. */
export function monthOf(month: string, events: readonly EventRowProps[], request: PageRequest): MonthProps {
  const { locale, path, search, clock } = request;
  const m = messagesFor(locale).events.month;
  const rows = events
    .filter(({ day }) => day.iso.startsWith(month))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const byDay = Map.groupBy(rows, ({ day }) => day.iso);
  const today = clock.today();
  const other = (later: number, text: typeof m.previous) => {
    const to = otherMonth(month, later);
    return {
      text: text({ month: monthName(to, locale) }),
      url: addressWith(addressOf(locale, path), search, { month: to, page: null, when: null }),
    };
  };
  return {
    caption: m.caption({ month: monthName(month, locale) }),
    previous: other(-1, m.previous),
    next: other(1, m.next),
    weekdays: weekdays(locale),
    weeks: weeksOf(month).map((week) =>
      week.map((iso) => {
        const onDay = byDay.get(iso) ?? [];
        return {
          iso,
          number: Number(iso.slice(-2)),
          inMonth: iso.startsWith(month),
          isToday: iso === today,
          label: m.day({ count: onDay.length, date: formatDay(iso, locale) }),
          events: onDay,
        };
      }),
    ),
    rows,
  };
}
