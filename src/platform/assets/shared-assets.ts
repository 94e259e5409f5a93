import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { answerFromCache } from '../cache/cached-answer.ts';
import { PageCache } from '../cache/page-cache.ts';
import { outageOf } from '../db/outage.ts';
import type { DB } from '../db/tables.gen.ts';
import { canBeShared, putAssets, readAsset, SharedNames } from './shared-asset-table.ts';
import { hashedFileHeaders, ofDocuments, registerStaticFiles } from './static-files.ts';

interface AssetOptions {
  readonly db: Kysely<DB>;
  /** What the client build wrote; null: there is none, and nothing of it to serve or share. */
  readonly directory: string | null;
}

/** Bytes of other versions' files kept: those of one version, which browsers ask for once each. */
const cacheBytes = 4 * 1024 * 1024;
const day = 86_400;
/** Milliseconds from saying that the own files are wanted to saying so again, and after it has failed. */
const putEvery = 6 * 3_600_000;
const putAgain = 30_000;
/** Milliseconds that a start waits for the own files to be shared. */
const longestPut = 2_000;

/**
 * Serves the client build. Where two versions run side by side, as in every deployment, a page of the one may ask the
 * other for its files: each puts its own into a table, and answers what it has not itself from there. Nothing below
 * `/assets/` leads anywhere else, and what is in neither place is 404 in plain text.
 */
export function registerAssets(app: FastifyInstance, { db, directory }: AssetOptions): void {
  if (directory !== null) {
    registerStaticFiles(app, directory);
    shareFiles(app, db, directory);
  }
  const names = new SharedNames(db);
  const cache = new PageCache({ limit: cacheBytes });
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    for (const header of ofDocuments) reply.removeHeader(header);
    if (!canBeShared(name) || !(await names.has(name))) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('Not found\n');
    }
    reply.headers(hashedFileHeaders);
    const make = async () => {
      const file = await readAsset(db, name);
      return file && { ...file, tags: new Set<string>(), maxAge: day };
    };
    return answerFromCache(request, reply, { cache, key: name, make });
  });
}

/** Before the first page is served, and again and again while the process runs; never a reason not to start. */
function shareFiles(app: FastifyInstance, db: Kysely<DB>, directory: string): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const put = async (): Promise<void> => {
    const failed = await putAssets(db, directory).then(
      () => false,
      (error: unknown) => {
        const reason = outageOf(error);
        app.log.warn(reason === null ? { err: error } : { reason }, 'files not shared with other versions');
        return true;
      },
    );
    if (!isClosed) timer = setTimeout(() => void put(), failed ? putAgain : putEvery).unref();
  };
  app.addHook('onReady', async () => {
    await Promise.race([put(), pause(longestPut, undefined, { ref: false })]);
  });
  app.addHook('onClose', (_, done) => {
    isClosed = true;
    clearTimeout(timer);
    done();
  });
}
