import { choiceOptions } from '../../../content/types/choices.ts';

/**
 * What of a service of the navigator an address chooses, and how it is shown. Names are those of addresses, the same
 * in every language; days are `2025-06-30`.
 */
export interface Selection {
  /** Jurisdictions in the order of columns; on a jurisdiction's own page those beside it. */
  readonly jurisdictions: readonly string[];
  /** None: all. */
  readonly topics: readonly string[];
  /** The day on which the law held; null: today. */
  readonly on: string | null;
  /** As the site had it at the end of this day, by UTC; null: as it has it now. */
  readonly known: string | null;
  readonly statuses: readonly string[];
  readonly groups: readonly string[];
  /** Only what was changed on this day or later. */
  readonly since: string | null;
  /** Only what should have been reviewed by now. */
  readonly overdue: boolean;
  /** The jurisdiction that others are compared with. */
  readonly baseline: string | null;
  /** Only topics in which another one differs from the baseline. */
  readonly differences: boolean;
  /** Jurisdictions as rows. */
  readonly transposed: boolean;
  readonly dense: boolean;
}

/** A value of an address that names nothing, or means nothing. */
export interface Ignored {
  /** The search parameter. */
  readonly name: string;
  readonly value: string;
}

export interface ReadSelection {
  readonly selection: Selection;
  readonly ignored: readonly Ignored[];
}

/** As many as the navigator sets side by side, and as the API takes. */
const MOST_JURISDICTIONS = 50;
const MOST_NAMES = 60;

export const nothingSelected: Selection = {
  jurisdictions: [],
  topics: [],
  on: null,
  known: null,
  statuses: [],
  groups: [],
  since: null,
  overdue: false,
  baseline: null,
  differences: false,
  transposed: false,
  dense: false,
};

/** The search parameter of each part, in the order of a canonical address. */
const parameters = {
  jurisdictions: 'with',
  topics: 'topic',
  on: 'on',
  known: 'known',
  statuses: 'status',
  groups: 'group',
  since: 'since',
  overdue: 'overdue',
  baseline: 'baseline',
  differences: 'differences',
  transposed: 'transposed',
  dense: 'dense',
} as const satisfies Record<keyof Selection, string>;

type Part = keyof Selection;
const parts = Object.keys(parameters) as Part[];

/** What a page that takes selections declares in `searchParams`. */
export const selectionParams: readonly string[] = Object.values(parameters);

/** The search parameter of a part: the name of its field in a form. */
export const parameterOf = (part: Part): string => parameters[part];

const statusNames: ReadonlySet<string> = new Set(
  choiceOptions('navigatorCell.legalStatus', 'en').map(({ value }) => value),
);
const isName = (value: string) => value.length <= 63 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
const isStatus = (value: string) => statusNames.has(value);

/** A day of the calendar, of four digits and not before the year 1. */
function isDay(value: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) && value >= '0001' ? new Date(`${value}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/**
 * The selection in an address, and what of it means nothing. Lists are separated by commas or given several times, as
 * forms send them. Whether names name anything is not known here: see `offeredOf`.
 *
 * @param today nothing was known on days to come
 */
export function readSelection(search: URLSearchParams, today: string): ReadSelection {
  const ignored: Ignored[] = [];
  const texts = (part: Part) => search.getAll(parameters[part]).map((value) => value.trim());
  const kept = (part: Part, values: readonly string[], isSound: (value: string) => boolean, most: number) => {
    const given = [...new Set(values)].filter((value) => value !== '');
    const sound = given.filter(isSound).slice(0, most);
    for (const value of given) if (!sound.includes(value)) ignored.push({ name: parameters[part], value });
    return sound;
  };
  const list = (part: Part, isSound: (value: string) => boolean, most = MOST_NAMES) =>
    kept(
      part,
      texts(part)
        .flatMap((value) => value.split(','))
        .map((value) => value.trim()),
      isSound,
      most,
    );
  const one = (part: Part, isSound: (value: string) => boolean) =>
    kept(part, texts(part), isSound, 1)[0] ?? null;
  const flag = (part: Part) => one(part, (value) => value === '1') !== null;
  const selection: Selection = {
    jurisdictions: list('jurisdictions', isName, MOST_JURISDICTIONS),
    topics: list('topics', isName),
    on: one('on', isDay),
    known: one('known', (value) => isDay(value) && value <= today),
    statuses: list('statuses', isStatus),
    groups: list('groups', isName),
    since: one('since', isDay),
    overdue: flag('overdue'),
    baseline: one('baseline', isName),
    differences: flag('differences'),
    transposed: flag('transposed'),
    dense: flag('dense'),
  };
  return { selection, ignored };
}

/**
 * The query of the one address of a selection, with its question mark; empty when nothing is selected. Reading it gives
 * the same selection again.
 */
export function searchOf(selection: Selection): string {
  const pairs = parts.flatMap((part) => {
    const value = selection[part];
    const text = typeof value === 'string' ? value : value === true ? '1' : value ? value.join(',') : '';
    // Names, days and flags: nothing that an address would have to escape.
    return text === '' ? [] : [`${parameters[part]}=${text}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The instant that a `known` day stands for: its end, so that what was published on it is known. */
export function knownAt({ known }: Pick<Selection, 'known'>): string | null {
  return known === null ? null : `${known}T23:59:59.999Z`;
}
