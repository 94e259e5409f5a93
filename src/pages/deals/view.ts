import type { FileLink } from '../../components/listing/FileLinks.tsx';
import type { ListChoice } from '../../components/listing/ListChoices.tsx';
import { addressWith } from '../../components/listing/paging.ts';
import { type Band, bands, poundsFor } from '../../content/lists/worth.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { choiceLabel } from '../../content/types/choices.ts';
import { formatList, formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { fileLinks } from '../shared/files/page-files.ts';
import { type FacetRequest, facetFields } from '../shared/filters/facet-fields.ts';
import { listPlace, type PagedListProps, pagedList } from '../shared/filters/filtered-list.ts';
import { listHead } from '../shared/records/head.ts';
import { dealAddress } from './address.ts';
import { type DealProps, dealProps } from './deal.ts';
import type { DealCardFragment } from './deals.fragments.gen.ts';
import type { DealsQuery } from './query.gen.ts';
import {
  type DealFilter,
  type DealLook,
  dealsFound,
  lookParam,
  looks,
  oneDeal,
  orderParam,
  orders,
  pageSize,
} from './search-params.ts';

export interface DealsPageProps extends PagedListProps {
  readonly body: RichText | null;
  readonly look: DealLook;
  readonly looks: readonly ListChoice[];
  readonly orders: readonly ListChoice[];
  readonly deals: readonly DealProps[];
  readonly files: readonly FileLink[];
  /** How amounts in different currencies are compared. */
  readonly rates: string;
}

/** What the firm has done and may speak of, as tombstones or as a table. */
export function dealsView(data: DealsQuery, request: PageRequest): PageView<DealsPageProps> | null {
  const { record, deals } = data;
  if (!record) return null;
  const { locale, search } = request;
  const m = messagesFor(locale);
  const { deals: texts } = m;
  const { nodes: shown, totalCount } = dealsFound(data);
  const isOne = shown !== deals.nodes;
  const filters = facetFields(deals.facets, facetRequests(m, locale), listPlace(request));
  const list = pagedList(record, request, {
    filters,
    total: totalCount,
    count: texts.count,
    pageSize,
  });
  if (!list) return null;
  const { action: address, paging } = list;
  const order = orderParam(search);
  const look = lookParam(search);
  const isNarrowed = list.active.length > 0 || isOne || order !== orders[0] || look !== looks[0];
  return {
    head: listHead(record, request, paging, {
      noindex: isNarrowed,
      jsonLd: shown.length > 0 ? [itemList(record.title, shown, paging.from, locale)] : [],
    }),
    props: {
      ...list,
      body: paging.page > 1 || isNarrowed ? null : record.body,
      active: isOne
        ? [...list.active, { label: texts.alone, url: addressWith(address, search, { [oneDeal]: null }) }]
        : list.active,
      look,
      looks: looks.map((name) => ({
        text: texts.views[name],
        url: addressWith(address, search, { view: name === looks[0] ? null : name }),
        current: name === look,
      })),
      orders: orders.map((name) => ({
        text: texts.sort[name],
        url: addressWith(address, search, { sort: name === orders[0] ? null : name, page: null }),
        current: name === order,
      })),
      deals: shown.map((deal) => dealProps(deal, locale)),
      files: fileLinks(request, ['atom', 'csv']),
      rates: texts.rates({ rates: ratesInWords(locale) }),
    },
  };
}

function facetRequests(
  { deals, list, insights: { filters: facets } }: Messages,
  locale: Locale,
): FacetRequest[] {
  const filter = (
    name: DealFilter,
    field: string,
    label: string,
    values: FacetRequest['values'] = 'records',
  ) => ({ name, field, label, values });
  return [
    filter('kind', 'kind', deals.kind, (value) => choiceLabel('deal.kind', value, locale)),
    filter('sector', 'sectors', facets.sector),
    filter('service', 'services', facets.service),
    filter('jurisdiction', 'jurisdictions', facets.jurisdiction),
    filter('office', 'office', deals.office),
    filter('year', 'year', list.year, 'years'),
    {
      ...filter('value', 'band', deals.value, (value) => deals.bands[value as Band]),
      compare: (one, other) => bands.indexOf(one as Band) - bands.indexOf(other as Band),
    },
  ];
}

function ratesInWords(locale: Locale): string {
  const rates = Object.entries(poundsFor).filter(([currency]) => currency !== 'GBP');
  return formatList(
    rates.map(([currency, pounds]) => `${currency}\u00a0${formatNumber(pounds, locale)}`),
    locale,
    'unit',
  );
}

function itemList(name: string, deals: readonly DealCardFragment[], from: number, locale: Locale): object {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: deals.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: from + index,
      name: title,
      url: dealAddress(id, locale),
    })),
  };
}
