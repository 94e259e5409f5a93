import type { ReactNode } from 'react';
import type { OpenGraphImage } from '../art/open-graph/address.ts';
import type { Crumb } from '../components/layout/Breadcrumbs.tsx';
import type { ContentTypeName } from '../content/types/index.ts';
import type { StoredQuery } from '../graphql/execute.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Clock } from '../platform/cache/clock.ts';
import type { Workbook } from '../reports/write/workbook.ts';
import type { Route, RouteName } from '../routing/routes.ts';

/** In the place of all ids that name no record, so that a page is kept once whatever was asked: no id begins so. */
export const namesNone = '-';

/** What a page is asked for: everything that its HTML may depend on. */
export interface PageRequest {
  readonly locale: Locale;
  readonly route: Route;
  /** Values of the route's parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Path without the language prefix, canonical. */
  readonly path: string;
  /** Only the search parameters that the page declares in `searchParams`; of `recordParams` known ids or `namesNone`. */
  readonly search: URLSearchParams;
  /** The record that the address names, when the route shows one. */
  readonly recordId: string | null;
  /** Asked for whatever depends on the time: how long the page holds follows from what was asked. */
  readonly clock: Clock;
  /** Of the site, for the few texts that carry an address out of it: what is sent, shared or cited. */
  readonly origin: string;
}

/** What the document's head says of a page. Addresses are paths with language prefix, without origin. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  /** Language the content is written in, when it is not the interface's: the missing-translation rule. */
  readonly contentLocale?: Locale | undefined;
  readonly canonical?: string | undefined;
  readonly alternates?: readonly { readonly locale: Locale; readonly url: string }[] | undefined;
  readonly noindex?: boolean | undefined;
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  readonly openGraphType?: 'website' | 'article' | 'profile' | undefined;
  readonly image?: OpenGraphImage | undefined;
  /** schema.org objects without `@context`; breadcrumbs are added by the document. */
  readonly jsonLd?: readonly object[] | undefined;
}

export interface PageView<Props> {
  readonly head: Head;
  readonly props: Props;
  readonly status?: 200 | 404 | 410 | undefined;
  /** Made for one reader: no cache keeps it. */
  readonly isForOne?: boolean | undefined;
}

/** Endings of the files that pages offer besides their HTML. */
export const fileFormats = ['atom', 'ics', 'csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What a page shows as a file, at its own address with an ending and the same filters: `/events.ics?format=online`. */
export interface PageFile<Data, Variables extends object, Written = string | Workbook> {
  /** Instead of the page's own: a feed has no further pages, but more on its first. */
  readonly variables?: (request: PageRequest) => Variables;
  /** A workbook is written by the thread of reports. Null when there is nothing of the kind: not every event has a time. */
  readonly write: (data: Data, request: PageRequest) => Written | null;
  /** Of a list that goes on where one answer ends: nothing of it is left out. */
  readonly rest?: {
    /** What to ask for next; null where the list has ended. */
    readonly next: (data: Data) => Partial<Variables> | null;
    /** What stands behind what is written already. */
    readonly write: (data: Data, request: PageRequest) => Written;
  };
}

/**
 * One page type: the stored query it reads, a pure view from the query's result to props, and the component.
 * `variables` turns the request into the query's variables; a page without data has no query.
 */
interface PageModule<Data, Variables extends object, Props> {
  /** Rows of the route table that are this page. */
  readonly routes: readonly RouteName[];
  readonly query?: StoredQuery<Data, Variables>;
  readonly variables?: (request: PageRequest) => Variables;
  /** Search parameters that change the page; all others are dropped before the cache. */
  readonly searchParams?: readonly string[];
  /** Those of them with which it is kept for nobody else: few ask for it again, and others would make room for it. */
  readonly passingParams?: readonly string[];
  /** Those of them that name a record, with its type; a value that names none is `namesNone`. */
  readonly recordParams?: Readonly<Record<string, ContentTypeName>>;
  readonly files?: {
    readonly [F in FileFormat]?: PageFile<Data, Variables, F extends 'xlsx' ? Workbook : string>;
  };
  /** Null when what the address names turns out not to exist. */
  readonly view: (data: Data, request: PageRequest) => PageView<Props> | null;
  /** False for what only answers something that was just done: nobody follows it or comes back to it. */
  readonly isKept?: false;
  readonly Page: (props: Props & { readonly locale: Locale }) => ReactNode;
}

/** Keeps a module's own types together; the registry holds modules whose types it does not know. */
export type AnyPageModule = PageModule<unknown, object, object>;

export function pageModule<Data, Variables extends object, Props extends object>(
  module: PageModule<Data, Variables, Props>,
): AnyPageModule {
  return module as unknown as AnyPageModule;
}
