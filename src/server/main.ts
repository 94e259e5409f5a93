/** A site process: reads its settings, puts the site together, listens, and ends in order when it is told to. */
import { listenForPublications } from '../content/publications.ts';
import { publishedFeed } from '../content/published-feed.ts';
import { connect } from '../db/connect.ts';
import { readinessOf } from '../db/readiness.ts';
import { processName } from '../db/this-process.ts';
import { whenThere } from '../db/when-there.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { waitingJobs } from '../jobs/waiting-jobs.ts';
import { startObserving } from '../observe/start-observing.ts';
import { errorPage } from '../pages/errors/error-page.tsx';
import { addressOf } from '../routing/address.ts';
import { siteLocales } from '../routing/locales.ts';
import { createApp } from './app.ts';
import { assetsOf } from './assets.ts';
import { buildVersion, markInUse } from './build-directory.ts';
import { readClientBuild } from './client-build.ts';
import { idleCompressor } from './compression.ts';
import { drain, type Stage } from './draining.ts';
import { drawingThreads } from './drawing/threads.ts';
import { readSettings } from './env.ts';
import { registerGraphql } from './graphql.ts';
import { handlePage, searchRead } from './handle-page.ts';
import { hearingLog } from './hearing-log.ts';
import { KeptFrames } from './kept-frames.ts';
import { listenPlace } from './listen-place.ts';
import { listenAt } from './listening.ts';
import { createLog } from './log.ts';
import { PageCache } from './page-cache.ts';
import { startHeartbeat, tellParent } from './parent-process.ts';
import { shutdownOnSignals } from './shutdown.ts';
import type { Site } from './site.ts';
import { siteStandIn } from './stand-in.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { forgetAll, hearOf } from './what-is-kept.ts';

/** Bytes of pictures kept: of some hundred pages, and some dozens that are shared. */
const mostPictures = 24 * 1024 * 1024;

startHeartbeat();
const settings = readSettings(process.env);
if (settings.databaseUrl === undefined)
  throw new Error('DATABASE_URL must be set; npm start sets it by itself.');

const { databaseUrl, drainSeconds } = settings;
const log = createLog(settings);
const shutdown = shutdownOnSignals({ log, drainSeconds });
const client = readClientBuild();
markInUse();
const compressor = idleCompressor();
const site: Site = {
  settings,
  log,
  database: connect(databaseUrl, { max: settings.databasePoolSize, directUrl: settings.databaseDirectUrl }),
  cache: new PageCache({
    limit: settings.pageCacheMegabytes * 1024 * 1024,
    onReuse: (page) => compressor.add(page),
  }),
  pictures: new PageCache({ limit: mostPictures }),
  drawing: drawingThreads(),
  frames: new KeptFrames(),
  assets: assetsOf(client),
};

shutdown.add(() => site.database.end());
shutdown.add(
  await startObserving({
    settings,
    log,
    service: 'chancery-site',
    measured: {
      database: site.database,
      port: settings.metricsPort,
      caches: { pages: site.cache, pictures: site.pictures },
      waiting: waitingJobs(site.database),
    },
  }),
);

const pages = { searchRead, handlePage, errorPage };
const stage: Stage = { current: 'serving' };
const app = createApp(site, { pages, clientDirectory: client.directory, stage });
const feed = publishedFeed(site.database.kysely);
registerGraphql(app, {
  settings,
  database: site.database,
  feed,
  timer: { wakeAt: async (...publication) => (await startingJobs).wakeAt(...publication) },
});

const hearing = hearingLog(log);
const listen = () =>
  listenForPublications({
    url: site.database.directUrl,
    pool: site.database.pool,
    processName,
    onPublication: (publication) => {
      hearOf(publication, site);
      // A take-down is confirmed once the cache knows: nobody waits for those who follow the feed.
      feed.tell(publication).catch((error: unknown) => log.warn({ err: error }, 'publication not told'));
    },
    onGap: () => forgetAll(site),
    ...hearing,
  });

const place = listenPlace(settings, 'site');
const isReady = readinessOf(site.database);
const { opened: listening, standIn } = await waitForDatabase(
  async () => {
    await isReady();
    return listen();
  },
  {
    log,
    signal: shutdown.signal,
    standIn: async () => {
      const starting = siteStandIn(site, { pages, client });
      await listenAt(starting, place);
      shutdown.add(() => starting.close());
      return starting;
    },
  },
);
shutdown.add(() => listening.stop());
const startingJobs = whenThere(
  () =>
    startJobs(site.database, {
      onError: (error) => log.warn({ err: error }, 'jobs'),
      work: settings.runJobs,
    }),
  {
    signal: shutdown.signal,
    onTrouble: (reason) => log.warn({ reason }, 'jobs are not started yet'),
  },
);
shutdown.add(async () => (await startingJobs.catch(() => undefined))?.stop());
startingJobs.catch((error: unknown) => {
  if (!shutdown.signal.aborted) throw error;
});

// The first visitor finds queries parsed and code compiled.
const headers = { 'accept-encoding': 'br', host: new URL(settings.siteOrigin).host };
for (const locale of siteLocales) await app.inject({ url: addressOf(locale, '/'), headers });

await listenAt(app, place, standIn);
shutdown.add(() => drain(app, stage, drainSeconds));
// Whoever waits for the message says more than this line, and after it.
log.info({ origin: settings.siteOrigin, process: processName, version: buildVersion }, 'ready');
tellParent({ ready: true });
