import type { FastifyBaseLogger } from 'fastify';
import type { Manifest } from 'vite';
import type { Database } from '../db/connect.ts';
import type { Settings } from './env.ts';
import type { PageCache } from './page-cache.ts';

/** What a site process is made of: put together in `main.ts`, handed to whatever answers requests. */
export interface Site {
  readonly settings: Settings;
  readonly database: Database;
  readonly cache: PageCache;
  readonly log: FastifyBaseLogger;
  /** What the client build made of each source file: names with hashes, style sheets. */
  readonly clientManifest: Manifest;
}
