import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { CardProps, Labelled } from '../../../components/sections/section.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { facetFields } from '../../shared/filters/facet-fields.ts';
import { type FilteredListProps, filteredList, listPlace } from '../../shared/filters/filtered-list.ts';
import { narrowed } from '../../shared/filters/narrowed.ts';
import { cardOf, cardsOf, inEnglish } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { kindOf, type WorkKind } from '../kind.ts';
import { priceOf } from '../prices.ts';
import { type Branch, inReadingOrder, partsBelow } from '../tree.ts';
import { facetRequests, filters, type Work } from './facets.ts';
import type { WorksListQuery } from './query.gen.ts';

export interface WorksListPageProps extends FilteredListProps {
  readonly kind: WorkKind;
  /** The newest feature, large, and those beside it. */
  readonly lead: readonly CardProps[];
  readonly cards: readonly CardProps[];
  readonly english: readonly CardProps[];
  /** Pages below the list that are no works: the tools themselves. */
  readonly tools: readonly CardProps[];
  readonly files: readonly FileLink[];
}

/** How many stand beside the large card. */
const besideLead = 2;

/** The works of the list asked for: features with the newest first, products by title. */
export function worksOf({ works }: WorksListQuery, { route }: PageRequest): Work[] {
  const kind: WorkKind = route.name === 'features-list' ? 'feature' : 'product';
  const own = works.nodes.filter((work) => work.url !== null && kindOf(work) === kind);
  return kind === 'product' ? own : own.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

export function worksListView(
  data: WorksListQuery,
  request: PageRequest,
): PageView<WorksListPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale, search, route } = request;
  const m = messagesFor(locale);
  const kind: WorkKind = route.name === 'features-list' ? 'feature' : 'product';
  const { items: shown, facets } = narrowed(worksOf(data, request), filters, search);
  const form = facetFields(facets, facetRequests(kind, m), listPlace(request));
  const cards = shown.map((work) => workCard(work, kind, locale));
  const own = cards.filter(({ lang }) => lang === undefined);
  const isFiltered = form.active.length > 0;
  const leading = kind === 'feature' && !isFiltered ? besideLead + 1 : 0;
  return {
    head: headOf(record, request, { noindex: isFiltered }),
    props: {
      kind,
      ...filteredList(record, request, {
        filters: form,
        total: shown.length,
        count: kind === 'feature' ? m.products.features : m.products.products,
      }),
      lead: own
        .slice(0, leading)
        .map((card, index) => (index === 0 ? card : { ...card, summary: undefined })),
      cards: own.slice(leading),
      english: inEnglish(cards),
      tools: cardsOf(
        record.tools.filter(({ url }) => url !== null),
        locale,
      ),
      files: fileLinks(request, ['atom']),
    },
  };
}

function workCard(work: Work, kind: WorkKind, locale: Locale): CardProps {
  const m = messagesFor(locale).products;
  const parts = inReadingOrder<Branch>(partsBelow(work)).length;
  const isProduct = kind === 'product';
  const facts: (Labelled | null)[] = [
    isProduct ? { text: priceOf(work, locale) } : null,
    parts > 0 ? { text: m.parts({ count: parts }) } : null,
    isProduct ? null : { text: formatDay(work.publishedAt, locale), dateTime: work.publishedAt },
  ];
  return {
    ...cardOf(work, locale),
    eyebrow: isProduct ? work.topics[0]?.title : (work.product?.name ?? undefined),
    art: work.id,
    facts: facts.filter((fact): fact is Labelled => fact !== null),
  };
}
