import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import type { Assets } from './assets.ts';
import type { DrawingThreads } from './drawing/threads.ts';
import type { Settings } from './env.ts';
import type { KeptFrames } from './kept-frames.ts';
import type { PageCache } from './page-cache.ts';

/** What a site process is made of: put together in `main.ts`, handed to whatever answers requests. */
export interface Site {
  readonly settings: Settings;
  readonly database: Database;
  readonly cache: PageCache;
  /** What was drawn: large, and not to push pages out. */
  readonly pictures: PageCache;
  readonly drawing: DrawingThreads;
  readonly frames: KeptFrames;
  readonly log: FastifyBaseLogger;
  /** What the client build made for pages to load. */
  readonly assets: Assets;
}
