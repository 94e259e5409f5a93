import { choiceLabel } from '../../content/types/choices.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { csvRows, csvTable } from '../../platform/csv.ts';
import type { DealCardFragment } from './deals.fragments.gen.ts';

/** How many deals are read at once for a sheet; it holds them all. */
export const SHEET_PART = 500;

const titles = (records: readonly { readonly title: string }[]) =>
  records.map(({ title }) => title).join('; ');

/** Deals as a table to take away: amounts in whole units of their currency, days as ISO 8601. */
export function dealSheet(deals: readonly DealCardFragment[], locale: Locale): string {
  const { deals: m, insights } = messagesFor(locale);
  const columns = [
    m.matter,
    m.client,
    m.role,
    m.kind,
    m.value,
    m.currency,
    m.announced,
    m.closed,
    insights.filters.sector,
    insights.filters.service,
    insights.filters.jurisdiction,
    m.people,
  ];
  return csvTable(columns, rowsOf(deals, locale));
}

/** Further deals of such a table. */
export function furtherDeals(deals: readonly DealCardFragment[], locale: Locale): string {
  return csvRows(rowsOf(deals, locale));
}

function rowsOf(deals: readonly DealCardFragment[], locale: Locale): string[][] {
  return deals.map((deal) => [
    deal.title,
    deal.client ?? '',
    deal.role ?? '',
    choiceLabel('deal.kind', deal.kind, locale),
    deal.value === null ? '' : String(deal.value),
    deal.value === null ? '' : (deal.currency ?? ''),
    deal.announcedOn,
    deal.closedOn ?? '',
    titles(deal.sectors),
    titles(deal.services),
    titles(deal.jurisdictions),
    titles(deal.people),
  ]);
}
