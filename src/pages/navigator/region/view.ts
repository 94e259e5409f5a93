import { type Labelled, present, type Section } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { cardSection } from '../../shared/records/rows.ts';
import { type ComingLaw, comingLaws } from '../coming.ts';
import { nameInAddresses } from '../name-in-addresses.ts';
import { type Matrix, matrixOf } from './matrix.ts';
import type { NavigatorRegionPageQuery } from './query.gen.ts';

type Region = NonNullable<NavigatorRegionPageQuery['navigatorRegion']>;

export interface RegionProps extends PageOpening {
  readonly eyebrow: string;
  readonly body: RichText | null;
  readonly matrix: Matrix;
  /** The same with headlines and filters: the status table of the first, beside others. */
  readonly table: Labelled | null;
  readonly coming: readonly ComingLaw[];
  readonly sections: readonly Section[];
}

/** The jurisdictions of a region in a service by topics, with what is to come there. */
export function navigatorRegionView(
  { navigatorRegion: region }: NavigatorRegionPageQuery,
  request: PageRequest,
): PageView<RegionProps> | null {
  if (!region) return null;
  const { locale, clock } = request;
  const { navigator: m } = messagesFor(locale);
  const today = clock.today();
  return {
    head: headOf(region, request),
    props: {
      ...opening(region, request, [{ kind: 'state', text: m.demonstration }]),
      eyebrow: region.service?.title ?? '',
      body: region.body,
      matrix: matrixOf(region, locale, today),
      table: tableOf(region.chapters, m.region.table),
      coming: comingLaws(region.horizon, locale, today),
      sections: present([cardSection('articles', m.service.articles, region.articles, locale)]),
    },
  };
}

/** As many as the status table sets beside the first. */
const mostPeers = 9;

/** The chapters' status table with headlines and dates; null where there is nothing to set side by side. */
function tableOf([first, ...others]: Region['chapters'], text: string): Labelled | null {
  if (!first?.url || others.length === 0) return null;
  const peers = others.slice(0, mostPeers).map(nameInAddresses).join(',');
  return { text, url: `${first.url}/status-table?with=${peers}` };
}
