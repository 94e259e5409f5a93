import type { FastifyInstance } from 'fastify';
import { registerArt } from '../../server/art/route.ts';
import { isOfPage } from '../../server/art/shown.ts';
import { DrawingThread } from '../../server/drawing/drawing-thread.ts';
import { PageCache } from '../../server/page-cache.ts';

/** Bytes of pictures kept: more than there are. */
const mostDrawn = 2 * 1024 * 1024;

/** The few pictures of hosted pages; they need no database. */
export function registerPictures(app: FastifyInstance): void {
  const thread = new DrawingThread();
  app.addHook('onClose', () => thread.stop());
  registerArt(app, { cache: new PageCache({ limit: mostDrawn }), thread, isShown: isOfPage });
}
