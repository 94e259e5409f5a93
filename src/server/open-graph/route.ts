import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { monogramOf } from '../../components/art/monogram.ts';
import { firm } from '../../components/firm.ts';
import type { DB } from '../../db/tables.gen.ts';
import { isLocale, type Locale } from '../../routing/locales.ts';
import { retryAfterSeconds } from '../errors.ts';
import { openGraphPath, openGraphVersion, titleHash } from './address.ts';
import { DrawingThread, TooManyPictures } from './drawing-thread.ts';
import { KeptPictures } from './kept-pictures.ts';

interface OpenGraphOptions {
  readonly db: Kysely<DB>;
  readonly thread?: DrawingThread;
}

/** Bytes of pictures kept in memory: about forty. Networks ask once and keep their own copy. */
const mostKept = 12 * 1024 * 1024;
const forEver = 'public, max-age=31536000, immutable';

/**
 * `/og/v1/{locale}/{record}.png?t={hash of the title}`: the picture that a page is shared with. The title is read
 * from what is live; an address with another title leads to the one of today.
 */
export function registerOpenGraph(
  app: FastifyInstance,
  { db, thread = new DrawingThread() }: OpenGraphOptions,
): void {
  const pictures = new KeptPictures(mostKept);
  app.addHook('onClose', () => thread.stop());

  app.get<{ Params: { locale: string; file: string }; Querystring: { t?: string } }>(
    `/og/${openGraphVersion}/:locale/:file`,
    async (request, reply) => {
      const { locale, file } = request.params;
      const id = /^([\w-]{1,100})\.png$/.exec(file)?.[1];
      const record = id !== undefined && isLocale(locale) ? await liveTitle(db, id, locale) : undefined;
      if (!record) return reply.callNotFound();
      const path = openGraphPath(record);
      const key = titleHash(record.title);
      if (request.query.t !== key) {
        return reply.header('cache-control', 'public, max-age=300').redirect(path, 302);
      }
      const etag = `"${openGraphVersion}-${key}"`;
      // Other sites show it.
      reply.headers({ 'cache-control': forEver, etag, 'cross-origin-resource-policy': 'cross-origin' });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      try {
        const mark = record.type === 'person' ? monogramOf(record) || null : null;
        const png = await pictures.get(path, () => thread.draw({ ...record, firm: firm.shortName, mark }));
        return reply.type('image/png').send(png);
      } catch (error) {
        if (!(error instanceof TooManyPictures)) throw error;
        return reply
          .code(503)
          .headers({ 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' })
          .removeHeader('etag')
          .type('text/plain')
          .send('Too many pictures are being drawn.');
      }
    },
  );
}

async function liveTitle(db: Kysely<DB>, id: string, locale: Locale) {
  const row = await db
    .selectFrom('live')
    .select(['type', 'title'])
    .where('record_id', '=', id)
    .where('locale', '=', locale)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, id, locale };
}
