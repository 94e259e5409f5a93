import { offsetOf, type Paging, pagingOf } from '../../../components/listing/paging.ts';
import type { Notice } from '../../../components/notices/Notices.tsx';
import type { CardProps, Labelled } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type CardRecord, cardsOf, inEnglish } from '../../shared/records/cards.ts';
import { listHead } from '../../shared/records/head.ts';
import { noticesOf } from '../../shared/records/notices.ts';
import { coverageOf } from '../coverage.ts';
import { type DatesProps, datesOf, datesVariables } from './dates.ts';
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
  readonly dates: DatesProps;
}

/** @param isFile for a file, which holds more days than the page */
export function navigatorHomeVariables(request: PageRequest, isFile = false): NavigatorHomeQueryVariables {
  const { recordId, locale, search } = request;
  return {
    id: recordId ?? '',
    locale,
    first: pageSize,
    offset: offsetOf(search, pageSize),
    ...datesVariables(request, isFile),
  };
}

/** The navigator's first page: its services, translated ones first. */
export function navigatorHomeView(
  data: NavigatorHomeQuery,
  request: PageRequest,
): PageView<NavigatorHomeProps> | null {
  const { record, navigatorServices } = data;
  if (!record) return null;
  const { locale, search, path } = request;
  const { totalCount: total, nodes } = navigatorServices;
  const paging = pagingOf({ address: addressOf(locale, path), search, total, pageSize });
  if (paging.page > paging.pages) return null;
  const dates = datesOf(data, request);
  const isNarrowed = paging.page > 1 || dates.isAskedFor;
  const head = listHead(record, request, paging, { noindex: dates.isAskedFor });
  const cards = drawn(nodes, locale);
  const services = cards.map((card, at) => {
    const node = nodes[at];
    return node ? { ...card, facts: factsOf(node, locale) } : card;
  });
  return {
    head,
    props: {
      title: head.title,
      lang: langOf(record.locale, locale),
      standfirst: isNarrowed ? null : record.summary,
      notices: [
        ...noticesOf(record, locale),
        { kind: 'state', text: messagesFor(locale).navigator.demonstration },
      ],
      body: isNarrowed ? null : record.body,
      services: services.filter(({ lang }) => lang === undefined),
      english: inEnglish(services),
      below: drawn(
        record.children.filter(({ url }) => url !== null),
        locale,
      ),
      paging,
      dates,
    },
  };
}

/** Few enough to be shown with their drawings. */
function drawn(records: readonly CardRecord[], locale: Locale): CardProps[] {
  return cardsOf(records, locale).map((card) => ({ ...card, art: card.id }));
}

type Service = NavigatorHomeQuery['navigatorServices']['nodes'][number];

/** How much there is of a service, when it changed last, and who may read it. */
function factsOf({ access, coverage }: Service, locale: Locale): Labelled[] {
  const m = messagesFor(locale).navigator;
  const { jurisdictions, filled, changedAt } = coverageOf(coverage);
  return [
    { text: choiceLabel('navigatorService.access', access, locale) },
    { text: m.home.coverage({ jurisdictions, filled }) },
    ...(changedAt ? [{ text: m.home.lastChange({ date: formatDay(changedAt, locale) }) }] : []),
  ];
}
