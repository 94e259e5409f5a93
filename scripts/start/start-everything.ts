import { realpath } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readClients } from '../../src/identity/clients.ts';
import { markInUse } from '../../src/platform/assets/build-directory.ts';
import { EMBEDDED_DATABASE_URL, readSettings } from '../../src/platform/settings/env.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import type { BuildMode } from '../build.ts';
import { dataDirectory, resolveDataDir } from '../embedded-postgres/data-directory.ts';
import { AlreadyRunning, isHeld } from '../embedded-postgres/owner-lock.ts';
import { startEmbedded } from '../embedded-postgres/start.ts';
import type { Closing } from './closing.ts';
import { waitForFreePlace } from './ports.ts';
import { type Process, startProcess } from './process.ts';
import type { ProcessOptions } from './process-run.ts';

export type StartOptions = {
  readonly checkout: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whatever was started is added here, so that a signal at any moment ends it. */
  readonly closing: Closing;
  readonly log: (line: string) => void;
  /** The built site and the built identity provider, relative to the checkout. */
  readonly siteModule: string;
  readonly identityModule: string;
  readonly mode?: BuildMode;
  /** Seconds without a sign of life after which a server is taken to hang (`ProcessOptions`). */
  readonly longestSilence?: number;
  /** Builds what is stale. */
  build(closing: Closing): Promise<void>;
  /**
   * Migrates, and seeds in demonstration mode, as soon as the database is there.
   *
   * @param onWaiting told whenever something else is away
   */
  prepareDatabase(
    url: string,
    options: { readonly closing: Closing; onWaiting(reason: string): void },
  ): Promise<void>;
};

/**
 * Everything `npm start` does, in order; resolves once the site takes requests and its address is printed.
 *
 * @throws AlreadyRunning when it runs already from this data directory; Error when the port is taken or a
 *   step fails
 */
export async function startEverything(options: StartOptions): Promise<Process> {
  const { log, closing } = options;
  const settings = readSettings(options.env);
  // Before anything is built or filled: a wrong setting is to be told at once.
  if (settings.identityOrigin) await readClients(settings);
  const dataDir = await resolveDataDir(settings, options.checkout);
  if (!settings.databaseUrl) await waitForOwnership(dataDir);
  await waitForFreePlace(settings, 'site');
  if (settings.identityOrigin) await waitForFreePlace(settings, 'identity');

  const databaseUrl = settings.databaseUrl ?? (await startDatabase(dataDir, options));
  await options.build(closing);
  const { prepared, waits } = prepare(settings.databaseDirectUrl ?? databaseUrl, options);
  await Promise.race([prepared, waits]);

  const start = async (name: string, module: string, own: Partial<ProcessOptions> = {}) => {
    const path = await moduleOf(options, module);
    return startProcess({
      name,
      module: path,
      log,
      drainSeconds: settings.drainSeconds,
      mostMemory: settings.processMegabytes,
      ...(options.longestSilence && { longestSilence: options.longestSilence }),
      ...own,
      env: {
        ...processEnvironment(options.env, settings, databaseUrl),
        NODE_ENV: options.mode ?? 'production',
        ...own.env,
      },
    });
  };
  const sites = siteProcesses(settings, options.mode);
  const started = [
    ...(settings.identityOrigin ? [await start('The identity provider', options.identityModule)] : []),
    ...(await Promise.all(sites.map(({ name, ...own }) => start(name, options.siteModule, own)))),
  ];
  const all = together(started);
  closing.add(all.stop);
  await Promise.all([prepared, ...started.map(({ ready }) => ready)]);
  log(`Chancery is ready: ${settings.siteOrigin}`);
  return all;
}

/** More would want more connections than a database has that nobody has set up for them. */
const mostByDefault = 4;

/** The processes of the site, which share a port; the first one does the jobs, and has the port for measures that is set. */
function siteProcesses(
  settings: Settings,
  mode: BuildMode = 'production',
): (Pick<ProcessOptions, 'name'> & Partial<ProcessOptions>)[] {
  const byCores = Math.min(availableParallelism(), mostByDefault);
  const isOne = mode === 'development' || settings.socketDirectory !== undefined;
  const count = isOne ? 1 : (settings.siteProcesses ?? byCores);
  if (count === 1) return [{ name: 'The site' }];
  return Array.from({ length: count }, (_, at) => ({
    name: `The site, process ${at + 1}`,
    isShared: true,
    env: at === 0 ? {} : { RUN_JOBS: 'false', ...metricsPorts(settings, at) },
  }));
}

/** The ports above the identity provider's, which has the one after the first. */
function metricsPorts({ metricsPort, identityMetricsPort }: Settings, at: number): NodeJS.ProcessEnv {
  if (metricsPort === undefined) return {};
  const after = Math.max(metricsPort, identityMetricsPort ?? 0);
  return { METRICS_PORT: String(after + at), IDENTITY_METRICS_PORT: String(identityMetricsPort) };
}

/** The servers need not wait for a database that is away: until it is there they say so to everybody. */
function prepare(
  databaseUrl: string,
  { prepareDatabase, closing, log }: StartOptions,
): { prepared: Promise<void>; waits: Promise<void> } {
  const waits = Promise.withResolvers<void>();
  const onWaiting = (reason: string) => {
    log(`The database cannot be prepared yet (${reason}); trying again`);
    waits.resolve();
  };
  const prepared = prepareDatabase(databaseUrl, { closing, onWaiting });
  // Told where it is waited for.
  prepared.catch(() => undefined);
  return { prepared, waits: waits.promise };
}

/** What crashes comes back in the version that was started, whatever has been built since; while working in the newest. */
async function moduleOf({ checkout, mode }: StartOptions, module: string): Promise<string> {
  const path = join(checkout, module);
  if (mode === 'development') return path;
  const own = await realpath(path);
  markInUse(dirname(dirname(own)));
  return own;
}

/** Several processes as one; when one of them crashes the others go on. */
function together(processes: readonly Process[]): Process {
  return {
    ready: Promise.all(processes.map(({ ready }) => ready)).then(() => undefined),
    stop: async () => void (await Promise.all(processes.map(({ stop }) => stop()))),
    restart: async () => void (await Promise.all(processes.map(({ restart }) => restart()))),
  };
}

const POLL_MS = 100;
const PATIENCE_MS = 2000;

/** A start that was killed a moment ago may still be ending what it had started. */
async function waitForOwnership(dataDir: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (isHeld(dataDirectory(dataDir).lock)) {
    if (Date.now() >= deadline) throw new AlreadyRunning(`the data directory ${dataDir}`);
    await delay(POLL_MS);
  }
}

async function startDatabase(dataDir: string, { closing, log }: StartOptions): Promise<string> {
  const starting = startEmbedded({ dataDir, progress: log });
  closing.add(async () => (await starting.catch(() => undefined))?.stop());
  const server = await starting;
  if (server.adopted) log('Took over the PostgreSQL server that was still running');
  return server.url;
}

/** DATABASE_URL stays what the person set: whether it is set decides about demonstration mode. */
function processEnvironment(
  env: NodeJS.ProcessEnv,
  settings: Settings,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const own = settings.databaseUrl ? {} : { [EMBEDDED_DATABASE_URL]: databaseUrl };
  return { ...env, ...own };
}
