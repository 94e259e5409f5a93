/**
 * One page request from its address to its HTML. This is the one file that knows the order of the steps; nothing
 * that it calls imports it back.
 */
import { createElement } from 'react';
import { chromeQuery } from '../components/layout/chrome.gen.ts';
import { chromeView } from '../components/layout/chrome.ts';
import { anonymous } from '../content/context.ts';
import { execute } from '../content/execute.ts';
import { type Absence, formerAddress, type Resolution, resolve } from '../content/resolve.ts';
import { renderError } from '../pages/errors/error-page.tsx';
import { nearestQuery } from '../pages/errors/query.gen.ts';
import type { AnyPageModule, PageRequest } from '../pages/page-module.ts';
import { pageFor } from '../pages/registry.ts';
import type { Locale } from '../routing/locales.ts';
import { type Match, matchAddress } from '../routing/match.ts';
import { assetsOf } from './assets.ts';
import { renderDocument } from './document.tsx';
import { outageOf } from './errors.ts';
import type { PageResponse } from './page-response.ts';
import type { Site } from './site.ts';

/** Seconds for which a page is kept when its module does not say. */
const defaultMaxAge = 3_600;
const html = { 'content-type': 'text/html; charset=utf-8' };
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
  const match = matchAddress(pathname);
  switch (match.kind) {
    case 'malformed':
      return errorResponse(site, 400, match.locale, pathname);
    case 'redirect':
      return redirectTo(await finalAddress(site, match.to));
    case 'unknown':
      return notThere(site, match, await formerAddress(site.database.kysely, match.locale, match.path));
    case 'route':
      return showRoute(site, match, search);
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

async function showRoute(site: Site, match: MatchedRoute, search: string): Promise<PageResponse> {
  const { locale, route, params, path } = match;
  const page = pageFor(route);
  const found = await find(site, match);
  if (found !== null && found.kind !== 'record') return notThere(site, match, found);
  const recordId = found?.recordId ?? null;
  const request: PageRequest = {
    locale,
    route,
    params,
    path,
    search: readSearch(page, search),
    recordId,
    now: new Date(),
    origin: site.settings.siteOrigin,
  };
  const [{ data, tags }, frame] = await Promise.all([read(site, page, request), readFrame(site, request)]);
  const view = page.view(data, request);
  if (!view) return notThere(site, match, { kind: 'unknown' });
  return {
    status: view.status ?? 200,
    headers: html,
    body: renderDocument({
      locale,
      languages: route.languages,
      area: route.area,
      path,
      head: view.head,
      content: createElement(page.Page, { ...view.props, locale }),
      chrome: chromeView(frame.data, locale, request.now),
      origin: site.settings.siteOrigin,
      graphqlSocket: site.settings.graphqlWsUrl,
      assets: assetsOf(site.clientManifest),
    }),
    tags: new Set([...tags, ...frame.tags]),
    maxAge: route.kind === 'auth' ? null : (page.maxAge ?? defaultMaxAge),
  };
}

/**
 * The part of a query that the page at an address reads, its parameters in order; empty when it reads none of it.
 *
 * @param search raw, with its question mark
 */
export function searchRead(pathname: string, search: string): string {
  if (search === '') return '';
  const match = matchAddress(pathname);
  if (match.kind !== 'route') return '';
  const read = readSearch(pageFor(match.route), search);
  read.sort();
  return read.size === 0 ? '' : `?${read}`;
}

type MatchedRoute = Extract<Match, { kind: 'route' }>;

async function read(site: Site, page: AnyPageModule, request: PageRequest) {
  if (!page.query) return { data: {}, tags: noTags };
  const variables = page.variables?.(request) ?? {};
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

/** Answers for an address that shows no record: where it went, why it is gone, or what is near to it. */
async function notThere(
  site: Site,
  { locale, path }: { readonly locale: Locale; readonly path: string },
  absence: Absence,
): Promise<PageResponse> {
  switch (absence.kind) {
    case 'moved':
      return redirectTo(absence.to);
    case 'gone':
      return errorResponse(site, 410, locale, path, { reason: absence.reason });
    case 'unknown': {
      const reading = { db: site.database.kysely, viewer: anonymous, now: new Date() };
      const { data, tags } = await execute(nearestQuery, { path, locale }, reading);
      return { ...errorResponse(site, 404, locale, path, { near: data.nearest }), tags };
    }
  }
}

function errorResponse(
  site: Site,
  status: 400 | 404 | 410,
  locale: Locale,
  path: string,
  details: Pick<Parameters<typeof renderError>[0], 'near' | 'reason'> = {},
): PageResponse {
  const body = renderError({ status, locale, path, assets: assetsOf(site.clientManifest), ...details });
  return { status, headers: html, body, tags: noTags, maxAge: null };
}

function redirectTo(location: string): PageResponse {
  return { status: 308, headers: {}, location, body: '', tags: noTags, maxAge: null };
}
