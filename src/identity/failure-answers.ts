import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds } from '../server/errors.ts';
import { Overloaded } from '../server/overloaded.ts';
import type { HostedMessages } from './hosted/messages/messages.ts';
import type { Identity } from './identity.ts';
import { errorPage } from './provider/error-page.ts';

interface Failure {
  readonly status: number;
  /** For programs, after RFC 6749. */
  readonly error: string;
  /** In English: for whoever helps. */
  readonly words: string;
  /** What people are told. */
  readonly page: keyof HostedMessages['failures'];
}

/** Answers what is not there, could not be read, or failed: to people by a page, to programs as JSON. */
export function answerFailures(app: FastifyInstance, identity: Identity): void {
  const answer = answerOf(identity);
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (error instanceof Overloaded) reply.header('retry-after', retryAfterSeconds);
    else if (status >= 500) request.log.error({ err: error, req: request }, 'a request failed');
    return answer(request, reply, { status, ...failureOf(status, error.message) });
  });
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, {
      status: 404,
      error: 'not_found',
      words: 'There is nothing here',
      page: 'notFound',
    }),
  );
}

function failureOf(status: number, words: string): Omit<Failure, 'status'> {
  if (status >= 500) return { error: 'server_error', words: 'Something went wrong', page: 'ours' };
  if (status === 429) return { error: 'too_many_requests', words, page: 'tooMany' };
  return { error: 'invalid_request', words, page: 'unread' };
}

function answerOf(identity: Identity) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, error, words, page }: Failure,
  ): FastifyReply => {
    reply.code(status);
    if (!/\btext\/html\b/.test(request.headers.accept ?? ''))
      return reply.type('application/json; charset=utf-8').send({ error, error_description: words });
    const detail = page === 'notFound' ? '' : words;
    return reply.type('text/html; charset=utf-8').send(errorPage(identity, request, page, detail));
  };
}
