/**
 * One page request from its address to its HTML. This is the one file that knows the order of the steps; nothing
 * that it calls imports it back.
 */
import { createElement } from 'react';
import { chromeQuery } from '../components/layout/chrome.gen.ts';
import { chromeView } from '../components/layout/chrome.ts';
import { anonymous } from '../content/context.ts';
import { execute } from '../content/execute.ts';
import { formerAddress, type Resolution, resolve } from '../content/resolve.ts';
import { fileAddress, mediaType, splitFormat } from '../pages/page-files.ts';
import type { AnyPageModule, FileFormat, PageRequest } from '../pages/page-module.ts';
import { pageFor } from '../pages/registry.ts';
import { type Match, matchAddress } from '../routing/match.ts';
import { absentPage, errorResponse, html, redirectTo } from './absent-page.ts';
import { assetsOf } from './assets.ts';
import { renderDocument } from './document.tsx';
import { contentDisposition } from './downloads.ts';
import { outageOf } from './errors.ts';
import type { PageResponse } from './page-response.ts';
import type { Site } from './site.ts';

/** Seconds for which a page is kept when its module does not say. */
const defaultMaxAge = 3_600;
const noTags: ReadonlySet<string> = new Set();

interface Asked {
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
export async function handlePage({ pathname, search }: Asked, site: Site): Promise<PageResponse> {
  const asked = splitFormat(pathname);
  const match = matchAddress(asked.pathname);
  switch (match.kind) {
    case 'malformed':
      return errorResponse(site, 400, match.locale, pathname);
    case 'redirect':
      return redirectTo((await finalAddress(site, match.to)) + (asked.format ? `.${asked.format}` : ''));
    case 'unknown':
      return absentPage(site, match, await formerAddress(site.database.kysely, match.locale, match.path));
    case 'route':
      return asked.format === null
        ? showPage(site, match, search)
        : sendFile(site, match, search, asked.format);
  }
}

/** Where the canonical form of an address leads in its turn, so that readers are redirected once. */
async function finalAddress(site: Site, address: string): Promise<string> {
  const match = matchAddress(address);
  try {
    const found = match.kind === 'route' ? await find(site, match) : null;
    if (found?.kind === 'moved') return found.to;
    if (match.kind !== 'unknown') return address;
    const former = await formerAddress(site.database.kysely, match.locale, match.path);
    return former.kind === 'moved' ? former.to : address;
  } catch (error) {
    // The page there may be kept, and is then answered without the database.
    if (outageOf(error) !== null) return address;
    throw error;
  }
}

/** Null for a row that shows no record. */
async function find(site: Site, { locale, route, params, path }: MatchedRoute): Promise<Resolution | null> {
  if (route.shows.by === 'nothing') return null;
  return resolve(site.database.kysely, { locale, path, params, route });
}

async function showPage(site: Site, match: MatchedRoute, search: string): Promise<PageResponse> {
  const { locale, route, path } = match;
  const page = pageFor(route);
  const found = await find(site, match);
  if (found !== null && found.kind !== 'record') return absentPage(site, match, found);
  const request = requestFor(site, match, search, found);
  const [{ data, tags }, frame] = await Promise.all([
    read(site, page, request, page.variables),
    readFrame(site, request),
  ]);
  const view = page.view(data, request);
  if (!view) return absentPage(site, match, { kind: 'unknown' });
  return {
    status: view.status ?? 200,
    headers: html,
    body: renderDocument({
      locale,
      languages: route.languages,
      area: route.area,
      path,
      head: view.head,
      feed: page.files?.atom && fileAddress(request, 'atom'),
      content: createElement(page.Page, { ...view.props, locale }),
      chrome: chromeView(frame.data, locale, request.now),
      origin: site.settings.siteOrigin,
      graphqlSocket: site.settings.graphqlWsUrl,
      icpNumber: site.settings.icpNumber,
      assets: assetsOf(site.clientManifest),
    }),
    tags: new Set([...tags, ...frame.tags]),
    maxAge: route.kind === 'auth' ? null : (page.maxAge ?? defaultMaxAge),
  };
}

/** What a page shows, as a file: a feed, a calendar, a table. */
async function sendFile(
  site: Site,
  match: MatchedRoute,
  search: string,
  format: FileFormat,
): Promise<PageResponse> {
  const page = pageFor(match.route);
  const file = page.files?.[format];
  if (!file) return absentPage(site, match, { kind: 'unknown' });
  const found = await find(site, match);
  if (found?.kind === 'moved') return redirectTo(`${found.to}.${format}`);
  if (found !== null && found.kind !== 'record') return absentPage(site, match, found);
  const request = requestFor(site, match, search, found);
  const { data, tags } = await read(site, page, request, file.variables ?? page.variables);
  const body = file.write(data, request);
  if (body === null) return absentPage(site, match, { kind: 'unknown' });
  const name = `${match.path.split('/').at(-1)}.${format}`;
  return {
    status: 200,
    headers: {
      'content-type': `${mediaType(format)}; charset=utf-8`,
      'x-robots-tag': 'noindex',
      ...(format !== 'atom' && { 'content-disposition': contentDisposition('attachment', name) }),
    },
    body,
    tags,
    maxAge: page.maxAge ?? defaultMaxAge,
  };
}

function requestFor(site: Site, match: MatchedRoute, search: string, found: Resolution | null): PageRequest {
  const { locale, route, params, path } = match;
  return {
    locale,
    route,
    params,
    path,
    search: readSearch(pageFor(route), search),
    recordId: found?.kind === 'record' ? found.recordId : null,
    now: new Date(),
    origin: site.settings.siteOrigin,
  };
}

/**
 * The part of a query that the page at an address reads, its parameters in order; empty when it reads none of it.
 *
 * @param search raw, with its question mark
 */
export function searchRead(pathname: string, search: string): string {
  if (search === '') return '';
  const match = matchAddress(splitFormat(pathname).pathname);
  if (match.kind !== 'route') return '';
  const read = readSearch(pageFor(match.route), search);
  read.sort();
  return read.size === 0 ? '' : `?${read}`;
}

type MatchedRoute = Extract<Match, { kind: 'route' }>;

async function read(
  site: Site,
  page: AnyPageModule,
  request: PageRequest,
  variablesOf: AnyPageModule['variables'],
) {
  if (!page.query) return { data: {}, tags: noTags };
  const variables = variablesOf?.(request) ?? {};
  const reading = { db: site.database.kysely, viewer: anonymous, now: request.now };
  return execute(page.query, variables, reading);
}

/** What stands around every page: offices in the footer, an alert above. */
function readFrame(site: Site, { locale, now }: PageRequest) {
  return execute(chromeQuery, { locale }, { db: site.database.kysely, viewer: anonymous, now });
}

function readSearch(page: AnyPageModule, search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const names = page.searchParams ?? [];
  return new URLSearchParams(
    [...given]
      .filter(([name]) => names.includes(name))
      // Nobody types control characters, and no database keeps a NUL.
      .map(([name, value]) => [name, value.replaceAll(/\p{Cc}+/gu, ' ').trim()])
      .filter(([, value]) => value !== ''),
  );
}
