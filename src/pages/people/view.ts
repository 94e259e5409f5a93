import type { FilterField } from '../../components/listing/Filters.tsx';
import type { LettersProps } from '../../components/listing/Letters.tsx';
import { addressWith, type Paging, pageNumber, pagingOf } from '../../components/listing/paging.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import type { PersonProps } from '../../components/sections/section.ts';
import { choiceLabel, choiceOptions, enumName } from '../../i18n/choices.ts';
import { fill, plural } from '../../i18n/fill.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { localeFacts } from '../../routing/locales.ts';
import { personOf } from '../cards.ts';
import { chosenId, chosenIn, optionsOf } from '../filters.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import type { PeopleListQuery, PeopleListQueryVariables, PersonGrade } from './query.gen.ts';

export const pageSize = 24;

export interface PeoplePageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly letters: Omit<LettersProps, 'locale'>;
  readonly count: string;
  readonly people: readonly PersonProps[];
  readonly english: readonly PersonProps[];
  readonly paging: Paging;
}

export const peopleSearchParams = ['office', 'service', 'grade', 'letter', 'page'] as const;

const grades = choiceOptions('personGrade', 'en').map(({ value }) => value);

function letterOf(search: URLSearchParams): string | null {
  const letter = search.get('letter') ?? '';
  return /^[A-Z]$/.test(letter) ? letter : null;
}

export function peopleVariables({ recordId, locale, search }: PageRequest): PeopleListQueryVariables {
  const grade = chosenIn(grades, search.get('grade'));
  return {
    id: recordId ?? '',
    locale,
    offices: chosenId(search.get('office')),
    services: chosenId(search.get('service')),
    grades: grade === '' ? null : [enumName(grade) as PersonGrade],
    startsWith: letterOf(search),
    first: pageSize,
    offset: (pageNumber(search) - 1) * pageSize,
  };
}

/** The directory of people: filters, A to Z, a page of names, English profiles in a group of their own. */
export function peopleView(data: PeopleListQuery, request: PageRequest): PageView<PeoplePageProps> | null {
  const { record, people, offices, services } = data;
  if (!record) return null;
  const { locale, search, path } = request;
  const m = messagesFor(locale);
  const address = addressOf(locale, path);
  const paging = pagingOf({ address, search, total: people.totalCount, pageSize });
  if (paging.page > paging.pages) return null;
  const title =
    paging.page > 1 ? fill(m.list.titlePage, { title: record.title, page: paging.page }) : record.title;
  const shown = people.nodes.map((person) => {
    const grade = choiceLabel('personGrade', person.grade, locale);
    return { ...personOf(person, locale), role: person.jobTitle || grade };
  });
  return {
    head: headOf(record, request, { title, ...(paging.page > 1 && { search: `?page=${paging.page}` }) }),
    props: {
      title: record.title,
      lang: langOf(record.locale, locale),
      standfirst: record.summary,
      notices: noticesOf(record, locale),
      action: address,
      fields: [
        {
          name: 'office',
          label: m.people.office,
          value: search.get('office') ?? '',
          options: optionsOf(offices.nodes, locale),
        },
        {
          name: 'service',
          label: m.people.service,
          value: search.get('service') ?? '',
          options: optionsOf(services.nodes, locale),
        },
        {
          name: 'grade',
          label: m.people.grade,
          value: chosenIn(grades, search.get('grade')),
          options: choiceOptions('personGrade', locale),
        },
      ],
      letters: lettersOf(address, search),
      count:
        people.totalCount === 0
          ? m.list.noMatch
          : plural(localeFacts[locale].tag, people.totalCount, m.people.count),
      people: shown.filter(({ lang }) => lang === undefined),
      english: shown.filter(({ lang }) => lang !== undefined),
      paging,
    },
  };
}

function lettersOf(address: string, search: URLSearchParams): PeoplePageProps['letters'] {
  const current = letterOf(search);
  return {
    all: { url: addressWith(address, search, { letter: null, page: null }), current: current === null },
    letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
      letter,
      url: addressWith(address, search, { letter, page: null }),
      current: letter === current,
    })),
  };
}
