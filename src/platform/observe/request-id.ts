import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** No `@` and no space: what names a person, or would break a line, is not taken over. */
const sane = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;
/** W3C Trace Context §3.2: version, trace id, parent id, flags. */
const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/**
 * Under which id a request is spoken of: the one that it brings (`X-Request-Id`), or that of the trace it belongs to
 * (`traceparent`), else one that is made here.
 */
export function requestIdFor(headers: IncomingHttpHeaders): string {
  const brought = headers['x-request-id'];
  if (typeof brought === 'string' && sane.test(brought)) return brought;
  const { traceparent: parent } = headers;
  const trace = typeof parent === 'string' ? traceparent.exec(parent)?.[1] : undefined;
  return trace ?? randomUUID();
}
