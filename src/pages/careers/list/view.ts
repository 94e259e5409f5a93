import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { ListChoice } from '../../../components/listing/ListChoices.tsx';
import { addressWith } from '../../../components/listing/paging.ts';
import type { LedgerColumn } from '../../../components/sections/Ledger.tsx';
import type { CardProps, Labelled } from '../../../components/sections/section.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { atomFeed } from '../../shared/files/feed.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { facetFields } from '../../shared/filters/facet-fields.ts';
import { listPlace, type PagedListProps, pagedList } from '../../shared/filters/filtered-list.ts';
import { cardsOf, labelled } from '../../shared/records/cards.ts';
import { listHead } from '../../shared/records/head.ts';
import { type JobRow, jobRow } from '../job-row.ts';
import { timeLeft } from '../job-state.ts';
import { entryPointsOf } from './entry-points.ts';
import { jobFacets } from './filter-fields.ts';
import type { CareersListQuery } from './query.gen.ts';
import { orderParam, orders, pageSize } from './search-params.ts';

export interface CareersListProps extends PagedListProps {
  readonly entryPoints: readonly LedgerColumn[];
  readonly orders: readonly ListChoice[];
  readonly rows: readonly JobRow[];
  /** Positions that are not translated. */
  readonly english: readonly JobRow[];
  readonly files: readonly FileLink[];
  /** Positions that are no longer open, for those who come back to them; on the whole list's first page. */
  readonly recent: readonly { readonly job: Labelled; readonly state: string }[];
  /** The area's pages; on the whole list's first page. */
  readonly pages: readonly CardProps[];
}

/** Careers: who somebody is, and the positions that are open, narrowed by what the address says. */
export function careersListView(
  { section, jobs, open, over }: CareersListQuery,
  request: PageRequest,
): PageView<CareersListProps> | null {
  if (!section) return null;
  const { locale, search, clock } = request;
  const m = messagesFor(locale);
  const chosen = orderParam(search);
  const filters = facetFields(jobs.facets, jobFacets(locale), listPlace(request));
  const list = pagedList(section, request, {
    filters,
    total: jobs.totalCount,
    count: m.careers.openHere,
    pageSize,
  });
  if (!list) return null;
  const { action: address, paging } = list;
  const isPlain = paging.page === 1 && filters.active.length === 0;
  const rows = jobs.nodes.map((job) => jobRow(job, clock, locale));
  return {
    head: listHead(section, request, paging, {
      noindex: filters.active.length > 0 || search.has('sort'),
    }),
    props: {
      ...list,
      entryPoints: entryPointsOf(
        open.facets.flatMap(({ values }) => values),
        section.children,
        locale,
      ),
      orders: orders.map((order) => ({
        text: m.careers.sort[order],
        url: `${addressWith(address, search, { sort: order === 'newest' ? null : order, page: null })}#jobs`,
        current: order === chosen,
      })),
      rows: rows.filter(({ lang }) => lang === undefined),
      english: rows.filter(({ lang }) => lang !== undefined).map((row) => ({ ...row, inEnglish: undefined })),
      files: fileLinks(request, ['atom']),
      recent: (over?.nodes ?? []).map((job) => ({
        job: labelled(job, locale),
        state: timeLeft(job, clock, locale),
      })),
      pages: isPlain
        ? cardsOf(
            section.children.filter(({ url }) => url !== null),
            locale,
          )
        : [],
    },
  };
}

/** The positions that the page finds, newest first whatever its order. */
export function careersFeed({ section, jobs }: CareersListQuery, request: PageRequest): string | null {
  if (!section) return null;
  const entries = jobs.nodes.map((job) => ({ ...job, publishedOn: job.postedOn }));
  return atomFeed(messagesFor(request.locale).careers.jobs, entries, request);
}
