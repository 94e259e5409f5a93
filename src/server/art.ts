import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type ArtSubject, artVersion, parseArt } from '../art/address.ts';
import { draw } from '../art/draw.ts';
import { artStyles, lookOf } from '../art/svg.ts';
import type { Settings } from './env.ts';
import { chooseEncoding } from './negotiation.ts';
import { PageCache } from './page-cache.ts';
import type { PageResponse } from './page-response.ts';
import { send } from './page-server.ts';
import { securityHeaders } from './security-headers.ts';

/** Bytes of pictures kept in memory; at about 17 kB each, the plates and cards of some hundred pages. */
const mostKept = 12 * 1024 * 1024;
const yearInSeconds = 31_536_000;

interface ArtParams {
  readonly kind: string;
  readonly name: string;
}

/**
 * `/art/v1/{kind}/{seed}.svg`, for portraits `{seed}-{letters}.svg`: generated pictures, drawn when they are first
 * asked for. An address with a version never shows anything else; the one without shows the version of the day.
 */
export function registerArt(app: FastifyInstance, settings: Settings): void {
  const cache = new PageCache({ limit: mostKept });
  const headers = { ...securityHeaders(settings), 'content-type': 'image/svg+xml; charset=utf-8' };
  const policies = { site: policyFor(artStyles.site), margin: policyFor(artStyles.margin) };
  const render = async (subject: ArtSubject, cacheControl: string): Promise<PageResponse> => ({
    status: 200,
    headers: {
      ...headers,
      'content-security-policy': policies[lookOf(subject.kind)],
      'cache-control': cacheControl,
    },
    body: draw(subject),
    tags: new Set(),
    maxAge: yearInSeconds,
  });

  const serve = (route: string, cacheControl: string) =>
    app.get<{ Params: ArtParams }>(route, async (request, reply) => {
      const { kind, name } = request.params;
      const subject = parseArt(kind, name);
      if (!subject) return reply.callNotFound();
      const key = `${route} ${kind}/${name}`;
      const picture = cache.fresh(key) ?? (await cache.get(key, () => render(subject, cacheControl)));
      reply.hijack();
      const encoding = chooseEncoding(request.headers['accept-encoding']) ?? 'identity';
      send(request.raw, reply.raw, picture, { encoding });
    });
  serve(`/art/${artVersion}/:kind/:name`, `public, max-age=${yearInSeconds}, immutable`);
  serve('/art/:kind/:name', 'public, max-age=3600');
}

/** A picture may use its own style sheet and nothing else. */
function policyFor(style: string): string {
  return `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-ancestors 'none'`;
}
