import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity.ts';
import { errorPage } from '../provider/error-page.ts';
import { Refusal } from './refusals.ts';

/** Answers refusals as their table says; everything else is the server's to answer. */
export function answerRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    return reply.code(error.status).send(error.body);
  });
}

/** The same for people: where a browser was led, a page says it. */
export function answerRefusalsByPage(identity: Identity) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!(error instanceof Refusal)) throw error;
    const detail = String(error.body.error_description ?? error.body.description);
    return reply
      .code(error.status)
      .type('text/html; charset=utf-8')
      .send(errorPage(identity, request, 'request', detail));
  };
}
