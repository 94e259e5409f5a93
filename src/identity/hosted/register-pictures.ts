import type { FastifyInstance } from 'fastify';
import { DrawingThread } from '../../art/drawing/drawing-thread.ts';
import { registerArt } from '../../art/served/route.ts';
import { isOfPage } from '../../art/served/shown.ts';
import { PageCache } from '../../platform/cache/page-cache.ts';

/** Bytes of pictures kept: more than there are. */
const mostDrawn = 2 * 1024 * 1024;

/** The few pictures of hosted pages; they need no database. */
export function registerPictures(app: FastifyInstance): void {
  const thread = new DrawingThread();
  app.addHook('onClose', () => thread.stop());
  registerArt(app, { cache: new PageCache({ limit: mostDrawn }), thread, isShown: isOfPage });
}
