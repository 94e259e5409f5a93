import { addressWith, offsetOf } from '../../../components/listing/paging.ts';
import { choiceOptions, enumName } from '../../../content/types/choices.ts';
import type { PersonGrade } from '../../../graphql/content/schema-types.gen.ts';
import type { PageRequest } from '../../page-module.ts';
import { wordsParam } from '../../shared/filters/facet-fields.ts';
import { chosenId, chosenIn } from '../../shared/filters/filters.ts';
import { isSpoken, spokenValues } from '../item/spoken.ts';
import { isPack, packOf, packVariables, pitchSearchParams } from '../pitch/search-params.ts';
import type { PeopleListQueryVariables } from './query.gen.ts';

export const pageSize = 24;

export const peopleSearchParams = [
  'q',
  'office',
  'service',
  'sector',
  'language',
  'level',
  'admitted',
  'grade',
  'letter',
  'page',
  ...pitchSearchParams,
] as const;

/** Levels of a language, the best first. */
export const levels = choiceOptions('person.languages.level', 'en').map(({ value }) => value);

/** Longest name of a place that is looked for, in characters. */
const LONGEST_PLACE = 100;

const grades = choiceOptions('person.grade', 'en').map(({ value }) => value);

/** What the address filters the directory by; what cannot be is left out. */
export interface PeopleFilters {
  readonly q: string;
  readonly office: string;
  readonly service: string;
  readonly sector: string;
  readonly language: string;
  /** That it is spoken at, or better; of a language alone. */
  readonly level: string;
  readonly admitted: string;
  readonly grades: readonly string[];
  readonly letter: string;
  /** Ids of people chosen for a pack: remembered, whatever is looked for. */
  readonly chosen: readonly string[];
}

export function paramsOf(search: URLSearchParams): PeopleFilters {
  const id = (name: string) => chosenId(search.get(name))?.[0] ?? '';
  const letter = search.get('letter') ?? '';
  const tag = search.get('language') ?? '';
  const language = isSpoken(tag) ? tag : '';
  return {
    q: wordsParam(search),
    office: id('office'),
    service: id('service'),
    sector: id('sector'),
    language,
    level: language && chosenIn(levels, search.get('level')),
    admitted: (search.get('admitted') ?? '').trim().slice(0, LONGEST_PLACE),
    grades: grades.filter((grade) => search.getAll('grade').includes(grade)),
    letter: /^[A-Z]$/.test(letter) ? letter : '',
    chosen: packOf(search).people,
  };
}

/** Whether it is the whole directory, or a part that is no page for search engines. */
export function isWhole(wanted: PeopleFilters): boolean {
  return Object.values(wanted).every((value) => value.length === 0);
}

export function peopleVariables({ recordId, locale, search }: PageRequest): PeopleListQueryVariables {
  const wanted = paramsOf(search);
  const ids = (id: string) => (id ? [id] : null);
  return {
    id: recordId ?? '',
    locale,
    words: wanted.q || null,
    offices: ids(wanted.office),
    services: ids(wanted.service),
    sectors: ids(wanted.sector),
    languages: wanted.language ? spokenValues(wanted.language) : null,
    speaks: wanted.level ? spokenValues(wanted.language).map((name) => `${name} ${wanted.level}`) : null,
    admitted: wanted.admitted ? [wanted.admitted] : null,
    grades: wanted.grades.length > 0 ? wanted.grades.map((grade) => enumName(grade) as PersonGrade) : null,
    startsWith: wanted.letter || null,
    // A pack shows none of the list.
    first: isPack(search) ? 1 : pageSize,
    offset: offsetOf(search, pageSize),
    ...packVariables(search),
  };
}

/** The directory's address without one of its filters; of several values, without `value` alone. */
export function addressWithout(
  address: string,
  search: URLSearchParams,
  name: string,
  value: string,
): string {
  const kept = new URLSearchParams(
    [...search].filter(([key, held]) => key !== 'page' && !(key === name && held.trim() === value)),
  );
  return addressWith(address, kept, {});
}
