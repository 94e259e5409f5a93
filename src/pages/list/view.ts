import { offsetOf, type Paging, pageNumber, pagingOf } from '../../components/listing/paging.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import type { CardProps } from '../../components/sections/section.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { fill } from '../../i18n/fill.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { cardsOf } from '../cards.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { type ListName, listsOf } from './lists.ts';
import { drawn, listOf } from './nodes.ts';
import type { ListPageQuery, ListPageQueryVariables } from './query.gen.ts';

export const pageSize = 20;
/** How many of each list a page with several of them shows. */
const firstFew = 8;

export interface ListGroup {
  readonly id: string;
  readonly count: number;
  readonly cards: readonly CardProps[];
  /** English records that are not translated. */
  readonly english: readonly CardProps[];
}

export interface ListPageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly body: RichText | null;
  readonly groups: readonly ListGroup[];
  /** Pages below this one that are no items of its lists. */
  readonly below: readonly CardProps[];
  readonly paging: Paging | null;
}

export function listVariables(request: PageRequest): ListPageQueryVariables {
  const lists = listsOf(request.route.name);
  const shows = (name: ListName) => lists.includes(name);
  const isSingle = lists.length === 1;
  return {
    id: request.recordId ?? '',
    locale: request.locale,
    first: isSingle ? pageSize : firstFew,
    offset: isSingle ? offsetOf(request.search, pageSize) : 0,
    withNews: shows('newsItems'),
    withNavigator: shows('navigatorServices'),
  };
}

/** An area's first page with its lists: translated records first, then English ones as a group of their own. */
export function listView(data: ListPageQuery, request: PageRequest): PageView<ListPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale, route, search, path } = request;
  const m = messagesFor(locale);
  const lists = listsOf(route.name);
  const groups = lists.map((name) => groupOf(name, data, request));
  const number = pageNumber(search);
  const paging =
    lists.length === 1 && groups[0]?.isPaged
      ? pagingOf({ address: addressOf(locale, path), search, total: groups[0].count, pageSize })
      : null;
  if (number > 1 && number > (paging?.pages ?? 1)) return null;
  const title = number > 1 ? fill(m.list.titlePage, { title: record.title, page: number }) : record.title;
  return {
    head: headOf(record, request, { title, ...(number > 1 && { search: `?page=${number}` }) }),
    props: {
      title,
      lang: langOf(record.locale, locale),
      standfirst: number > 1 ? null : record.summary,
      notices: noticesOf(record, locale),
      body: number > 1 ? null : record.body,
      groups,
      below: drawn(
        cardsOf(
          record.children.filter(({ url }) => url !== null),
          locale,
        ),
      ),
      paging,
    },
  };
}

function groupOf(name: ListName, data: ListPageQuery, request: PageRequest) {
  const { count, cards, isPaged } = listOf(name, data, request);
  return {
    id: name,
    count,
    isPaged,
    cards: cards.filter((card) => card.lang === undefined),
    english: cards.filter((card) => card.lang !== undefined),
  };
}
