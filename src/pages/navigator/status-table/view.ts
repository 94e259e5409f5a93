import type { ActiveFilter } from '../../../components/listing/ActiveFilters.tsx';
import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { Notice } from '../../../components/notices/Notices.tsx';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay, formatList, formatNumber } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { headOf } from '../../shared/records/head.ts';
import { noticesOf } from '../../shared/records/notices.ts';
import { nothingSelected, type Selection, searchOf } from '../selection/selection.ts';
import { type TableChoices, tableChoices } from './choices.ts';
import { type Matrix, matrixOf } from './matrix.ts';
import { narrow } from './narrowing.ts';
import type { NavigatorStatusTableQuery } from './query.gen.ts';
import { selected } from './selected.ts';
import { type BoardSummary, boardSummary } from './summary.ts';
import type { Table } from './table.ts';

export interface StatusTableProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly service: { readonly text: string; readonly lang: string | undefined };
  /** Of which day's law, and of which day's knowledge, it is. */
  readonly times: string;
  readonly notices: readonly Notice[];
  /** The page without a selection. */
  readonly action: string;
  readonly own: string;
  readonly selection: Selection;
  readonly choices: TableChoices;
  readonly count: string;
  readonly active: readonly ActiveFilter[];
  /** The same table in another form. */
  readonly otherViews: readonly { readonly text: string; readonly url: string }[];
  readonly matrix: Matrix;
  readonly files: readonly FileLink[];
  readonly summary: BoardSummary | null;
}

/** Topics of a service by jurisdictions, at two times: this jurisdiction, and those that the address sets beside it. */
export function statusTableView(
  { navigatorChapter: chapter }: NavigatorStatusTableQuery,
  request: PageRequest,
): PageView<StatusTableProps> | null {
  if (!chapter?.table) return null;
  const { locale, path, origin } = request;
  const { table } = chapter;
  const { navigator, navigatorTable: m } = messagesFor(locale);
  const { selection, ignored } = selected(table, request);
  const today = request.clock.today();
  const asOf = selection.known !== null && selection.known < today ? selection.known : today;
  const narrowed = narrow(table, selection, asOf);
  const action = addressOf(locale, path);
  const titles = table.jurisdictions.map((one) => one.chapter.title);
  const named = table.jurisdictions[0]?.chapter ?? chapter;
  const title =
    titles.length < 2
      ? navigator.statusTableOf({ title: named.title })
      : m.comparison({ titles: namesIn(titles, locale) });
  const subject = navigator.chapter.subject({ service: table.service.title, jurisdiction: named.title });
  const stated = (text: string): Notice => ({ kind: 'state', text });
  return {
    head: headOf({ ...chapter, title: named.title, summary: m.description({ title: subject }) }, request, {
      title,
      suffix: '/status-table',
    }),
    props: {
      title,
      lang: langOf(named.locale, locale),
      service: { text: table.service.title, lang: langOf(table.service.locale, locale) },
      times: timesOf(table, selection, locale),
      notices: [
        ...noticesOf(chapter, locale),
        stated(navigator.demonstration),
        ...(ignored.length > 0
          ? [
              stated(
                m.ignored({
                  values: formatList(
                    ignored.map(({ value }) => value),
                    locale,
                    'unit',
                  ),
                }),
              ),
            ]
          : []),
      ],
      action,
      own: named.title,
      selection,
      choices: tableChoices(table, selection, table.jurisdictions[0]?.key ?? '', locale),
      count: countOf(table, narrowed, locale),
      active: activeFilters(selection, table, action, locale),
      otherViews: otherViews(selection, action, locale),
      matrix: matrixOf({ table, narrowed, selection, asOf, locale }),
      files: fileLinks(request, ['csv', 'xlsx']),
      summary: boardSummary({
        table,
        narrowed,
        selection,
        asOf,
        today,
        address: origin + action + searchOf(selection),
        locale,
      }),
    },
  };
}

/** Three by name, more by the first. */
function namesIn(titles: readonly string[], locale: Locale): string {
  const [first = ''] = titles;
  if (titles.length <= 3) return formatList(titles, locale);
  return messagesFor(locale).navigatorTable.andOthers({ first, count: titles.length - 1 });
}

function timesOf({ on }: Table, { known }: Selection, locale: Locale): string {
  const { navigatorTable: m } = messagesFor(locale);
  const day = formatDay(on, locale);
  return known === null ? m.lawNow({ on: day }) : m.lawKnown({ on: day, known: formatDay(known, locale) });
}

function countOf(table: Table, { topics, matching }: ReturnType<typeof narrow>, locale: Locale): string {
  const { navigatorTable: m } = messagesFor(locale);
  return matching === null
    ? m.count({ topics: topics.length, jurisdictions: table.jurisdictions.length })
    : m.matches({ shown: matching.size, total: formatNumber(table.cells.length, locale) });
}

/** What narrows the table, each with the address of the table without it. */
function activeFilters(selection: Selection, table: Table, action: string, locale: Locale): ActiveFilter[] {
  const { navigatorTable: m } = messagesFor(locale);
  const without = (change: Partial<Selection>) => action + searchOf({ ...selection, ...change });
  const baseline = table.jurisdictions.find(({ key }) => key === selection.baseline)?.chapter;
  const groups = new Map(table.offeredTopics.map(({ groupKey, topic }) => [groupKey, topic.group]));
  return [
    ...selection.statuses.map((status) => ({
      label: choiceLabel('navigatorCell.legalStatus', status, locale),
      url: without({ statuses: selection.statuses.filter((one) => one !== status) }),
    })),
    ...selection.groups.map((group) => ({
      label: groups.get(group) ?? group,
      url: without({ groups: selection.groups.filter((one) => one !== group) }),
    })),
    ...(selection.since === null
      ? []
      : [{ label: `${m.since} ${formatDay(selection.since, locale)}`, url: without({ since: null }) }]),
    ...(selection.overdue ? [{ label: m.overdue, url: without({ overdue: false }) }] : []),
    ...(selection.differences
      ? [{ label: m.differFrom({ title: baseline?.title ?? '' }), url: without({ differences: false }) }]
      : []),
  ];
}

function otherViews(selection: Selection, action: string, locale: Locale) {
  const { navigatorTable: m } = messagesFor(locale);
  const { transposed, dense } = selection;
  const to = (change: Partial<Selection>) => action + searchOf({ ...selection, ...change });
  return [
    { text: transposed ? m.asColumns : m.asRows, url: to({ transposed: !transposed }) },
    { text: dense ? m.roomy : m.dense, url: to({ dense: !dense }) },
    ...(searchOf(selection) === '' ? [] : [{ text: m.again, url: action + searchOf(nothingSelected) }]),
  ];
}
