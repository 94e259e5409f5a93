import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { ListChoice } from '../../../components/listing/ListChoices.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import type { CardProps } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { type FacetRequest, facetFields, wordsRequest } from '../../shared/filters/facet-fields.ts';
import { listPlace, type PagedListProps, pagedList } from '../../shared/filters/filtered-list.ts';
import { cardOf, inEnglish } from '../../shared/records/cards.ts';
import { listHead } from '../../shared/records/head.ts';
import type { PublicationsListQuery } from './query.gen.ts';
import { orderParam, orders, pageSize } from './search-params.ts';

export interface PublicationsPageProps extends PagedListProps {
  readonly orders: readonly ListChoice[];
  /** The first with its large drawing, and those beside it. */
  readonly lead: readonly CardProps[];
  readonly cards: readonly CardProps[];
  readonly english: readonly CardProps[];
  readonly files: readonly FileLink[];
}

/** How many stand beside the large card. */
const besideLead = 3;

/** The list of publications, newest first: the reader's language, then English ones that are not translated. */
export function publicationsView(
  data: PublicationsListQuery,
  request: PageRequest,
): PageView<PublicationsPageProps> | null {
  const { record, publications } = data;
  if (!record) return null;
  const { locale, search } = request;
  const m = messagesFor(locale);
  const filters = facetFields(publications.facets, facetRequests(m, locale), listPlace(request));
  const list = pagedList(record, request, {
    filters,
    total: publications.totalCount,
    count: m.publications.count,
    pageSize,
  });
  if (!list) return null;
  const cards = publications.nodes.map((publication) => publicationCard(publication, locale));
  const own = cards.filter(({ lang }) => lang === undefined);
  const order = orderParam(search);
  // By title no text is before another.
  const leading = order === 'newest' ? besideLead + 1 : 0;
  const beside = own.slice(1, leading).map((card) => ({ ...card, summary: undefined }));
  return {
    head: listHead(record, request, list.paging, {
      noindex: filters.active.length > 0 || order !== 'newest',
    }),
    props: {
      files: fileLinks(request, ['atom']),
      ...list,
      orders: orders.map((name) => ({
        text: m.insights.sort[name],
        url: addressWith(list.action, search, { sort: name === orders[0] ? null : name, page: null }),
        current: name === order,
      })),
      lead: [...own.slice(0, Math.min(1, leading)), ...beside],
      cards: withoutSummaries(own.slice(leading)),
      english: withoutSummaries(inEnglish(cards)),
    },
  };
}

function facetRequests(
  { publications, list, insights: { filters: facets } }: Messages,
  locale: Locale,
): FacetRequest[] {
  return [
    wordsRequest(locale),
    {
      name: 'kind',
      field: 'kind',
      label: publications.kind,
      values: (value) => choiceLabel('publication.kind', value, locale),
    },
    { name: 'topic', field: 'topics', label: publications.topic, values: 'records' },
    { name: 'jurisdiction', field: 'jurisdictions', label: facets.jurisdiction, values: 'records' },
    { name: 'year', field: 'year', label: list.year, values: 'years' },
    { name: 'service', field: 'services', label: facets.service, values: 'records', inMoreFilters: true },
    { name: 'sector', field: 'sectors', label: facets.sector, values: 'records', inMoreFilters: true },
    { name: 'author', field: 'authors', label: facets.author, values: 'records', inMoreFilters: true },
    {
      name: 'language',
      field: 'availableIn',
      label: facets.language,
      values: 'languages',
      inMoreFilters: true,
    },
    {
      name: 'access',
      field: 'access',
      label: facets.access,
      values: (value) => choiceLabel('publication.access', value, locale),
      inMoreFilters: true,
    },
  ];
}

type Node = PublicationsListQuery['publications']['nodes'][number];

function publicationCard(publication: Node, locale: Locale): CardProps {
  const { kind, access, readingMinutes } = publication;
  const m = messagesFor(locale);
  const { date, ...card } = cardOf(publication, locale);
  const facts = [
    choiceLabel('publication.kind', kind, locale),
    access === 'OPEN'
      ? null
      : access === 'SIGN_IN'
        ? m.publications.gate.freeAccount
        : m.publications.gate.clients,
    readingMinutes && m.record.minutes({ count: readingMinutes }),
  ];
  return {
    ...card,
    eyebrow: card.eyebrow ?? choiceLabel('publication.kind', kind, locale),
    art: publication.id,
    facts: [...(date ? [date] : []), ...facts.flatMap((text) => (text ? [{ text }] : []))],
  };
}

function withoutSummaries(cards: readonly CardProps[]): CardProps[] {
  return cards.map((card) => ({ ...card, summary: undefined }));
}
