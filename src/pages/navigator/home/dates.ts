import type { ActiveFilter } from '../../../components/listing/ActiveFilters.tsx';
import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { FilterField } from '../../../components/listing/Filters.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import type { Cell, Labelled } from '../../../components/sections/section.ts';
import type { Tab } from '../../../components/sections/Tabs.tsx';
import { formatList } from '../../../i18n/format.ts';
import { collator } from '../../../i18n/formatters.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest } from '../../page-module.ts';
import { monthName } from '../../shared/dates/month-name.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { activeChoice } from '../../shared/filters/facet-fields.ts';
import { listPlace, unknownIn } from '../../shared/filters/filtered-list.ts';
import { type ComingLaw, comingLaws } from '../coming.ts';
import type { NavigatorHomeQuery, NavigatorHomeQueryVariables } from './query.gen.ts';

/** Days ahead that a reader may choose. */
const spans = ['30', '90', '365'] as const;
/** Rows where nobody asked for the dates; answers where somebody did; files have as many as a list gives at once. */
const mostBefore = 6;
const mostShown = 100;
const mostInFiles = 500;
const day = 86_400_000;

/** Search parameters of the days ahead: how far, of which service and jurisdiction, and whether as a table. */
export const datesParams = ['within', 'service', 'jurisdiction', 'as'] as const;

type DatesVariables = Pick<NavigatorHomeQueryVariables, 'until' | 'service' | 'jurisdiction' | 'dates'>;

/** What the query asks for, on the page or for its files. */
export function datesVariables({ search, clock }: PageRequest, isFile = false): DatesVariables {
  const span = spans.find((one) => one === search.get('within'));
  const until = span && new Date(Date.parse(clock.today()) + Number(span) * day).toISOString().slice(0, 10);
  return {
    until: until ?? null,
    service: search.get('service') || null,
    jurisdiction: search.get('jurisdiction') || null,
    dates: isFile ? mostInFiles : mostShown,
  };
}

/** Days that have a month in common. */
interface DatesOfMonth {
  readonly heading: string;
  readonly laws: readonly ComingLaw[];
}

/** The days ahead on which law begins or is expected: in all, narrowed, by month or as a table. */
export interface DatesProps {
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly active: readonly ActiveFilter[];
  readonly count: string;
  readonly views: readonly Tab[];
  readonly months: readonly DatesOfMonth[];
  /** Null where they stand by month. */
  readonly rows: readonly (readonly Cell[])[] | null;
  /** Said above the table where its headlines are. */
  readonly inEnglish: string | null;
  /** The way to those that are left out. */
  readonly all: Labelled | null;
  readonly files: readonly FileLink[];
  /** A reader narrowed them, and looks for them first. */
  readonly isAskedFor: boolean;
}

type DatesData = Pick<NavigatorHomeQuery, 'navigatorDates' | 'navigatorServices' | 'jurisdictions'>;

/** Of the query's result, as the address asks for them. */
export function datesOf(data: DatesData, request: PageRequest): DatesProps {
  const { locale, search, clock } = request;
  const place = listPlace(request);
  const { address } = place;
  const { totalCount, nodes } = data.navigatorDates;
  const m = messagesFor(locale).navigator.dates;
  const isAskedFor = datesParams.some((name) => search.has(name));
  const isTable = search.get('as') === 'table';
  const found = comingLaws(nodes, locale, clock.today(), mostShown);
  const laws = isAskedFor ? found : found.slice(0, mostBefore);
  const fields = fieldsOf(data, request);
  const view = (as: 'month' | 'table', text: string): Tab => ({
    text,
    url: addressWith(address, search, { as, page: null }),
    current: isTable === (as === 'table'),
  });
  return {
    action: address,
    fields,
    kept: isTable ? [{ name: 'as', value: 'table' }] : [],
    active: [...fields.flatMap((field) => activeChoice(field, place)), ...unknownIn(fields, place)],
    count: m.count({ count: totalCount }),
    views: [view('month', m.byMonth), view('table', m.table)],
    months: isTable ? [] : byMonth(laws, locale),
    rows: isTable ? laws.map((law) => rowOf(law, locale)) : null,
    inEnglish: isTable ? (laws.find(({ inEnglish }) => inEnglish !== null)?.inEnglish ?? null) : null,
    all:
      laws.length < found.length
        ? {
            text: m.all({ count: totalCount }),
            url: addressWith(address, search, { as: 'month', page: null }),
          }
        : null,
    files: fileLinks(request, ['ics', 'csv', 'atom']),
    isAskedFor,
  };
}

function fieldsOf(
  { navigatorServices, jurisdictions }: DatesData,
  { locale, search }: PageRequest,
): FilterField[] {
  const m = messagesFor(locale).navigator.dates;
  const named = (records: DatesData['jurisdictions']['nodes'] | DatesData['navigatorServices']['nodes']) =>
    records.map(({ id, title, locale: written }) => ({
      value: id,
      label: title,
      lang: langOf(written, locale),
    }));
  const byName = collator(locale);
  const field = (name: string, label: string, options: FilterField['options']): FilterField => ({
    name,
    label,
    options,
    value: options.find(({ value }) => value === search.get(name))?.value ?? '',
  });
  return [
    field('service', m.service, named(navigatorServices.nodes)),
    field(
      'jurisdiction',
      m.jurisdiction,
      named(jurisdictions.nodes).sort((one, other) => byName.compare(one.label, other.label)),
    ),
    field(
      'within',
      m.within,
      spans.map((value) => ({ value, label: m.days({ count: Number(value) }) })),
    ),
  ];
}

function byMonth(laws: readonly ComingLaw[], locale: Locale): DatesOfMonth[] {
  const months = Map.groupBy(laws, ({ date }) => date.dateTime?.slice(0, 7) ?? '');
  return [...months].map(([month, inMonth]) => ({ heading: monthName(month, locale), laws: inMonth }));
}

/** The cells of a law in the order of the columns: what, where, when, how sure, how it stands. */
function rowOf(
  { date, certainty, jurisdictions, topic, headline, status }: ComingLaw,
  locale: Locale,
): Cell[] {
  const places = formatList(
    jurisdictions.map(({ text }) => text),
    locale,
  );
  return [
    headline,
    { text: places, lang: jurisdictions[0]?.lang },
    topic,
    { ...date, text: certainty ? `${date.text} (${certainty})` : date.text },
    { text: status.text, status: status.mark },
  ];
}
