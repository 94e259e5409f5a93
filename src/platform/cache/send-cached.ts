import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, matchesEntityTag } from '../http/negotiation.ts';
import { withSearch } from '../http/with-search.ts';
import { watched } from '../observe/watched-request.ts';
import type { CachedPage } from './cached-page.ts';

interface SendOptions {
  readonly encoding: Encoding;
  readonly search?: string;
  /** Headers of this answer alone, names and values alternating. */
  readonly extra?: readonly string[];
}

/** Answers with a kept page or file in this coding, or with 304 when the reader has it already. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { encoding, search = '', extra = [] }: SendOptions,
): void {
  const about = watched(request);
  if (page.route !== undefined) about.route = page.route;
  const requestId = ['x-request-id', about.id];
  const known = request.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && matchesEntityTag(known, page.etag)) {
    response.writeHead(304, [...page.notModified, ...extra, ...requestId]).end();
    return;
  }
  const { headers, body } = page.in(encoding);
  const location = page.location === undefined ? [] : ['location', withSearch(page.location, search)];
  response.writeHead(page.status, [...headers, ...location, ...extra, ...requestId]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}
