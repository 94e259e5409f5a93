import { openGraphImage } from '../../../art/open-graph/address.ts';
import type { Paging } from '../../../components/listing/paging.ts';
import type { CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf, linkTo } from '../../../routing/links.ts';
import type { Head, PageRequest } from '../../page-module.ts';

interface HeadChanges {
  readonly title?: string;
  readonly openGraphType?: Head['openGraphType'];
  readonly jsonLd?: readonly object[];
  readonly noindex?: boolean;
  /** What is appended to a record's address on this page: `/status-table`. */
  readonly suffix?: string;
  /** The part of a list, `?page=2`: it is its own canonical page. */
  readonly search?: string;
}

/**
 * The head of a page that shows a record. A record in another language than asked for has its canonical page in
 * its own, and offers no alternates for the language that is missing.
 */
export function headOf(record: CoreFragment, request: PageRequest, changes: HeadChanges = {}): Head {
  const { title = record.title, openGraphType, jsonLd, noindex, suffix = '', search = '' } = changes;
  const alternates = record.translations.flatMap(({ locale, url }) =>
    url === null ? [] : [{ locale, url: url + suffix }],
  );
  const own = alternates.find(({ locale }) => locale === record.locale);
  return {
    title,
    description: record.summary ?? undefined,
    contentLocale: record.locale === request.locale ? undefined : record.locale,
    canonical: (own?.url ?? addressOf(request.locale, request.path)) + search,
    alternates,
    noindex,
    breadcrumbs: crumbsOf(record, request, title, suffix),
    openGraphType,
    image: record.withdrawn ? undefined : openGraphImage(record),
    jsonLd,
  };
}

/**
 * The head of a list that goes on over several pages: further ones carry their number, and what a reader narrowed or
 * ordered is no page for search engines.
 */
export function listHead(
  record: CoreFragment,
  request: PageRequest,
  { page }: Pick<Paging, 'page'>,
  changes: Pick<HeadChanges, 'noindex' | 'jsonLd'>,
): Head {
  if (page === 1) return headOf(record, request, changes);
  const title = messagesFor(request.locale).list.titlePage({ title: record.title, page });
  return headOf(record, request, { ...changes, title, search: `?page=${page}` });
}

/** Home, the record's ancestors, the record itself. */
function crumbsOf(record: CoreFragment, { locale, path }: PageRequest, title: string, suffix: string) {
  if (record.path === '/') return [];
  const ancestors = record.breadcrumbs.flatMap((crumb) =>
    crumb.url === null ? [] : [{ title: crumb.title, url: crumb.url, lang: langOf(crumb.locale, locale) }],
  );
  const lang = langOf(record.locale, locale);
  const itself = suffix && record.url ? [{ title: record.title, url: record.url, lang }] : [];
  return [
    { title: messagesFor(locale).navigation.home, url: linkTo('home', {}, locale) },
    ...ancestors,
    ...itself,
    // A title of a page's own is a message.
    { title, url: addressOf(locale, path), lang: title === record.title ? lang : undefined },
  ];
}

/** The head of a page without a record: it exists in all the site's languages. */
export function plainHead(
  title: string,
  request: PageRequest,
  locales: readonly PageRequest['locale'][],
): Head {
  const url = addressOf(request.locale, request.path);
  return {
    title,
    canonical: url,
    alternates: locales.map((locale) => ({ locale, url: addressOf(locale, request.path) })),
    breadcrumbs: [
      { title: messagesFor(request.locale).navigation.home, url: linkTo('home', {}, request.locale) },
      { title, url },
    ],
  };
}
