import type { ActiveFilter } from '../../../components/listing/ActiveFilters.tsx';
import type { FilterField } from '../../../components/listing/Filters.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import { type choiceLabel, declaredName } from '../../../content/types/choices.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { collator } from '../../../i18n/formatters.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { isLocale, type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { ListPlace } from './filtered-list.ts';

/** A facet as the queries read it. */
export interface FacetRecord {
  readonly field: string;
  readonly values: readonly {
    readonly value: string;
    readonly label: string | null;
    readonly locale: Locale | null;
    readonly count: number;
  }[];
}

/** Which facet a search parameter chooses from. */
export interface FacetRequest {
  /** The search parameter. */
  readonly name: string;
  readonly field: string;
  readonly label: string;
  /** Whether it is one of those that are asked for less often. */
  readonly inMoreFilters?: boolean;
  /** The order of the values, as the address has them, where it is not that below. */
  readonly compare?: (one: string, other: string) => number;
  /** What the values are: records are sorted by title, years newest first, the others by how many there are; `words` are typed. */
  readonly values:
    | 'records'
    | 'years'
    | 'languages'
    | 'words'
    | ((value: string) => ReturnType<typeof choiceLabel>);
}

interface Option {
  /** As the address has it. */
  readonly value: string;
  readonly label: string;
  readonly lang: string | undefined;
  readonly count: number;
}

/**
 * The filters of a list with the number of records behind each option, and what is chosen as links that take it
 * away. A facet without values is left out.
 */
export function facetFields(
  facets: readonly FacetRecord[],
  wanted: readonly FacetRequest[],
  place: ListPlace,
): { fields: FilterField[]; active: ActiveFilter[] } {
  const { address, search, locale } = place;
  const m = messagesFor(locale).insights.filters;
  const fields: FilterField[] = [];
  const active: ActiveFilter[] = [];
  for (const { name, field, label, values, inMoreFilters, compare } of wanted) {
    if (values === 'words') {
      const value = wordsParam(search);
      const url = addressWith(address, search, { [name]: null, page: null });
      if (value !== '') active.push({ label: value, url });
      fields.push({ name, label, kind: 'text', value, options: [] });
      continue;
    }
    const options = optionsOf(
      facets.find((facet) => facet.field === field),
      values,
      locale,
    );
    if (compare) options.sort((one, other) => compare(one.value, other.value));
    const value = options.find((option) => option.value === search.get(name))?.value ?? '';
    active.push(...activeChoice({ name, value, options }, place));
    if (options.length === 0) continue;
    fields.push({
      name,
      label,
      value,
      inMoreFilters,
      options: options.map(({ count, ...option }) => ({
        ...option,
        label: m.option({ label: option.label, count: formatNumber(count, locale) }),
      })),
    });
  }
  return { fields, active };
}

/** The option that is chosen, as a link that takes it away; none where none is. */
export function activeChoice(
  { name, value, options }: Pick<FilterField, 'name' | 'value' | 'options'>,
  { address, search }: ListPlace,
): ActiveFilter[] {
  const url = addressWith(address, search, { [name]: null, page: null });
  return options.filter((option) => option.value === value).map(({ label, lang }) => ({ label, lang, url }));
}

function optionsOf(
  facet: FacetRecord | undefined,
  values: Exclude<FacetRequest['values'], 'words'>,
  locale: Locale,
): Option[] {
  const found = facet?.values ?? [];
  switch (values) {
    case 'records': {
      const { compare } = collator(localeFacts[locale].tag);
      const options = found.map(({ value, label, locale: of, count }) => ({
        value,
        label: label ?? value,
        lang: of ? langOf(of, locale) : undefined,
        count,
      }));
      return options.sort((a, b) => compare(a.label, b.label));
    }
    case 'years':
      return found
        .map(({ value, count }) => ({ value, label: value, lang: undefined, count }))
        .sort((a, b) => Number(b.value) - Number(a.value));
    case 'languages':
      return found.flatMap(({ value, count }) =>
        isLocale(value)
          ? [{ value, label: localeFacts[value].name, lang: localeFacts[value].tag, count }]
          : [],
      );
    default:
      return found.map(({ value, count }) => ({
        value: isChoiceName(value) ? declaredName(value) : value,
        label: values(value),
        lang: undefined,
        count,
      }));
  }
}

/** GraphQL names choices in capitals. */
const isChoiceName = (value: string) => /^[A-Z][A-Z\d_]*$/.test(value);

/** Longest text that is looked for in a list, in characters. */
const LONGEST_WORDS = 100;

/** What a list's field for words says, in the address: `q`. */
export function wordsParam(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, LONGEST_WORDS);
}

/** The field for words of a list. */
export function wordsRequest(locale: Locale): FacetRequest {
  return { name: 'q', field: 'words', label: messagesFor(locale).search.filters.words, values: 'words' };
}

/** The days of a year, from inclusive and until exclusive; both null when the text is no year. */
export function boundsOfYear(year: string | null): { from: string | null; until: string | null } {
  if (!year || !/^(19|20)\d\d$/.test(year)) return { from: null, until: null };
  return { from: `${year}-01-01T00:00:00Z`, until: `${Number(year) + 1}-01-01T00:00:00Z` };
}
