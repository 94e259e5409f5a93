import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildVersion } from '../assets/build-directory.ts';
import { processName } from '../db/this-process.ts';
import { Overloaded } from '../http/overloaded.ts';
import { messageOf, withoutQuery } from '../log/log.ts';
import type { LogLevel } from '../settings/settings.ts';
import { isHeard, tell } from './measured-events.ts';
import { requestSpan } from './spans.ts';
import { type WatchedRequest, watched } from './watched-request.ts';

interface WatchOptions {
  /** At which level the line of a request is written. */
  readonly level: LogLevel;
  /** Whether lines say the path that was asked for, or only which kind of address that was: paths may hold secrets. */
  readonly paths: boolean;
}

/** Longest path in a line, in characters. */
const longestPath = 300;

/**
 * Follows every request from its first hook to its end: one line in the log, a count, a span, and its id in the answer
 * (`X-Request-Id`). Has to be the first that hooks in.
 *
 * @returns what follows a request for a kept page, which no hook sees and for which nothing can be away
 */
export function watchRequests(
  app: FastifyInstance,
  { level, paths }: WatchOptions,
): (request: IncomingMessage, answer: ServerResponse) => void {
  const log = app.log.child({ process: processName, build: buildVersion });
  const heights: Readonly<Record<string, number>> = { ...pino.levels.values, silent: 0 };
  const isWritten = (heights[level] ?? 0) >= (heights[app.log.level] || Number.POSITIVE_INFINITY);

  const write = (request: IncomingMessage, { id, route, outage }: WatchedRequest, answered: Answered) => {
    const line = {
      requestId: id,
      method: request.method,
      ...(paths && { path: withoutQuery(request.url ?? '/').slice(0, longestPath) }),
      route,
      ...answered,
    };
    if (outage === null) return log[level](line, answered.aborted ? 'client left' : 'answered');
    const { reason, error } = outage;
    if (error instanceof Overloaded) return log[level]({ ...line, reason }, 'refused');
    log.warn({ ...line, reason, because: messageOf(error) }, 'unavailable');
  };

  const follow = (raw: IncomingMessage, answer: ServerResponse) => {
    const known = watched(raw);
    const { method = 'GET' } = raw;
    const startedAt = performance.now();
    const { bytesWritten: before } = raw.socket;
    const span = requestSpan(method, raw.headers);
    known.span = span;
    answer.once('close', () => {
      const ms = performance.now() - startedAt;
      const aborted = !answer.writableFinished;
      const status = aborted ? null : answer.statusCode;
      const { route, outage } = known;
      tell('request', { route, method, status, seconds: ms / 1_000, outage: outage?.reason ?? null });
      span?.end({ route, status });
      if (!isWritten && (outage === null || outage.error instanceof Overloaded)) return;
      const bytes = raw.socket.bytesWritten - before;
      write(raw, known, { status, ms: Math.round(ms * 10) / 10, bytes, ...(aborted && { aborted }) });
    });
    return span;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) {
      const known = watched(request.raw);
      known.route = routeOf(request.routeOptions.url ?? 'other');
      reply.raw.setHeader('x-request-id', known.id);
    }
    const span = follow(request.raw, reply.raw);
    if (span) span.run(done);
    else done();
  });
  // Where a body was waited for, the work goes on in the connection's own context.
  app.addHook('preHandler', (request, _, done) => {
    const { span } = watched(request.raw);
    if (span) span.run(done);
    else done();
  });
  return (request, answer) => {
    if (isWritten || isHeard('request')) follow(request, answer);
  };
}

interface Answered {
  /** Null: none was sent whole. */
  readonly status: number | null;
  readonly ms: number;
  /** On the way, headers included. */
  readonly bytes: number;
  readonly aborted?: true;
}

/** Files of a build are registered each by its name; they are one kind of address. */
function routeOf(pattern: string): string {
  return pattern.startsWith('/assets/') ? '/assets/*' : pattern;
}
