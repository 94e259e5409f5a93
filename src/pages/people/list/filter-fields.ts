import type { ActiveFilter } from '../../../components/listing/ActiveFilters.tsx';
import type { FilterField } from '../../../components/listing/Filters.tsx';
import { choiceLabel, choiceOptions, enumName } from '../../../content/types/choices.ts';
import { formatNumber } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { type FacetRecord, type FacetRequest, facetFields } from '../../shared/filters/facet-fields.ts';
import type { ListFilters, ListPlace } from '../../shared/filters/filtered-list.ts';
import { optionsOf } from '../../shared/filters/filters.ts';
import { spokenName, spokenTag, spokenValues } from '../item/spoken.ts';
import { chosenPeople } from '../pitch/chosen.ts';
import type { PeopleListQuery } from './query.gen.ts';
import { addressWithout, levels, type PeopleFilters } from './search-params.ts';

/** The form beside the directory, with what the address asks for filled in, and what that is. */
export function peopleFilters(data: PeopleListQuery, wanted: PeopleFilters, place: ListPlace): ListFilters {
  const { people, pitch } = messagesFor(place.locale);
  const chosen = optionsOf(chosenPeople(data), place.locale);
  const facets = facetFields(facetsOf(data, wanted, place.locale), requests(wanted, place.locale), place);
  const boxes: FilterField[] =
    chosen.length > 0
      ? [
          {
            name: 'person',
            label: pitch.chosen,
            kind: 'boxes',
            value: '',
            values: wanted.chosen,
            options: chosen,
          },
        ]
      : [];
  return {
    fields: [
      ...boxes,
      ...facets.fields,
      {
        name: 'grade',
        label: people.grade,
        kind: 'boxes',
        value: '',
        values: wanted.grades,
        options: choiceOptions('person.grade', place.locale).map((option) => ({
          ...option,
          amount: formatNumber(countOf(data, 'grade', enumName(option.value)), place.locale),
        })),
      },
    ],
    active: [...facets.active, ...further(wanted, place)],
  };
}

function requests(wanted: PeopleFilters, locale: Locale): FacetRequest[] {
  const { people } = messagesFor(locale);
  const { directory: m } = people;
  const records = (name: string, field: string, label: string): FacetRequest => ({
    name,
    field,
    label,
    values: 'records',
  });
  return [
    { name: 'q', field: 'words', label: m.named, values: 'words' },
    records('office', 'offices', people.office),
    records('service', 'services', people.service),
    records('sector', 'sectors', m.sector),
    records('language', 'languages', m.language),
    ...(wanted.language
      ? [
          {
            ...records('level', 'level', m.level),
            compare: (one: string, other: string) => levels.indexOf(one) - levels.indexOf(other),
          },
        ]
      : []),
    records('admitted', 'admitted', m.admitted),
  ];
}

/** The facets of the list, with languages by their tags and, of the one that is chosen, its levels. */
function facetsOf({ people }: PeopleListQuery, { language }: PeopleFilters, locale: Locale): FacetRecord[] {
  const valuesOf = (field: string) => people.facets.find((facet) => facet.field === field)?.values ?? [];
  const tags = valuesOf('languages').flatMap(({ value, count }) => {
    const tag = spokenTag(value);
    return tag ? [{ value: tag, label: spokenName(tag, locale), count }] : [];
  });
  const names = language ? spokenValues(language) : [];
  const atLevel = valuesOf('speaks').flatMap(({ value, count }) => {
    const at = value.lastIndexOf(' ');
    const level = value.slice(at + 1);
    return names.includes(value.slice(0, at))
      ? [{ value: level, label: choiceLabel('person.languages.level', level, locale), count }]
      : [];
  });
  return [
    ...people.facets.filter(({ field }) => field !== 'languages'),
    { field: 'languages', values: together(tags) },
    { field: 'level', values: together(atLevel) },
  ];
}

interface Value {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Content may name a language by its tag or in English. */
function together(values: readonly Value[]): FacetRecord['values'] {
  return [...Map.groupBy(values, ({ value }) => value)].map(([value, same]) => ({
    value,
    label: same[0]?.label ?? value,
    locale: null,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }));
}

/** How many there are of a value, everything else that is asked for taken into account. */
function countOf({ people }: PeopleListQuery, field: string, value: string): number {
  const facet = people.facets.find((one) => one.field === field);
  return facet?.values.find((one) => one.value === value)?.count ?? 0;
}

/** Of what may be chosen more than once, each with the address without it; and the letter. */
function further({ grades, letter }: PeopleFilters, { address, search, locale }: ListPlace): ActiveFilter[] {
  const { startingWith } = messagesFor(locale).people.directory;
  return [
    ...grades.map((grade) => ['grade', grade, choiceLabel('person.grade', grade, locale)] as const),
    ...(letter ? [['letter', letter, startingWith({ letter })] as const] : []),
  ].map(([name, value, label]) => ({ label, url: addressWithout(address, search, name, value) }));
}
