import type { SiteLocale } from '../../../i18n/locales.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import { depths, layouts, type ReportOptions, usualOptions } from '../../../reports/model/options.ts';
import {
  knownAt,
  nothingSelected,
  parameterOf,
  readSelection,
  type Selection,
  searchOf,
} from '../selection/selection.ts';

/** All that a report's address says. Matter reference and cover note are no part of it: addresses are kept and logged. */
export interface ReportChoice {
  readonly selection: Selection;
  readonly options: ReportOptions;
  /** The language that it is written in; null: that of the page. */
  readonly language: SiteLocale | null;
  /** When a report was made that is looked at again; it says what the site said then. Null: it is made now. */
  readonly made: Date | null;
  /** What is added to the jurisdictions: a region, a set, a name that was typed. */
  readonly add: readonly string[];
}

/** The search parameter of the instant at which a report was made. */
export const madeParam = 'made';

/** The search parameter of a saved report that the page opens for its owner. */
export const savedParam = 'saved';

const languages: readonly SiteLocale[] = ['en', 'fr-fr', 'zh-cn'];
/** Search parameters besides the selection's. */
const ownParams = [
  'depth',
  'layout',
  'language',
  'parts',
  'chosen',
  'add',
  'find',
  'order',
  'up',
  'down',
] as const;
export const reportParams: readonly string[] = [
  ...(['jurisdictions', 'topics', 'on', 'known', 'since'] as const).map(parameterOf),
  ...ownParams,
  madeParam,
];

/** What can be left out of a report, or added. */
export const reportParts = ['sources', 'contacts', 'notes'] as const;
const usualParts = reportParts.filter((part) => usualOptions[part]);

/** Words of `add` that are looked at, and how long each may be. */
const mostAdded = 8;
const longestAdded = 80;

/**
 * The report that an address chooses. What means nothing in it is as if it were not there.
 *
 * @param clock nothing was known on days after it
 */
export function readChoice(search: URLSearchParams, clock: Clock): ReportChoice {
  const { jurisdictions, topics, on, known, since } = readSelection(search, clock.today()).selection;
  const order = search.getAll('order');
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  // A form with no box ticked says so by `chosen`.
  const given =
    search.has('parts') || search.has('chosen')
      ? search.getAll('parts').flatMap((value) => value.split(','))
      : usualParts;
  return {
    selection: {
      ...nothingSelected,
      // A form sends its boxes in their own order, and the reader's order beside them.
      jurisdictions: moved(
        jurisdictions.toSorted((one, other) => place(one) - place(other)),
        search,
      ),
      topics,
      on,
      known,
      since,
    },
    options: {
      depth: oneOf(depths, search.get('depth')) ?? usualOptions.depth,
      layout: oneOf(layouts, search.get('layout')) ?? usualOptions.layout,
      sources: given.includes('sources'),
      contacts: given.includes('contacts'),
      notes: given.includes('notes'),
      since,
    },
    language: oneOf(languages, search.get('language')),
    made: instantOf(search.get(madeParam), clock),
    add: ['add', 'find']
      .flatMap((name) => search.getAll(name))
      .filter((word) => word.trim() !== '')
      .map((word) => word.slice(0, longestAdded))
      .slice(0, mostAdded),
  };
}

/** An instant as `toISOString` writes it, not after now. */
function instantOf(text: string | null, clock: Clock): Date | null {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text ?? '') ? new Date(text ?? '') : null;
  return instant && clock.hasCome(instant) ? instant : null;
}

/** The buttons beside a jurisdiction move it by a place. */
function moved(keys: readonly string[], search: URLSearchParams): readonly string[] {
  const up = search.get('up');
  const down = search.get('down');
  const from = keys.indexOf(up ?? down ?? '');
  if (from < 0) return keys;
  const key = keys[from] as string;
  return keys.toSpliced(from, 1).toSpliced(Math.max(0, from + (up === null ? 1 : -1)), 0, key);
}

function oneOf<T extends string>(all: readonly T[], value: string | null): T | null {
  return all.find((one) => one === value) ?? null;
}

/**
 * The query of the one address of a report, with its question mark; empty for a report of nothing. When it was made is no
 * part of it.
 */
export function searchOfChoice({ selection, options, language, add }: Omit<ReportChoice, 'made'>): string {
  const parts = reportParts.filter((part) => options[part]);
  const pairs = [
    ...(options.depth === usualOptions.depth ? [] : [`depth=${options.depth}`]),
    ...(options.layout === usualOptions.layout ? [] : [`layout=${options.layout}`]),
    ...(language === null ? [] : [`language=${language}`]),
    ...(parts.join() === usualParts.join() ? [] : [`parts=${parts.join() || 'none'}`]),
    ...add.map((word) => `add=${encodeURIComponent(word)}`),
  ].join('&');
  const chosen = searchOf(selection);
  if (pairs === '') return chosen;
  return chosen === '' ? `?${pairs}` : `${chosen}&${pairs}`;
}

/** What the query of a report is asked with. */
export function variablesOf(
  id: string,
  { selection, options, language, add, made }: ReportChoice,
  locale: SiteLocale,
) {
  const { jurisdictions, topics, on } = selection;
  const { depth, layout, sources, contacts, since } = options;
  const hasAnswers = layout !== 'matrix';
  return {
    id,
    locale,
    language: language ?? locale,
    jurisdictions: [...jurisdictions],
    add: [...add],
    topics: topics.length === 0 ? null : [...topics],
    on,
    known: knownAt(selection) ?? made?.toISOString() ?? null,
    detail: hasAnswers && depth !== 'summary',
    full: hasAnswers && depth === 'full',
    sources: hasAnswers && sources,
    contacts,
    changes: since !== null,
  };
}
