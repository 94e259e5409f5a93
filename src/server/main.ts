/** A site process: reads its settings, puts the site together, listens, and ends in order when it is told to. */
import { randomUUID } from 'node:crypto';
import { hostname, networkInterfaces } from 'node:os';
import { listenForPublications } from '../content/publications.ts';
import { publishedFeed } from '../content/published-feed.ts';
import { connect } from '../db/connect.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { errorPage } from '../pages/errors/error-page.tsx';
import { addressOf } from '../routing/address.ts';
import { siteLocales } from '../routing/locales.ts';
import { createApp } from './app.ts';
import { assetsOf } from './assets.ts';
import { readClientBuild } from './client-build.ts';
import { idleCompressor } from './compression.ts';
import { drawingThreads } from './drawing/threads.ts';
import { readSettings } from './env.ts';
import { registerGraphql } from './graphql.ts';
import { handlePage, searchRead } from './handle-page.ts';
import { KeptFrames } from './kept-frames.ts';
import { createLog } from './log.ts';
import { PageCache } from './page-cache.ts';
import type { Site } from './site.ts';
import { forgetAll, hearOf } from './what-is-kept.ts';

/** After this many milliseconds it ends although requests are still being answered. */
const longestDrain = 9_000;

/** Bytes of pictures kept: of some hundred pages, and some dozens that are shared. */
const mostPictures = 24 * 1024 * 1024;

const settings = readSettings(process.env);
if (settings.databaseUrl === undefined)
  throw new Error('DATABASE_URL must be set; npm start sets it by itself.');

const log = createLog(settings);
const client = readClientBuild();
const compressor = idleCompressor();
const site: Site = {
  settings,
  log,
  database: connect(settings.databaseUrl),
  cache: new PageCache({
    limit: settings.pageCacheMegabytes * 1024 * 1024,
    onReuse: (page) => compressor.add(page),
  }),
  pictures: new PageCache({ limit: mostPictures }),
  drawing: drawingThreads(),
  frames: new KeptFrames(),
  assets: assetsOf(client),
};

const app = createApp(site, {
  pages: { searchRead, handlePage, errorPage },
  clientDirectory: client.directory,
});
const feed = publishedFeed(site.database.kysely);
const jobs = startJobs(site.database, { onError: (error) => log.warn({ err: error }, 'jobs') });
registerGraphql(app, {
  settings,
  database: site.database,
  feed,
  timer: { wakeAt: async (...publication) => (await jobs).wakeAt(...publication) },
});

const listening = await listenForPublications({
  url: settings.databaseUrl,
  processName: `${hostname()
    .replaceAll(/[^A-Za-z0-9-]/g, '-')
    .slice(0, 26)}-${randomUUID().slice(0, 13)}`,
  onPublication: (publication) => {
    hearOf(publication, site);
    // A take-down is confirmed once the cache knows: nobody waits for those who follow the feed.
    feed.tell(publication).catch((error: unknown) => log.warn({ err: error }, 'publication not told'));
  },
  onGap: () => forgetAll(site),
  onTrouble: (error) => log.warn({ err: error }, 'publications are not heard'),
});

// The first visitor finds queries parsed and code compiled.
const headers = { 'accept-encoding': 'br', host: new URL(settings.siteOrigin).host };
for (const locale of siteLocales) await app.inject({ url: addressOf(locale, '/'), headers });

// A demonstration is for its own machine; otherwise every address, also where there is no IPv6.
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family }) => family === 'IPv6'),
);
const everywhere = hasIpv6 ? '::' : '0.0.0.0';
await app.listen({ port: settings.port, host: settings.demonstration ? 'localhost' : everywhere });
// Whoever waits for the message says more than this line, and after it.
log.info({ origin: settings.siteOrigin }, 'ready');
process.send?.({ ready: true });

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), longestDrain).unref();
  await app.close();
  await (await jobs).stop();
  await listening.stop();
  await site.database.end();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// Whoever started it is gone: nobody would ever stop it.
if (process.connected) process.on('disconnect', () => void stop());
