import { type LetterLinks, letterLinks } from '../../../components/listing/letter-links.ts';
import { addressWith, type Paging } from '../../../components/listing/paging.ts';
import type { Labelled, PersonProps } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { listPlace, type PagedListProps, pagedList } from '../../shared/filters/filtered-list.ts';
import { listHead } from '../../shared/records/head.ts';
import { platedPerson } from '../../shared/records/portraits/plated.ts';
import type { PackChooserProps } from '../pitch/PackChooser.tsx';
import { peopleFilters } from './filter-fields.ts';
import type { PeopleListQuery } from './query.gen.ts';
import { isWhole, pageSize, paramsOf } from './search-params.ts';

export interface PeoplePageProps extends PagedListProps {
  readonly letters: LetterLinks;
  readonly people: readonly PersonProps[];
  readonly english: readonly PersonProps[];
  /** Where to go when nobody is found; null when somebody is. */
  readonly nobody: { readonly everybody: string; readonly search: Labelled } | null;
  /** For a pack: who is on this page of the list, and who is chosen on others. */
  readonly chooser: Omit<PackChooserProps, 'locale'>;
}

/** The directory of people: filters, A to Z, a page of names, English profiles in a group of their own. */
export function peopleView(data: PeopleListQuery, request: PageRequest): PageView<PeoplePageProps> | null {
  const { record, people } = data;
  if (!record) return null;
  const { locale, search } = request;
  const m = messagesFor(locale);
  const wanted = paramsOf(search);
  const list = pagedList(record, request, {
    filters: peopleFilters(data, wanted, listPlace(request)),
    total: people.totalCount,
    count: m.people.count,
    pageSize,
  });
  if (!list) return null;
  const { action: address, paging } = list;
  const shown = people.nodes.map((person) => {
    const grade = choiceLabel('person.grade', person.grade, locale);
    return { ...platedPerson(person, locale), role: person.jobTitle || grade };
  });
  return {
    head: listHead(record, request, paging, {
      noindex: !isWhole(wanted),
      jsonLd: shown.length > 0 ? [listJsonLd(shown, paging)] : [],
    }),
    props: {
      ...list,
      letters: letterLinks(address, search, wanted.letter),
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
                  new URLSearchParams(wanted.q ? { q: wanted.q } : {}),
                  {},
                ),
              },
            },
      chooser: {
        action: address,
        people: shown.map(({ id, name, lang }) => ({
          value: id,
          label: name,
          lang,
          checked: wanted.chosen.includes(id),
        })),
        elsewhere: wanted.chosen.filter((id) => shown.every((person) => person.id !== id)),
      },
    },
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
