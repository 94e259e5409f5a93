import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../platform/http/connections/network.ts';
import { routes } from '../provider/routes.ts';

/** For a network; requests and the time in seconds in which they count. */
const limits = {
  /** Flows begun, silent ones too: each is work, though nothing is kept of it. */
  begun: { points: 600, duration: 60 },
  /** Forms of flows: the first of each is what is kept of it. */
  forms: { points: 600, duration: 600 },
} as const;

const flowPages = /^\/(?:sign-in|sign-up|forgotten-password)\/:uid/;

/**
 * Bounds what a network may begin without having shown who it is, far above what a large office does; answers 429.
 * Counted in the memory of each process: a count in the database would be the work that it spares.
 */
export function limitVisits(app: FastifyInstance): void {
  const begun = new RateLimiterMemory({ keyPrefix: 'begun', ...limits.begun });
  const forms = new RateLimiterMemory({ keyPrefix: 'forms', ...limits.forms });
  const limiterOf = ({ method, routeOptions: { url = '' } }: FastifyRequest): RateLimiterAbstract | null => {
    if (url === routes.authorization) return begun;
    return method === 'POST' && flowPages.test(url) ? forms : null;
  };
  app.addHook('onRequest', async (request, reply) => {
    try {
      await limiterOf(request)?.consume(networkOf(request.ip));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      reply.header('retry-after', Math.ceil(refusal.msBeforeNext / 1000));
      throw Object.assign(new Error('Too many requests from your network'), { statusCode: 429 });
    }
  });
}
