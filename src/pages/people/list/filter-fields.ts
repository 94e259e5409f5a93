import type { ActiveFilter } from '../../../components/listing/ActiveFilters.tsx';
import type { FilterField } from '../../../components/listing/Filters.tsx';
import { choiceLabel, choiceOptions } from '../../../content/types/choices.ts';
import { formatNumber } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { ListPlace } from '../../shared/filters/filtered-list.ts';
import { optionsOf } from '../../shared/filters/filters.ts';
import { spokenName, spokenOptions } from '../item/spoken.ts';
import { chosenPeople } from '../pitch/chosen.ts';
import type { PeopleListQuery } from './query.gen.ts';
import { addressWithout, type PeopleFilters } from './search-params.ts';

/** The form beside the directory, with what the address asks for filled in. */
export function filterFields(data: PeopleListQuery, wanted: PeopleFilters, locale: Locale): FilterField[] {
  const { people: m, people, pitch } = messagesFor(locale);
  const chosen = optionsOf(chosenPeople(data), locale);
  return [
    ...(chosen.length > 0
      ? [
          {
            name: 'person',
            label: pitch.chosen,
            kind: 'boxes' as const,
            value: '',
            values: wanted.chosen,
            options: chosen,
          },
        ]
      : []),
    { name: 'q', label: people.directory.named, kind: 'text', value: wanted.q, options: [] },
    {
      name: 'office',
      label: m.office,
      value: wanted.office,
      options: optionsOf(data.offices.nodes, locale),
    },
    {
      name: 'service',
      label: m.service,
      value: wanted.service,
      options: optionsOf(data.services.nodes, locale),
    },
    {
      name: 'sector',
      label: people.directory.sector,
      value: wanted.sector,
      options: optionsOf(data.sectors.nodes, locale),
    },
    {
      name: 'language',
      label: people.directory.language,
      value: wanted.language,
      options: spokenOptions(locale),
    },
    {
      name: 'grade',
      label: m.grade,
      kind: 'boxes',
      value: '',
      values: wanted.grades,
      options: choiceOptions('person.grade', locale).map((option) => ({
        ...option,
        amount: formatNumber(amountOf(data, option.value), locale),
      })),
    },
  ];
}

/** How many there are of a grade, everything else that is asked for taken into account. */
function amountOf(data: PeopleListQuery, grade: string): number {
  const counts: Readonly<Record<string, number>> = {
    partner: data.partners.totalCount,
    counsel: data.counsel.totalCount,
    'senior-associate': data.seniorAssociates.totalCount,
    associate: data.associates.totalCount,
    trainee: data.trainees.totalCount,
    consultant: data.consultants.totalCount,
    'business-services': data.businessServices.totalCount,
  };
  return counts[grade] ?? 0;
}

/** What the directory is filtered by, each with the address of the directory without it. */
export function activeFilters(
  { offices, services, sectors }: PeopleListQuery,
  wanted: PeopleFilters,
  { address, search, locale }: ListPlace,
): ActiveFilter[] {
  const titleOf = (records: PeopleListQuery['offices']['nodes'], id: string) =>
    records.find((record) => record.id === id)?.title ?? '';
  const { startingWith } = messagesFor(locale).people.directory;
  const set: (readonly [name: string, value: string, label: string])[] = [
    ['q', wanted.q, wanted.q],
    ['office', wanted.office, titleOf(offices.nodes, wanted.office)],
    ['service', wanted.service, titleOf(services.nodes, wanted.service)],
    ['sector', wanted.sector, titleOf(sectors.nodes, wanted.sector)],
    ['language', wanted.language, wanted.language && spokenName(wanted.language, locale)],
    ...wanted.grades.map((grade) => ['grade', grade, choiceLabel('person.grade', grade, locale)] as const),
    ['letter', wanted.letter, startingWith({ letter: wanted.letter })],
  ];
  return (
    set
      // A value that names nothing is not printed back.
      .filter(([, value, label]) => value !== '' && label !== '')
      .map(([name, value, label]) => ({ label, url: addressWithout(address, search, name, value) }))
  );
}
