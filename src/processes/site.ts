/** A site process: reads its settings, puts the site together, listens, and ends in order when it is told to. */

import { drawingThreads } from '../art/drawing/threads.ts';
import { listenForPublications } from '../content/changes/change-feed.ts';
import { publishedFeed } from '../content/changes/published-feed.ts';
import { startFrontPurger } from '../content/publish/front-purger.ts';
import { countMissed } from '../content/search/missing/missed-searches.ts';
import { registerGraphql } from '../graphql/endpoint/graphql.ts';
import { siteLocales } from '../i18n/locales.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { waitingJobs } from '../jobs/waiting-jobs.ts';
import { errorPage } from '../pages/errors/error-page.tsx';
import { assetsOf } from '../platform/assets/assets.ts';
import { buildVersion, markInUse } from '../platform/assets/build-directory.ts';
import { readClientBuild } from '../platform/assets/client-build.ts';
import { DatabasePageStore } from '../platform/cache/database-page-store.ts';
import { PageCache } from '../platform/cache/page-cache.ts';
import { keepInOrder } from '../platform/cache/store-upkeep.ts';
import { PageWarmer } from '../platform/cache/warming/page-warmer.ts';
import { SpareTime } from '../platform/cache/warming/spare-time.ts';
import { startWarming } from '../platform/cache/warming/start-warming.ts';
import { connect } from '../platform/db/connect.ts';
import { readinessOf } from '../platform/db/readiness.ts';
import { processName } from '../platform/db/this-process.ts';
import { whenThere } from '../platform/db/when-there.ts';
import { bestCompressor } from '../platform/http/best-compressor.ts';
import { idleCompressor } from '../platform/http/compression.ts';
import { listenPlace } from '../platform/http/listen-place.ts';
import { listenAt } from '../platform/http/listening.ts';
import { createLog } from '../platform/log/log.ts';
import { logTrouble } from '../platform/observe/background-trouble.ts';
import { startObserving } from '../platform/observe/start-observing.ts';
import { drain, type Stage } from '../platform/process/draining.ts';
import { startHeartbeat, tellParent } from '../platform/process/parent-process.ts';
import { shutdownOnSignals } from '../platform/process/shutdown.ts';
import { thriftyWhenIdle } from '../platform/process/thrifty-when-idle.ts';
import { waitForDatabase } from '../platform/process/wait-for-database.ts';
import { readSettings } from '../platform/settings/env.ts';
import { reportThread } from '../reports/making/report-thread.ts';
import { addressOf } from '../routing/address.ts';
import { createApp } from '../site/app.ts';
import { ChromeCache } from '../site/chrome-cache.ts';
import { handlePage } from '../site/handle-page.ts';
import { pageRenderer } from '../site/page-renderer.ts';
import { changeFeedLog } from '../site/publications/change-feed-log.ts';
import { forgetAll, forgetPublished } from '../site/publications/forget-published.ts';
import { searchRead } from '../site/search-read.ts';
import type { Site } from '../site/site.ts';
import { siteStandIn } from '../site/stand-in.ts';
import { pageMaker } from '../site/stored/page-maker.ts';

/** Bytes of pictures kept: of some hundred pages, and some dozens that are shared. */
const mostPictures = 24 * 1024 * 1024;

/** Milliseconds after which jobs begin, however many readers there are. */
const longestBeforeJobs = 5_000;

startHeartbeat();
thriftyWhenIdle();
const settings = readSettings(process.env);
if (settings.databaseUrl === undefined)
  throw new Error('DATABASE_URL must be set; npm start sets it by itself.');

const { databaseUrl, drainSeconds } = settings;
const log = createLog(settings);
const shutdown = shutdownOnSignals({ log, drainSeconds });
const client = readClientBuild();
markInUse();
const { compress, stop: stopCompressing } = bestCompressor();
shutdown.add(stopCompressing);
const compressor = idleCompressor({
  compress,
  onFailure: (error) => logTrouble(log, 'a page could not be compressed as well as it can be', error),
});
const database = connect(databaseUrl, {
  max: settings.databasePoolSize,
  directUrl: settings.databaseDirectUrl,
  readUrls: settings.databaseReadUrls,
});
const build = pageMaker(settings);
const storeBytes = settings.pageStoreMegabytes * 1024 * 1024;
const onTrouble = (error: Error) => logTrouble(log, 'the page store failed; pages are rendered', error);
const store = storeBytes > 0 ? new DatabasePageStore({ pool: database.pool, build, onTrouble }) : null;
const site: Site = {
  settings,
  log,
  database,
  cache: new PageCache({
    limit: settings.pageCacheMegabytes * 1024 * 1024,
    store,
    onReuse: (page, key) => {
      if (!page.isBest) compressor.add(page, async (brotli) => store?.improve(key, page.etag, brotli));
    },
  }),
  pictures: new PageCache({ limit: mostPictures }),
  drawing: drawingThreads(),
  reports: reportThread(),
  chrome: new ChromeCache(),
  assets: assetsOf(client),
};

const pages = { searchRead, handlePage, errorPage };
const render = pageRenderer(site, handlePage);
const spareTime = new SpareTime(() => site.cache.underWay > 0);
const warmer =
  store &&
  new PageWarmer({
    pool: database.pool,
    build,
    by: processName,
    limit: storeBytes,
    position: () => store.position,
    render: (key) => render(key, ''),
    compress,
    spareTime: () => spareTime.comes(shutdown.signal),
    onFailedPage: (path, error) => logTrouble(log, `${path} could not be made in advance`, error),
  });

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
      store,
      warming: warmer && { counts: () => ({ ...warmer.counts, yielded: spareTime.yielded }) },
      waiting: waitingJobs(site.database),
    },
  }),
);

const stage: Stage = { current: 'serving' };
const app = createApp(site, { pages, clientDirectory: client.directory, stage });
const feed = publishedFeed(site.database.kysely);
registerGraphql(app, {
  settings,
  database: site.database,
  feed,
  timer: { wakeAt: async (...publication) => (await startingJobs).wakeAt(...publication) },
});

const { frontCache } = settings;
const purger =
  frontCache &&
  startFrontPurger({
    database,
    front: frontCache,
    onTrouble: (error) =>
      logTrouble(log, 'the cache in front was not told of a publication; it is tried again', error),
  });
if (purger) shutdown.add(() => purger.stop());

const hearing = changeFeedLog(log);
const listen = () =>
  listenForPublications({
    url: site.database.directUrl,
    pool: site.database.pool,
    processName,
    onPublication: (publication) => {
      // Before anything is made anew.
      site.database.replicas?.newest.heard(publication);
      forgetPublished(publication, site);
      purger?.wake();
      // A take-down is confirmed once the cache knows: nobody waits for those who follow the feed.
      feed.tell(publication).catch((error: unknown) => log.warn({ err: error }, 'publication not told'));
    },
    onGap: () => {
      site.database.replicas?.newest.forget();
      forgetAll(site);
    },
    onPosition: (seq) => {
      if (store) store.position = seq;
    },
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
if (store) {
  const upkeep = keepInOrder({
    pool: database.pool,
    build,
    limit: storeBytes,
    requestedKeys: () => [...store.takeUsed(), ...site.cache.takeRequested()],
    onTrouble,
  });
  shutdown.add(() => upkeep.stop());
  shutdown.add(() => store.written());
}
const counting = countMissed(database.kysely, (error) =>
  logTrouble(log, 'what was not found could not be counted', error),
);
shutdown.add(() => counting.stop());
const startingJobs = whenThere(
  async () => {
    // Readers whose pages are kept elsewhere come at once when a process is there again.
    await new SpareTime(() => site.cache.underWay > 0).comesWithin(longestBeforeJobs, shutdown.signal);
    shutdown.signal.throwIfAborted();
    return startJobs(site.database, {
      onError: (error) => log.warn({ err: error }, 'jobs'),
      onFailedJob: (error, queue) => logTrouble(log, `a job of ${queue} failed; it is tried again`, error),
      work: settings.runJobs,
      mails: settings,
    });
  },
  {
    signal: shutdown.signal,
    onTrouble: (reason) => log.warn({ reason }, 'jobs are not started yet'),
  },
);
shutdown.add(async () => (await startingJobs.catch(() => undefined))?.stop());
startingJobs.catch((error: unknown) => {
  if (!shutdown.signal.aborted) throw error;
});

// The first visitors find connections made, queries parsed and code compiled.
await store?.prepare();
const headers = { 'accept-encoding': 'br', host: new URL(settings.siteOrigin).host };
for (const locale of siteLocales) await app.inject({ url: addressOf(locale, '/'), headers });

await listenAt(app, place, standIn);
shutdown.add(() => drain(app, stage, drainSeconds));
// Whoever waits for the message says more than this line, and after it.
log.info({ origin: settings.siteOrigin, process: processName, version: buildVersion }, 'ready');
tellParent({ ready: true });
if (warmer) {
  const warming = startWarming({
    warmer,
    signal: shutdown.signal,
    onDone: (counts, seconds) => log.info({ ...counts, seconds }, 'pages made in advance'),
    onTrouble: (error) => logTrouble(log, 'pages are not made in advance for now', error),
  });
  shutdown.add(() => warming.stop());
}
