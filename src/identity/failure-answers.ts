import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds, serverErrorFor, serverErrors } from '../platform/http/errors.ts';
import { listRoutes, methodsOf } from '../platform/http/registered-routes.ts';
import { noteOutage } from '../platform/observe/watched-request.ts';
import { AccountLocked } from './accounts/locked.ts';
import type { HostedMessages } from './hosted/messages/messages.ts';
import type { ClosedIdentity } from './identity.ts';
import { errorPage } from './provider/error-page.ts';
import { readersPage, varyBy } from './vary.ts';

interface Failure {
  readonly status: number;
  /** For programs, after RFC 6749. */
  readonly error: string;
  /** In English: for whoever helps. */
  readonly words: string;
  /** What people are told. */
  readonly page: keyof HostedMessages['failures'];
}

type Failed = Error & { readonly statusCode?: number };

const notFound = {
  status: 404,
  error: 'not_found',
  words: 'There is nothing here',
  page: 'notFound',
} as const;

const locked = {
  status: 403,
  error: 'access_denied',
  words: 'This account is locked',
  page: 'locked',
} as const;

const tooMany = { error: 'too_many_requests', page: 'tooMany' } as const;
/** RFC 6749 §4.1.2.1 */
const unavailable = {
  status: 503,
  error: 'temporarily_unavailable',
  words: serverErrors.unavailable.message,
  page: 'unavailable',
} as const;
const unread = { error: 'invalid_request', page: 'unread' } as const;

/** These pages say all that is known. */
const withoutDetail: ReadonlySet<Failure['page']> = new Set(['notFound', 'locked', 'unavailable']);

/** Answers what is not there, could not be read, or failed: to people by a page, to programs as JSON. */
export function answerFailures(app: FastifyInstance, identity: ClosedIdentity): void {
  const routes = listRoutes(app);
  app.setErrorHandler<Failed>((error, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (error instanceof AccountLocked) return answer(identity, request, reply, locked);
    if (status < 500) return answerUnread(identity, error, request, reply);
    if (serverErrorFor(error) === 'unavailable') {
      noteOutage(request.raw, error);
      return answer(identity, request, reply.header('retry-after', retryAfterSeconds), unavailable);
    }
    request.log.error({ err: error, req: request }, 'a request failed');
    const failure = { status, error: 'server_error', words: 'Something went wrong', page: 'ours' } as const;
    return answer(identity, request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(routes, request.url.split('?')[0] ?? '');
    if (methods.length === 0 || methods.includes(request.method))
      return answer(identity, request, reply, notFound);
    const words = `This address answers to ${methods.join(', ')}`;
    reply.header('allow', methods.join(', '));
    return answer(identity, request, reply, { ...notFound, status: 405, error: 'invalid_request', words });
  });
}

/** The same for a request that could not be read. */
export function answerUnread(
  identity: ClosedIdentity,
  { statusCode = 400, message }: Failed,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = statusCode === 429 ? tooMany : unread;
  return answer(identity, request, reply, { ...failure, status: statusCode, words: message });
}

function answer(
  identity: ClosedIdentity,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, error, words, page }: Failure,
): FastifyReply {
  reply.code(status);
  // Also where no hook comes by.
  varyBy(reply, 'Accept', ...readersPage);
  if (!/\btext\/html\b/.test(request.headers.accept ?? ''))
    return reply.type('application/json; charset=utf-8').send({ error, error_description: words });
  const detail = withoutDetail.has(page) ? '' : words;
  return reply.type('text/html; charset=utf-8').send(errorPage(identity, request, page, detail));
}
