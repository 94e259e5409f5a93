import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { answerFromCache } from '../../platform/cache/cached-answer.ts';
import type { PageCache } from '../../platform/cache/page-cache.ts';
import type { PageResponse } from '../../platform/cache/page-response.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { firm } from '../../platform/settings/firm.ts';
import { monogramOf } from '../component/monogram.ts';
import type { DrawingThread } from '../drawing/drawing-thread.ts';
import { liveTitle } from '../served/live-title.ts';
import { openGraphVersion } from './address.ts';

interface OpenGraphOptions {
  readonly db: Kysely<DB>;
  /** Told of publications. */
  readonly cache: PageCache;
  readonly thread: DrawingThread;
}

/** Seconds after which a picture is drawn again though nothing was published. */
const longestKept = 86_400;

/**
 * `/og/v1/{locale}/{record}.png`: the picture that a page is shared with, with the title that is live. Whatever else
 * stands in the address is for those who keep pictures by their address. Caches ask each time: a title may be changed,
 * or taken down.
 */
export function registerOpenGraph(app: FastifyInstance, { db, cache, thread }: OpenGraphOptions): void {
  const make = async (id: string, locale: Locale): Promise<Omit<PageResponse, 'status'> | null> => {
    const record = await liveTitle(db, id, locale);
    if (!record) return null;
    const mark = record.type === 'person' ? monogramOf(record) || null : null;
    const subject = { ...record, firm: firm.shortName, mark };
    return {
      ...(await thread.draw({ kind: 'share', subject })),
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=0, must-revalidate',
        // Other sites show it.
        'cross-origin-resource-policy': 'cross-origin',
      },
      tags: new Set([`record:${id}`]),
      maxAge: longestKept,
    };
  };

  app.get<{ Params: { locale: string; file: string } }>(
    `/og/${openGraphVersion}/:locale/:file`,
    async (request, reply) => {
      const { locale, file } = request.params;
      const id = /^([\w-]{1,100})\.png$/.exec(file)?.[1];
      if (id === undefined || !isLocale(locale)) return reply.callNotFound();
      return answerFromCache(request, reply, {
        cache,
        key: `/og/${locale}/${id}`,
        make: () => make(id, locale),
      });
    },
  );
}
