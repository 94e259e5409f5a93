import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusals.ts';

/** Answers refusals as their table says; everything else is the server's to answer. */
export function answerRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    return reply.code(error.status).send(error.body);
  });
}
