import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../i18n/locales.ts';
import { CachedPage } from '../platform/cache/cached-page.ts';
import { sendCached } from '../platform/cache/send-cached.ts';
import { frontHeaders } from '../platform/front-cache/front-headers.ts';
import { askingNetworks } from '../platform/http/connections/asking-network.ts';
import {
  retryAfterSeconds,
  type ServerErrorCode,
  type ServerErrorStatus,
  serverErrorFor,
  serverErrors,
} from '../platform/http/errors.ts';
import { FairQueue } from '../platform/http/fair-queue.ts';
import { chooseEncoding } from '../platform/http/negotiation.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { withoutQuery } from '../platform/log/log.ts';
import { noteOutage, watched } from '../platform/observe/watched-request.ts';
import { localeIn } from '../routing/address.ts';
import { matchAddress } from '../routing/match.ts';
import { type HandlePage, pageRenderer } from './page-renderer.ts';
import type { Site } from './site.ts';

/** What the server needs to know of pages. */
export interface Pages {
  /** The part of a query that an address's page reads, in order: all that is kept under a name depends on it alone. */
  readonly searchRead: (pathname: string, search: string) => string;
  readonly handlePage: HandlePage;
  /** A whole document for an error of the server's own table; made without the database. */
  readonly errorPage: (status: ServerErrorStatus, locale: Locale, site: Site) => string;
}

/** Answers requests for pages, and for whatever no other route answers. */
export interface PageServer {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Whether `answer` would send a page that is kept. */
  isKept(request: IncomingMessage): boolean;
  /** @param allow methods that the address answers to, when there are any but the pages' own */
  refuse(request: IncomingMessage, response: ServerResponse, code: ServerErrorCode, allow?: string): void;
}

/** Longest address that is answered, in characters. */
const longestAddress = 2_000;
/**
 * Pages rendered at a time. More are no faster, since all share one processor, but each holds what it has read so far
 * and a connection to the database.
 */
const rendersAtOnce = 3;
/** Visitors that wait for a page to be rendered: at some 10 ms each the last is answered before they give up. */
const mostWaiting = 1_000;
const longestWait = 20_000;

export function pageServer(site: Site, pages: Pages): PageServer {
  const secured = securityHeaders(site.settings, site.assets.beforeDrawing);
  const render = pageRenderer(site, pages.handlePage);
  const turns = new FairQueue({ atOnce: rendersAtOnce, mostWaiting, longestWait });
  const { frontCache: front } = site.settings;
  const networkOfAsker = askingNetworks(site.settings);

  /** Made once: whoever asks for what is not there is to cost next to nothing. */
  const refusals = new Map<string, CachedPage>();
  const refusal = (code: ServerErrorCode, locale: Locale, allow = 'GET, HEAD'): CachedPage => {
    const key = `${code} ${locale} ${allow}`;
    const made = refusals.get(key);
    if (made) return made;
    const { status } = serverErrors[code];
    const headers = {
      ...secured,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 && { allow }),
      ...(status === 503 && { 'retry-after': String(retryAfterSeconds) }),
    };
    const body = pages.errorPage(status, locale, site);
    const page = new CachedPage({ status, headers, body, tags: new Set(), maxAge: null });
    refusals.set(key, page);
    return page;
  };

  const refuse: PageServer['refuse'] = (request, response, code, allow) => {
    sendCached(request, response, refusal(code, localeIn(request.url ?? '/'), allow), {
      encoding: chooseEncoding(request.headers['accept-encoding']) ?? 'identity',
    });
  };

  const sendNegotiated = (
    request: IncomingMessage,
    response: ServerResponse,
    page: CachedPage,
    { key, search }: { readonly key: string; readonly search: string },
  ): void => {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) {
      refuse(request, response, 'notAcceptable');
      return;
    }
    const extra = front && frontHeaders(front, page, site.cache.freshFor(key, page));
    sendCached(request, response, page, { encoding, search, ...(extra && { extra }) });
  };

  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
    const code = serverErrorFor(error);
    const path = withoutQuery(request.url ?? '/');
    const match = matchAddress(path);
    const route = match.kind === 'route' ? match.route.name : match.kind;
    watched(request).route = route;
    if (code === 'unavailable') noteOutage(request, error);
    else site.log.error({ requestId: watched(request).id, route, path, err: error }, 'page failed');
    if (response.headersSent) response.destroy();
    else refuse(request, response, code);
  };

  return {
    refuse,
    // A page is kept under one spelling of its address: of any other its route has to say what it reads.
    isKept: ({ method, url = '/' }) => method === 'GET' && site.cache.hasFreshPage(url),
    answer: (request, response) => {
      const { method, url = '/' } = request;
      if (url.length > longestAddress) return refuse(request, response, 'addressTooLong');
      if (method !== 'GET' && method !== 'HEAD') return refuse(request, response, 'methodNotAllowed');
      const target = originForm(url);
      if (target === null) return refuse(request, response, 'malformed');
      const at = target.indexOf('?');
      const pathname = at < 0 ? target : target.slice(0, at);
      const search = at < 0 ? '' : target.slice(at);
      const read = pages.searchRead(pathname, search);
      const key = pathname + read;
      const kept = site.cache.fresh(key);
      if (kept) {
        // Nobody above catches it.
        try {
          sendNegotiated(request, response, kept, { key, search });
        } catch (error) {
          fail(request, response, error);
        }
        return;
      }
      site.cache
        .get(key, () => turns.take(networkOfAsker(request), () => render(pathname, read)))
        .then((page) => sendNegotiated(request, response, page, { key, search }))
        .catch((error: unknown) => fail(request, response, error));
    },
  };
}

/** Path and query of a request's target; null when it is neither (RFC 9112 §3.2: servers take absolute ones too). */
function originForm(target: string): string | null {
  if (target.startsWith('/')) return target;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
