import { offsetOf, type Paging, pagingOf } from '../../../components/listing/paging.ts';
import type { Notice } from '../../../components/notices/Notices.tsx';
import type { CardProps } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { addressOf } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type CardRecord, cardsOf } from '../../shared/records/cards.ts';
import { listHead } from '../../shared/records/head.ts';
import { noticesOf } from '../../shared/records/notices.ts';
import type { NavigatorHomeQuery, NavigatorHomeQueryVariables } from './query.gen.ts';

const pageSize = 20;

export interface NavigatorHomeProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly body: RichText | null;
  readonly services: readonly CardProps[];
  /** English ones that are not translated. */
  readonly english: readonly CardProps[];
  /** Pages below this one that are no services. */
  readonly below: readonly CardProps[];
  readonly paging: Paging;
}

export function navigatorHomeVariables(request: PageRequest): NavigatorHomeQueryVariables {
  const { recordId, locale, search } = request;
  return { id: recordId ?? '', locale, first: pageSize, offset: offsetOf(search, pageSize) };
}

/** The navigator's first page: its services, translated ones first. */
export function navigatorHomeView(
  { record, navigatorServices }: NavigatorHomeQuery,
  request: PageRequest,
): PageView<NavigatorHomeProps> | null {
  if (!record) return null;
  const { locale, search, path } = request;
  const { totalCount: total, nodes } = navigatorServices;
  const paging = pagingOf({ address: addressOf(locale, path), search, total, pageSize });
  if (paging.page > paging.pages) return null;
  const inMoreFilters = paging.page > 1;
  const head = listHead(record, request, paging, {});
  const services = drawn(nodes, locale);
  return {
    head,
    props: {
      title: head.title,
      lang: langOf(record.locale, locale),
      standfirst: inMoreFilters ? null : record.summary,
      notices: noticesOf(record, locale),
      body: inMoreFilters ? null : record.body,
      services: services.filter(({ lang }) => lang === undefined),
      english: services.filter(({ lang }) => lang !== undefined),
      below: drawn(
        record.children.filter(({ url }) => url !== null),
        locale,
      ),
      paging,
    },
  };
}

/** Few enough to be shown with their drawings. */
function drawn(records: readonly CardRecord[], locale: Locale): CardProps[] {
  return cardsOf(records, locale).map((card) => ({ ...card, art: card.id }));
}
