import type { FileLink } from '../../components/listing/FileLinks.tsx';
import type { ActiveFilter } from '../../components/listing/FilteredList.tsx';
import type { FilterField } from '../../components/listing/Filters.tsx';
import type { ListChoice } from '../../components/listing/ListChoices.tsx';
import { addressWith, type Paging, pagingOf, shownOn } from '../../components/listing/paging.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import type { LedgerColumn } from '../../components/sections/Ledger.tsx';
import type { CardProps, Labelled } from '../../components/sections/section.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { cardsOf, labelled } from '../cards.ts';
import { atomFeed, feedLength } from '../feed.ts';
import { listHead } from '../head.ts';
import { noticesOf } from '../notices.ts';
import { fileLinks } from '../page-files.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { askedOf, orders, pageSize } from './asked.ts';
import { doorsOf } from './doors.ts';
import { jobFilters } from './filter-fields.ts';
import { type JobRow, jobRow } from './job-row.ts';
import { inOrder, jobsFor } from './job-search.ts';
import { isOpen, timeLeft } from './job-state.ts';
import type { CareersListQuery } from './list-query.gen.ts';

export interface CareersListProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly doors: readonly LedgerColumn[];
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly active: readonly ActiveFilter[];
  readonly orders: readonly ListChoice[];
  readonly count: string;
  readonly rows: readonly JobRow[];
  /** Positions that are not translated. */
  readonly english: readonly JobRow[];
  readonly paging: Paging;
  readonly files: readonly FileLink[];
  /** Positions that are no longer open, for those who come back to them; on the whole list's first page. */
  readonly recent: readonly { readonly job: Labelled; readonly state: string }[];
  /** The area's pages; on the whole list's first page. */
  readonly pages: readonly CardProps[];
}

/** Careers: who somebody is, and the positions that are open, narrowed by what the address says. */
export function careersListView(
  { section, jobs }: CareersListQuery,
  request: PageRequest,
): PageView<CareersListProps> | null {
  if (!section) return null;
  const { locale, search, path, now } = request;
  const m = messagesFor(locale);
  const address = addressOf(locale, path);
  const asked = askedOf(search);
  const open = jobs.nodes.filter((job) => isOpen(job, now));
  const found = inOrder(jobsFor(open, asked, request), asked.order, locale);
  const paging = pagingOf({ address, search, total: found.length, pageSize });
  if (paging.page > paging.pages) return null;
  const filters = jobFilters(open, asked, { address, search, now, locale });
  const isPlain = paging.page === 1 && filters.active.length === 0;
  const rows = shownOn(paging, found).map((job) => jobRow(job, now, locale));
  return {
    head: listHead(section, request, paging, {
      noindex: filters.active.length > 0 || search.has('sort'),
    }),
    props: {
      title: section.title,
      lang: langOf(section.locale, locale),
      standfirst: section.summary,
      notices: noticesOf(section, locale),
      doors: doorsOf(open, section.children, locale),
      action: address,
      ...filters,
      orders: orders.map((order) => ({
        text: m.careers.sort[order],
        url: `${addressWith(address, search, { sort: order === 'newest' ? null : order, page: null })}#jobs`,
        current: order === asked.order,
      })),
      count: m.careers.openHere({ count: found.length }),
      rows: rows.filter(({ lang }) => lang === undefined),
      english: rows.filter(({ lang }) => lang !== undefined),
      paging,
      files: fileLinks(request, ['atom']),
      recent: inOrder(isPlain ? jobs.nodes.filter((job) => !isOpen(job, now)) : [], 'newest', locale).map(
        (job) => ({ job: labelled(job, locale), state: timeLeft(job, now, locale) }),
      ),
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
  const { now, locale, search } = request;
  const open = jobs.nodes.filter((job) => isOpen(job, now));
  const entries = jobsFor(open, askedOf(search), request)
    .map((job) => ({ ...job, publishedOn: job.postedOn }))
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, feedLength);
  return atomFeed(messagesFor(locale).careers.jobs, entries, request);
}
