import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';

/** What Node makes of an answer's headers before it sends them. Not documented, so it is looked for before it is relied on. */
interface Headed {
  _header: string | null;
  /** Milliseconds. */
  readonly _keepAliveTimeout: number;
}

/**
 * The lines of some headers, checked as Node checks them.
 *
 * @throws TypeError where a name or value cannot be one
 */
export function headerLines(headers: Readonly<Record<string, string>>): string {
  let lines = '';
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

/**
 * Sends a whole answer of status 200 whose header lines are there already. To check and join fifteen headers each
 * time costs a fifth of what Node takes for a ready answer.
 *
 * @param lines `content-length` is one of them
 * @returns false: nothing was sent, since this answer needs headers of its own, or ends its connection
 */
export function sendPrepared(response: ServerResponse, lines: string, body: Buffer): boolean {
  const isPlain = response.shouldKeepAlive && response.getHeaderNames().length === 0;
  if (!isPlain || !('_header' in response) || response.headersSent) return false;
  const headed = response as unknown as Headed;
  const seconds = Math.floor(headed._keepAliveTimeout / 1_000);
  headed._header = `HTTP/1.1 200 OK\r\n${lines}Date: ${dateNow()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n\r\n`;
  response.end(body);
  return true;
}

let second = Number.NaN;
let date = '';

/** As `Date` says it (RFC 9110 §5.6.7); made once a second. */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1_000).toUTCString();
  }
  return date;
}
