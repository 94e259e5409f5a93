/**
 * One page request from its address to its HTML. This is the one file that knows the order of the steps; nothing
 * that it calls imports it back.
 */

import type { Kysely } from 'kysely';
import { createElement } from 'react';
import { chromeView } from '../components/layout/chrome.ts';
import { type Absence, formerAddress, type Resolution, resolve } from '../content/records/resolve.ts';
import { isSiteLocale } from '../i18n/locales.ts';
import { signInPageAt } from '../pages/auth/outcome/sign-in-pages.ts';
import { renderDocument } from '../pages/document/document.tsx';
import { outwardSettings } from '../pages/document/outward-settings.ts';
import { signInSettings } from '../pages/document/sign-in-settings.ts';
import type { AnyPageModule, PageRequest } from '../pages/page-module.ts';
import { pageFor } from '../pages/registry.ts';
import { type Ending, fileAddress, splitFormat } from '../pages/shared/files/page-files.ts';
import { Clock } from '../platform/cache/clock.ts';
import type { PageResponse } from '../platform/cache/page-response.ts';
import { outageOf } from '../platform/db/outage.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import { privatePageHeaders } from '../platform/http/security-headers.ts';
import { inSpan } from '../platform/observe/spans.ts';
import { addressOf } from '../routing/address.ts';
import { type Match, matchAddress } from '../routing/match.ts';
import { routeNamed } from '../routing/routes.ts';
import { absentPage, errorResponse, html, redirectTo } from './absent-page.ts';
import { fileOf, hasText, textOf } from './files/page-as-file.ts';
import { knownSearch } from './known-search.ts';
import { type Asking, readChrome, readPage } from './read-page.ts';
import { declaredParams } from './search-read.ts';
import type { Site } from './site.ts';

const unknown: Absence = { kind: 'unknown' };

type MatchedRoute = Extract<Match, { kind: 'route' }>;

interface RequestedAddress {
  /** Raw, percent-encoded. */
  readonly pathname: string;
  /** What `searchRead` left of the query. */
  readonly search: string;
}

/**
 * Answers a page request, by its path and the query that its page reads alone. What is private is never kept.
 *
 * @throws when the database is away or a part of the page fails; the server then says so
 */
export async function handlePage({ pathname, search }: RequestedAddress, site: Site): Promise<PageResponse> {
  const requested = splitFormat(pathname);
  const match = matchAddress(requested.pathname);
  const route = match.kind === 'route' ? match.route.name : match.kind;
  const answer = await inSpan(`page ${route}`, {}, () =>
    answerMatch(site, { pathname, search }, match, requested.format),
  );
  return { route, ...answer };
}

async function answerMatch(
  site: Site,
  { pathname, search }: RequestedAddress,
  match: Match,
  format: Ending | null,
): Promise<PageResponse> {
  switch (match.kind) {
    case 'malformed':
      return errorResponse(site, 400, match.locale, pathname);
    case 'redirect':
      return redirectTo((await finalAddress(site, match.to)) + (format ? `.${format}` : ''));
    case 'unknown':
      return (
        (await signInPage(site, match)) ??
        absentPage(
          site,
          match,
          await formerAddress(site.database.publishedReader(), match.locale, match.path),
        )
      );
    case 'route':
      return answerRoute(site, match, search, format);
  }
}

/** Where the canonical form of an address leads in its turn, so that readers are redirected once. */
async function finalAddress(site: Site, address: string): Promise<string> {
  const match = matchAddress(address);
  const db = site.database.publishedReader();
  try {
    const found = match.kind === 'route' ? await find(db, match) : null;
    if (found?.kind === 'moved') return found.to;
    if (match.kind !== 'unknown') return address;
    const former = await formerAddress(db, match.locale, match.path);
    return former.kind === 'moved' ? former.to : address;
  } catch (error) {
    // The page there may be kept, and is then answered without the database.
    if (outageOf(error) !== null) return address;
    throw error;
  }
}

/** Null for a row that shows no record. */
async function find(
  db: Kysely<DB>,
  { locale, route, params, path }: MatchedRoute,
): Promise<Resolution | null> {
  if (route.shows.by === 'nothing') return null;
  // Prepared, as what a page reads is.
  return resolve(db, { locale, path, params, route });
}

/** `/auth` and its like, which stand beside the table of routes; null for all other addresses. */
async function signInPage(
  site: Site,
  { locale, path }: Extract<Match, { kind: 'unknown' }>,
): Promise<PageResponse | null> {
  const page = signInPageAt(path);
  if (!page || !isSiteLocale(locale)) return null;
  return htmlOf(site, site.database.publishedReader(), page, {
    locale,
    // The row whose head and footer they have.
    route: routeNamed('auth-profile'),
    params: {},
    path,
    search: new URLSearchParams(),
    recordId: null,
    read: null,
    clock: new Clock(),
    origin: site.settings.siteOrigin,
  });
}

/** The page at an address, or what it offers as a file. */
async function answerRoute(
  site: Site,
  match: MatchedRoute,
  query: string,
  format: Ending | null,
): Promise<PageResponse> {
  const { locale, route, params, path } = match;
  const page = pageFor(route);
  const file = format && format !== 'md' && page.files?.[format];
  if (format && !file && !(format === 'md' && hasText(match))) return absentPage(site, match, unknown);
  const db = site.database.publishedReader();
  const found = await find(db, match);
  if (format && found?.kind === 'moved') return redirectTo(`${found.to}.${format}`);
  if (found !== null && found.kind !== 'record') return absentPage(site, match, found);
  const requested = declaredParams(page, query);
  const { search, tags } = await knownSearch(db, requested, page.recordParams);
  const request: Asking = {
    locale,
    route,
    params,
    path,
    search,
    recordId: found?.record.id ?? null,
    read: found?.record ?? null,
    clock: new Clock(),
    origin: site.settings.siteOrigin,
  };
  const answer = await (format === 'md'
    ? textOf(db, page, request)
    : file && format
      ? fileOf(site, db, page, request, file, format)
      : htmlOf(site, db, page, request));
  if (!answer) return absentPage(site, match, unknown, firstPageOf(request));
  return { ...answer, tags: new Set([...tags, ...answer.tags]) };
}

/** The same list from its beginning; null where no later page was asked for. */
function firstPageOf({ locale, path, search }: PageRequest): string | null {
  if (!search.has('page')) return null;
  const rest = new URLSearchParams(search);
  rest.delete('page');
  return addressOf(locale, path) + (rest.size > 0 ? `?${rest}` : '');
}

/** Null when what the address names turns out not to exist. */
async function htmlOf(
  site: Site,
  db: Kysely<DB>,
  page: AnyPageModule,
  request: Asking,
): Promise<PageResponse | null> {
  const { locale, route, path, search } = request;
  const isPassing = page.passingParams?.some((name) => search.has(name));
  const [{ data, tags }, chrome] = await Promise.all([
    readPage(db, page, request, page.variables),
    readChrome(site, request),
  ]);
  const view = page.view(data, request);
  if (!view) return null;
  return {
    status: view.status ?? 200,
    headers: { ...html, ...(view.isForOne && privatePageHeaders) },
    body: inSpan('render', {}, () =>
      renderDocument({
        locale,
        languages: route.languages,
        area: route.area,
        path,
        head: view.head,
        feed: page.files?.atom && fileAddress(request, 'atom'),
        // A home page has no name that could end so.
        markdown:
          request.recordId !== null && path !== '/' && hasText(request)
            ? `${addressOf(locale, path)}.md`
            : undefined,
        content: createElement(page.Page, { ...view.props, locale }),
        chrome: chromeView(chrome.data, locale, request.clock),
        origin: site.settings.siteOrigin,
        graphqlSocket: site.settings.graphqlWsUrl,
        signIn: signInSettings(site.settings),
        outward: outwardSettings(site.settings),
        saves: route.kind === 'list' || page.isKept === false ? null : request.recordId,
        icpNumber: site.settings.icpNumber,
        assets: site.assets,
      }),
    ),
    tags: new Set([...tags, ...chrome.tags]),
    // After all that asked the clock.
    maxAge: route.kind === 'auth' || isPassing || view.isForOne ? null : request.clock.keptFor,
  };
}
