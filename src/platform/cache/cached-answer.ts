import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../http/negotiation.ts';
import type { PageCache } from './page-cache.ts';
import type { PageResponse } from './page-response.ts';
import { sendCached } from './send-cached.ts';

interface CacheOptions {
  readonly cache: PageCache;
  /** What is made, and kept, under one key depends on the key alone. */
  readonly key: string;
  /** Null: there is nothing under this address. Its headers come to those that every answer carries. */
  readonly make: () => Promise<Omit<PageResponse, 'status'> | null>;
}

/**
 * Answers a route from a cache: what is not there is made once, however many ask for it, and a publication that
 * touches it takes it away.
 *
 * @throws what `make` throws, and Overloaded
 */
export async function answerFromCache(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, key, make }: CacheOptions,
): Promise<void> {
  // Its id is each request's own.
  const { 'x-request-id': _, ...common } = reply.getHeaders() as Record<string, string>;
  const render = async (): Promise<PageResponse> => {
    const made = await make();
    return made ? { ...made, status: 200, headers: { ...common, ...made.headers } } : absent;
  };
  const page = cache.fresh(key) ?? (await cache.get(key, render));
  if (page.status === absent.status) return reply.callNotFound();
  reply.hijack();
  sendCached(request.raw, reply.raw, page, {
    encoding: chooseEncoding(request.headers['accept-encoding']) ?? 'identity',
  });
}

const absent = { status: 404, headers: {}, body: '', tags: new Set<string>(), maxAge: null };
