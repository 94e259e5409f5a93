import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { answerFromCache } from '../../platform/cache/cached-answer.ts';
import type { PageCache } from '../../platform/cache/page-cache.ts';
import type { PageResponse } from '../../platform/cache/page-response.ts';
import { type ArtSubject, artVersion, parseArt } from '../address.ts';
import type { DrawingThread } from '../drawing/drawing-thread.ts';
import { artStyles, lookOf } from '../svg.ts';

interface ArtOptions {
  /** Told of publications where `isShown` reads records. */
  readonly cache: PageCache;
  readonly thread: DrawingThread;
  /** Whether there is anything that a picture could be of; no other is drawn. */
  readonly isShown: (subject: ArtSubject) => boolean | Promise<boolean>;
}

interface ArtParams {
  readonly kind: string;
  readonly name: string;
}

const yearInSeconds = 31_536_000;

/**
 * `/art/v2/{kind}/{seed}.svg`, for portraits `{seed}-{letters}.svg`: generated pictures, drawn when they are first
 * asked for. An address with a version never shows anything else; the one without shows the version of the day.
 */
export function registerArt(app: FastifyInstance, { cache, thread, isShown }: ArtOptions): void {
  const policies = { site: policyFor(artStyles.site), margin: policyFor(artStyles.margin) };
  const make = async (subject: ArtSubject, cacheControl: string): Promise<Omit<PageResponse, 'status'>> => {
    return {
      ...(await thread.draw({ kind: 'art', subject })),
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': policies[lookOf(subject.kind)],
        'cache-control': cacheControl,
      },
      tags: new Set([`record:${subject.seed}`]),
      maxAge: yearInSeconds,
    };
  };

  const serve = (route: string, cacheControl: string) =>
    app.get<{ Params: ArtParams }>(route, async (request, reply) => {
      const { kind, name } = request.params;
      const subject = parseArt(kind, name);
      if (!subject) return reply.callNotFound();
      const key = `${route} ${kind}/${name}`;
      return answerFromCache(request, reply, {
        cache,
        key,
        make: async () => ((await isShown(subject)) ? make(subject, cacheControl) : null),
      });
    });
  serve(`/art/${artVersion}/:kind/:name`, `public, max-age=${yearInSeconds}, immutable`);
  serve('/art/:kind/:name', 'public, max-age=3600');
}

/** A picture may use its own style sheet and nothing else. */
function policyFor(style: string): string {
  return `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-ancestors 'none'`;
}
