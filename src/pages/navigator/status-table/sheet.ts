import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { csvTable } from '../../../platform/csv.ts';
import type { Workbook } from '../../../reports/write/workbook.ts';
import { addressOf } from '../../../routing/address.ts';
import type { PageRequest } from '../../page-module.ts';
import { narrow } from './narrowing.ts';
import type { NavigatorStatusTableQuery } from './query.gen.ts';
import { type ReviewState, reviewState } from './review.ts';
import { selected } from './selected.ts';
import { cellKey } from './table.ts';
import { statusTableView } from './view.ts';

/** What a table shows as rows, one for each answer, in the columns that everybody may read; null without a table. */
export function statusTableCsv(data: NavigatorStatusTableQuery, request: PageRequest): string | null {
  const sheet = sheetOf(data, request);
  const view = statusTableView(data, request);
  if (!sheet || !view) return null;
  const { navigator, report } = messagesFor(request.locale);
  // A file without a page around it says in each row of which day it is, and that it is no advice.
  const about = `${view.props.times} ${navigator.demonstration}`;
  return csvTable(
    [...sheet.columns.map(({ heading }) => heading), report.about],
    sheet.rows.map((row) => [...row, about]),
  );
}

/** The same as a workbook, with days as days, and what it is on a sheet before it. */
export function statusTableWorkbook(data: NavigatorStatusTableQuery, request: PageRequest): Workbook | null {
  const sheet = sheetOf(data, request);
  const view = statusTableView(data, request);
  if (!sheet || !view) return null;
  const { locale, clock, origin, path, search } = request;
  const { navigator, report } = messagesFor(locale);
  const { title, service, times } = view.props;
  const address = origin + addressOf(locale, path) + (search.size > 0 ? `?${search}` : '');
  return {
    sheets: [
      {
        name: report.about,
        columns: [
          { heading: null, width: 28, kind: 'text' },
          { heading: null, width: 90, kind: 'long' },
        ],
        rows: [
          [service.text, title],
          [null, times],
          [null, navigator.demonstration],
          [report.made, formatDay(clock.today(), locale)],
          [report.address, address],
        ],
        stickyColumns: 0,
      },
      { name: report.answers, ...sheet, stickyColumns: 3 },
    ],
  };
}

interface Sheet {
  readonly columns: readonly {
    readonly heading: string;
    readonly width: number;
    readonly kind: 'text' | 'long' | 'day';
  }[];
  readonly rows: readonly (readonly string[])[];
}

function sheetOf({ navigatorChapter }: NavigatorStatusTableQuery, request: PageRequest): Sheet | null {
  const table = navigatorChapter?.table;
  if (!table) return null;
  const { locale, clock, origin } = request;
  const { navigator, navigatorTable: m } = messagesFor(locale);
  const { selection } = selected(table, request);
  const today = clock.today();
  const asOf = selection.known !== null && selection.known < today ? selection.known : today;
  const { topics, placed, matching } = narrow(table, selection, asOf);
  const rows = topics.flatMap(({ key, topic }) =>
    table.jurisdictions.flatMap(({ key: jurisdiction, chapter }) => {
      const id = cellKey({ jurisdiction, topic: key });
      const cell = placed.get(id);
      if (!cell || (matching && !matching.has(id))) return [];
      const { entry, changedAt } = cell;
      return [
        [
          chapter.title,
          topic.group ?? '',
          topic.title,
          choiceLabel('navigatorCell.legalStatus', entry.legalStatus, locale),
          entry.legalStatus === 'NOT_REVIEWED' ? '' : entry.title,
          entry.effectiveFrom ?? '',
          entry.effectiveTo ?? '',
          entry.stage ?? '',
          entry.expectedOn ?? '',
          changedAt?.slice(0, 10) ?? '',
          entry.reviewedOn ?? '',
          entry.reviewDueOn ?? '',
          stateText(reviewState(entry, asOf), locale),
          chapter.url ? `${origin}${chapter.url}#${topic.slug}` : '',
        ],
      ];
    }),
  );
  const text = (heading: string, width = 22) => ({ heading, width, kind: 'text' }) as const;
  const day = (heading: string) => ({ heading, width: 14, kind: 'day' }) as const;
  const columns = [
    text(m.jurisdiction),
    text(m.group),
    text(navigator.topic),
    text(navigator.status),
    { heading: navigator.headline, width: 60, kind: 'long' } as const,
    day(m.effectiveFrom),
    day(m.effectiveTo),
    text(m.stage),
    day(m.expectedOn),
    day(m.changedOn),
    day(m.reviewedOn),
    day(m.reviewDueOn),
    text(m.reviewState, 14),
    text(m.address, 60),
  ];
  return { columns, rows };
}

function stateText(state: ReviewState | null, locale: Locale): string {
  const { navigatorTable: m } = messagesFor(locale);
  return state === null ? '' : { current: m.current, due: m.dueSoon, overdue: m.isOverdue }[state];
}
