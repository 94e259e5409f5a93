import type { ActiveFilter } from '../../components/listing/FilteredList.tsx';
import type { FilterField } from '../../components/listing/Filters.tsx';
import type { LettersProps } from '../../components/listing/Letters.tsx';
import { addressWith, type Paging, pagingOf } from '../../components/listing/paging.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import type { Labelled, PersonProps } from '../../components/sections/section.ts';
import { choiceLabel } from '../../i18n/choices.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { listHead } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import type { PackChooserProps } from '../pitch/PackChooser.tsx';
import { askedOf, isWhole, pageSize } from './asked.ts';
import { activeFilters, filterFields } from './filter-fields.ts';
import { platedPerson } from './plated.ts';
import type { PeopleListQuery } from './query.gen.ts';

export interface PeoplePageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly active: readonly ActiveFilter[];
  readonly letters: Omit<LettersProps, 'locale'>;
  readonly count: string;
  readonly people: readonly PersonProps[];
  readonly english: readonly PersonProps[];
  /** Where to go when nobody is found; null when somebody is. */
  readonly nobody: { readonly everybody: string; readonly search: Labelled } | null;
  readonly paging: Paging;
  /** For a pack: who is on this page of the list, and who is chosen on others. */
  readonly chooser: Omit<PackChooserProps, 'locale'>;
}

/** The directory of people: filters, A to Z, a page of names, English profiles in a group of their own. */
export function peopleView(data: PeopleListQuery, request: PageRequest): PageView<PeoplePageProps> | null {
  const { record, people } = data;
  if (!record) return null;
  const { locale, search, path } = request;
  const m = messagesFor(locale);
  const address = addressOf(locale, path);
  const paging = pagingOf({ address, search, total: people.totalCount, pageSize });
  if (paging.page > paging.pages) return null;
  const asked = askedOf(search);
  const shown = people.nodes.map((person) => {
    const grade = choiceLabel('personGrade', person.grade, locale);
    return { ...platedPerson(person, locale), role: person.jobTitle || grade };
  });
  return {
    head: listHead(record, request, paging, {
      noindex: !isWhole(asked),
      jsonLd: shown.length > 0 ? [listJsonLd(shown, paging)] : [],
    }),
    props: {
      title: record.title,
      lang: langOf(record.locale, locale),
      standfirst: record.summary,
      notices: noticesOf(record, locale),
      action: address,
      fields: filterFields(data, asked, locale),
      active: activeFilters(data, asked, { address, search, locale }),
      letters: lettersOf(address, search, asked.letter),
      count: m.people.count({ count: people.totalCount }),
      people: shown.filter(({ lang }) => lang === undefined),
      english: shown.filter(({ lang }) => lang !== undefined),
      nobody:
        people.totalCount > 0
          ? null
          : {
              everybody: address,
              search: {
                text: m.people.directory.searchSite,
                url: addressWith(
                  linkTo('search', {}, locale),
                  new URLSearchParams(asked.q ? { q: asked.q } : {}),
                  {},
                ),
              },
            },
      paging,
      chooser: {
        action: address,
        people: shown.map(({ id, name, lang }) => ({
          value: id,
          label: name,
          lang,
          checked: asked.chosen.includes(id),
        })),
        elsewhere: asked.chosen.filter((id) => shown.every((person) => person.id !== id)),
      },
    },
  };
}

function lettersOf(address: string, search: URLSearchParams, current: string): PeoplePageProps['letters'] {
  return {
    all: { url: addressWith(address, search, { letter: null, page: null }), current: current === '' },
    letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
      letter,
      url: addressWith(address, search, { letter, page: null }),
      current: letter === current,
    })),
  };
}

function listJsonLd(people: readonly PersonProps[], { total, from }: Paging): object {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: people.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: from + at,
      name,
      url: url ?? undefined,
    })),
  };
}
