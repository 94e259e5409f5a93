import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, matchesEntityTag } from '../http/negotiation.ts';
import { sendPrepared } from '../http/prepared-head.ts';
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
  const known = request.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && matchesEntityTag(known, page.etag)) {
    response.writeHead(304, [...page.notModified, ...extra, 'x-request-id', about.id]).end();
    return;
  }
  const { headers, lines, body } = page.in(encoding);
  const isPlain = page.status === 200 && page.location === undefined && extra.length === 0;
  if (isPlain && request.method === 'GET') {
    if (sendPrepared(response, `${lines[0]}${lines[1]}x-request-id: ${about.id}\r\n`, body)) return;
  }
  const location = page.location === undefined ? [] : ['location', withSearch(page.location, search)];
  response.writeHead(page.status, [...headers, ...location, ...extra, 'x-request-id', about.id]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}
