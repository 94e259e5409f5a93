import { type Labelled, present, type Section } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { cardSection } from '../../shared/records/rows.ts';
import { type ComingLaw, comingLaws } from '../coming.ts';
import { nameInAddresses } from '../name-in-addresses.ts';
import { type RecentChange, recentChanges } from '../recent.ts';
import { nothingSelected, searchOf } from '../selection/selection.ts';
import { type AskedTimes, askedTimes, type TimesProps, timesProps, timesSearch } from '../times.ts';
import { type Matrix, matrixOf } from './matrix.ts';
import type { NavigatorRegionPageQuery } from './query.gen.ts';

type Region = NonNullable<NavigatorRegionPageQuery['navigatorRegion']>;

export interface RegionProps extends PageOpening {
  readonly eyebrow: string;
  readonly body: RichText | null;
  readonly times: TimesProps;
  readonly matrix: Matrix;
  /** The same with headlines and filters: the status table of the first, beside others. */
  readonly table: Labelled | null;
  readonly coming: readonly ComingLaw[];
  readonly changes: readonly RecentChange[];
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
  const times = askedTimes(request);
  const isPast = times.on !== null || times.known !== null;
  return {
    head: { ...headOf(region, request), noindex: isPast || undefined },
    props: {
      ...opening(region, request, [{ kind: 'state', text: m.demonstration }]),
      eyebrow: region.service?.title ?? '',
      body: region.body,
      times: timesProps(times, request),
      matrix: matrixOf(region, locale, { reviewDay: times.known ?? today, search: timesSearch(times) }),
      table: tableOf(region.chapters, m.region.table, times),
      changes: changesOf(region, locale),
      // What is to come is to come today.
      coming: isPast ? [] : comingLaws(region.horizon, locale, today),
      sections: present([cardSection('articles', m.service.articles, region.articles, locale)]),
    },
  };
}

/** As many as the status table sets beside the first. */
const mostPeers = 9;

/** The chapters' status table with headlines and dates; null where there is nothing to set side by side. */
function tableOf(
  [first, ...others]: Region['chapters'],
  text: string,
  { on, known }: AskedTimes,
): Labelled | null {
  if (!first?.url || others.length === 0) return null;
  const jurisdictions = others.slice(0, mostPeers).map(nameInAddresses);
  return {
    text,
    url: `${first.url}/status-table${searchOf({ ...nothingSelected, jurisdictions, on, known })}`,
  };
}

/** As many as its page shows of a service. */
const mostChanges = 8;

/** What changed lately in a region, the newest first. */
function changesOf({ chapters }: Region, locale: Locale): RecentChange[] {
  const newest = chapters
    .flatMap((chapter) => ('changes' in chapter ? chapter.changes : []))
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  return recentChanges(newest.slice(0, mostChanges), locale);
}
