import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { ActiveFilter } from '../../../components/listing/FilteredList.tsx';
import type { FilterField } from '../../../components/listing/Filters.tsx';
import type { Notice } from '../../../components/notices/Notices.tsx';
import type { CardProps, Labelled } from '../../../components/sections/section.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { Locale } from '../../../routing/locales.ts';
import { cardOf, cardsOf } from '../../cards.ts';
import { facetFields } from '../../facet-fields.ts';
import { headOf } from '../../head.ts';
import { narrowed } from '../../narrowed.ts';
import { noticesOf } from '../../notices.ts';
import { fileLinks } from '../../page-files.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { kindOf, type WorkKind } from '../kind.ts';
import { priceOf } from '../prices.ts';
import { type Branch, inReadingOrder, partsBelow } from '../tree.ts';
import { facetsAsked, filters } from './facets.ts';
import type { WorksListQuery } from './query.gen.ts';

export type Work = WorksListQuery['works']['nodes'][number];

export interface WorksListPageProps {
  readonly kind: WorkKind;
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly active: readonly ActiveFilter[];
  readonly count: string;
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
  const { locale, search, path, route } = request;
  const m = messagesFor(locale);
  const kind: WorkKind = route.name === 'features-list' ? 'feature' : 'product';
  const address = addressOf(locale, path);
  const { items: shown, facets } = narrowed(worksOf(data, request), filters, search);
  const form = facetFields(facets, facetsAsked(kind, m), { address, search, locale });
  const cards = shown.map((work) => workCard(work, kind, locale));
  const own = cards.filter(({ lang }) => lang === undefined);
  const isFiltered = form.active.length > 0;
  const leading = kind === 'feature' && !isFiltered ? besideLead + 1 : 0;
  return {
    head: headOf(record, request, { noindex: isFiltered }),
    props: {
      kind,
      title: record.title,
      lang: langOf(record.locale, locale),
      standfirst: record.summary,
      notices: noticesOf(record, locale),
      action: address,
      ...form,
      count: (kind === 'feature' ? m.products.features : m.products.products)({ count: shown.length }),
      lead: own
        .slice(0, leading)
        .map((card, index) => (index === 0 ? card : { ...card, summary: undefined })),
      cards: own.slice(leading),
      english: cards.filter(({ lang }) => lang !== undefined),
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
