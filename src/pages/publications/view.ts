import type { FilterField } from '../../components/listing/Filters.tsx';
import { type Paging, pageNumber, pagingOf } from '../../components/listing/paging.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import type { CardProps } from '../../components/sections/section.ts';
import { choiceLabel, choiceOptions, enumName } from '../../i18n/choices.ts';
import { fill, plural } from '../../i18n/fill.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { localeFacts } from '../../routing/locales.ts';
import { cardOf } from '../cards.ts';
import { chosenId, chosenIn, optionsOf } from '../filters.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import type { PublicationKind, PublicationsListQuery, PublicationsListQueryVariables } from './query.gen.ts';

export const pageSize = 20;
/** The year of the oldest publication that may be asked for. */
const firstYear = 2015;

export interface PublicationsPageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly count: string;
  readonly cards: readonly CardProps[];
  readonly english: readonly CardProps[];
  readonly paging: Paging;
}

const kinds = choiceOptions('publicationKind', 'en').map(({ value }) => value);

/** Newest first. */
function yearsTo(now: Date): string[] {
  const last = now.getUTCFullYear();
  return Array.from({ length: last - firstYear + 1 }, (_, index) => String(last - index));
}

export function publicationsVariables(request: PageRequest): PublicationsListQueryVariables {
  const { recordId, locale, search, now } = request;
  const kind = chosenIn(kinds, search.get('kind'));
  const year = chosenIn(yearsTo(now), search.get('year'));
  return {
    id: recordId ?? '',
    locale,
    kinds: kind === '' ? null : [enumName(kind) as PublicationKind],
    topics: chosenId(search.get('topic')),
    from: year === '' ? null : `${year}-01-01T00:00:00Z`,
    until: year === '' ? null : `${Number(year) + 1}-01-01T00:00:00Z`,
    first: pageSize,
    offset: (pageNumber(search) - 1) * pageSize,
  };
}

/** The list of publications, newest first. */
export function publicationsView(
  data: PublicationsListQuery,
  request: PageRequest,
): PageView<PublicationsPageProps> | null {
  const { record, publications, topics } = data;
  if (!record) return null;
  const { locale, search, path, now } = request;
  const m = messagesFor(locale);
  const address = addressOf(locale, path);
  const paging = pagingOf({ address, search, total: publications.totalCount, pageSize });
  if (paging.page > paging.pages) return null;
  const title =
    paging.page > 1 ? fill(m.list.titlePage, { title: record.title, page: paging.page }) : record.title;
  const cards = publications.nodes.map((publication) => ({
    ...cardOf(publication, locale),
    eyebrow: choiceLabel('publicationKind', publication.kind, locale),
  }));
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
          name: 'kind',
          label: m.publications.kind,
          value: chosenIn(kinds, search.get('kind')),
          options: choiceOptions('publicationKind', locale),
        },
        {
          name: 'topic',
          label: m.publications.topic,
          value: search.get('topic') ?? '',
          options: optionsOf(topics.nodes, locale),
        },
        {
          name: 'year',
          label: m.list.year,
          value: chosenIn(yearsTo(now), search.get('year')),
          options: yearsTo(now).map((year) => ({ value: year, label: year })),
        },
      ],
      count:
        publications.totalCount === 0
          ? m.list.noMatch
          : plural(localeFacts[locale].tag, publications.totalCount, m.publications.count),
      cards: cards.filter(({ lang }) => lang === undefined),
      english: cards.filter(({ lang }) => lang !== undefined),
      paging,
    },
  };
}
