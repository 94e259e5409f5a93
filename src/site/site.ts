import type { FastifyBaseLogger } from 'fastify';
import type { DrawingThreads } from '../art/drawing/threads.ts';
import type { Assets } from '../platform/assets/assets.ts';
import type { PageCache } from '../platform/cache/page-cache.ts';
import type { Database } from '../platform/db/connect.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { ReportThread } from '../reports/making/report-thread.ts';
import type { ChromeCache } from './chrome-cache.ts';

/** What a site process is made of: put together in `main.ts`, handed to whatever answers requests. */
export interface Site {
  readonly settings: Settings;
  readonly database: Database;
  readonly cache: PageCache;
  /** What was drawn: large, and not to push pages out. */
  readonly pictures: PageCache;
  readonly drawing: DrawingThreads;
  readonly reports: ReportThread;
  readonly chrome: ChromeCache;
  readonly log: FastifyBaseLogger;
  /** What the client build made for pages to load. */
  readonly assets: Assets;
}
