/**
 * One page request from its address to its HTML. This is the one file that knows the order of the steps; nothing
 * that it calls imports it back.
 */
import { createElement } from 'react';
import { anonymous } from '../content/context.ts';
import { execute } from '../content/execute.ts';
import { type Absence, formerAddress, resolve } from '../content/resolve.ts';
import { renderError } from '../pages/errors/error-page.tsx';
import { nearestQuery } from '../pages/errors/query.gen.ts';
import type { AnyPageModule, PageRequest } from '../pages/page-module.ts';
import { pageFor } from '../pages/registry.ts';
import type { Locale } from '../routing/locales.ts';
import { type Match, matchAddress } from '../routing/match.ts';
import { assetsOf } from './assets.ts';
import { renderDocument } from './document.tsx';
import type { PageResponse } from './page-response.ts';
import type { Site } from './site.ts';

/** Seconds for which a page is kept when its module does not say. */
const defaultMaxAge = 3_600;
const html = { 'content-type': 'text/html; charset=utf-8' };
const noTags: ReadonlySet<string> = new Set();

interface Asked {
  /** Raw, percent-encoded. */
  readonly pathname: string;
  /** Raw, with its question mark; may be empty. */
  readonly search: string;
}

/**
 * Answers a page request. What is private or changes with each request is never kept.
 *
 * @throws when the database is away or a part of the page fails; the server then says so
 */
export async function handlePage({ pathname, search }: Asked, site: Site): Promise<PageResponse> {
  const match = matchAddress(pathname);
  switch (match.kind) {
    case 'malformed':
      return errorResponse(site, 400, 'en', pathname);
    case 'redirect':
      return redirectTo(match.to + search);
    case 'unknown':
      return notThere(
        site,
        match,
        search,
        await formerAddress(site.database.kysely, match.locale, match.path),
      );
    case 'route':
      return showRoute(site, match, search);
  }
}

async function showRoute(site: Site, match: MatchedRoute, search: string): Promise<PageResponse> {
  const { locale, route, params, path } = match;
  const page = pageFor(route);
  let recordId: string | null = null;
  if (route.shows.by !== 'nothing') {
    const found = await resolve(site.database.kysely, { locale, path, params, route });
    if (found.kind !== 'record') return notThere(site, match, search, found);
    recordId = found.recordId;
  }
  const request: PageRequest = {
    locale,
    route,
    params,
    path,
    search: readSearch(page, search),
    recordId,
    now: new Date(),
  };
  const { data, tags } = await read(site, page, request);
  const view = page.view(data, request);
  if (!view) return notThere(site, match, search, { kind: 'unknown' });
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
      origin: site.settings.siteOrigin,
      assets: assetsOf(site.clientManifest),
    }),
    tags,
    maxAge: route.kind === 'auth' ? null : (page.maxAge ?? defaultMaxAge),
  };
}

/**
 * The name under which the answer to an address is kept: its path and those search parameters that its page reads,
 * in order. Null when it is not kept.
 */
export function cacheKeyOf(pathname: string, search: string): string | null {
  if (search === '') return pathname;
  const match = matchAddress(pathname);
  if (match.kind !== 'route') return null;
  const kept = readSearch(pageFor(match.route), search);
  kept.sort();
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}

type MatchedRoute = Extract<Match, { kind: 'route' }>;

async function read(site: Site, page: AnyPageModule, request: PageRequest) {
  if (!page.query) return { data: {}, tags: noTags };
  const variables = page.variables?.(request) ?? {};
  const reading = { db: site.database.kysely, viewer: anonymous, now: request.now };
  return execute(page.query, variables, reading);
}

function readSearch(page: AnyPageModule, search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const names = page.searchParams ?? [];
  return new URLSearchParams([...given].filter(([name, value]) => names.includes(name) && value !== ''));
}

/** Answers for an address that shows no record: where it went, why it is gone, or what is near to it. */
async function notThere(
  site: Site,
  { locale, path }: { readonly locale: Locale; readonly path: string },
  search: string,
  absence: Absence,
): Promise<PageResponse> {
  switch (absence.kind) {
    case 'moved':
      return redirectTo(absence.to + search);
    case 'gone':
      return errorResponse(site, 410, locale, path, { reason: absence.reason });
    case 'unknown': {
      const reading = { db: site.database.kysely, viewer: anonymous, now: new Date() };
      const { data } = await execute(nearestQuery, { path, locale }, reading);
      return errorResponse(site, 404, locale, path, { near: data.nearest });
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
  return { status: 308, headers: { location }, body: '', tags: noTags, maxAge: null };
}
