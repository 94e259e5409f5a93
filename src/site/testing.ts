import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { drawingThreads } from '../art/drawing/threads.ts';
import { assetsOf } from '../platform/assets/assets.ts';
import { precompress } from '../platform/assets/static-files.ts';
import { PageCache } from '../platform/cache/page-cache.ts';
import { connect } from '../platform/db/connect.ts';
import { type ConnectionLimits, connectionLimits } from '../platform/http/connections/limits.ts';
import { createLog } from '../platform/log/log.ts';
import { readSettings } from '../platform/settings/env.ts';
import { reportThread } from '../reports/making/report-thread.ts';
import { createApp } from './app.ts';
import { ChromeCache } from './chrome-cache.ts';
import type { Pages } from './page-server.ts';
import type { Site } from './site.ts';

/** An address that refuses connections: nobody listens on the first port. */
export const nowhere = 'postgres://nobody@127.0.0.1:1/none';

/** Settings of a site that is public; one without a database of its own would be a demonstration. */
export const publicSite = { SITE_ORIGIN: 'https://www.example.com', DATABASE_URL: nowhere };

/** A site on a database, with settings as the environment would give them. */
export function testSite(env: Record<string, string> = {}, databaseUrl: string = nowhere): Site {
  return {
    settings: readSettings(env),
    database: connect(databaseUrl),
    cache: new PageCache(),
    pictures: new PageCache(),
    drawing: drawingThreads(),
    reports: reportThread(),
    chrome: new ChromeCache(),
    log: createLog({ logLevel: 'silent' }),
    assets: assetsOf({ manifest: {} }),
  };
}

/** Pages that say what they were asked for. */
export function testPages({ handlePage, searchRead }: Partial<Pages> = {}): Pages {
  return {
    searchRead: searchRead ?? ((_pathname, search) => search),
    errorPage: (status, locale) => `<html lang="${locale}"><title>${status}</title></html>`,
    handlePage:
      handlePage ??
      (async ({ pathname, search }) => ({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: `<p>${pathname}${search}</p>`.repeat(100),
        tags: new Set([`record:${pathname.slice(1)}`]),
        maxAge: 60,
      })),
  };
}

interface AppOptions {
  readonly env?: Record<string, string>;
  /** Default: none, an address that refuses connections. */
  readonly databaseUrl?: string;
  readonly handlePage?: Pages['handlePage'];
  readonly searchRead?: Pages['searchRead'];
  /** What the client build left: contents by path; compressed as a build does. */
  readonly build?: Readonly<Record<string, string>>;
  /** Most pictures that wait to be drawn. */
  readonly mostDrawings?: number;
  readonly limits?: Partial<ConnectionLimits>;
  readonly routes?: (app: FastifyInstance, site: Site) => void;
  /** By default nothing is logged. */
  readonly log?: Site['log'];
}

/** A log at a level, and the lines that were written to it, but for those that say where a server listens. */
export function keptLog(logLevel: Site['settings']['logLevel'] = 'info') {
  const written: string[] = [];
  return {
    log: createLog({ logLevel }, { write: (line) => void written.push(line) }),
    lines: () =>
      written
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => !String(msg).startsWith('Server listening')),
  };
}

const running: FastifyInstance[] = [];
const directories: string[] = [];

/** Starts the whole server on a free port of the loopback. */
export async function startApp(options: AppOptions = {}) {
  const { env, databaseUrl, build, routes, mostDrawings, limits, log, ...pages } = options;
  const site: Site = {
    ...testSite(env, databaseUrl),
    ...(log && { log }),
    ...(mostDrawings && { drawing: drawingThreads({ small: mostDrawings, large: mostDrawings }) }),
  };
  const clientDirectory = build ? await writeBuild(build) : null;
  const app = createApp(site, {
    pages: testPages(pages),
    clientDirectory,
    limits: { ...connectionLimits, ...limits },
  });
  routes?.(app, site);
  app.addHook('onClose', () => site.database.end());
  running.push(app);
  return { site, app, ask: await listen(app) };
}

/** Ends what `startApp` started. */
export async function stopApps(): Promise<void> {
  await Promise.all(running.splice(0).map((app) => app.close()));
  await Promise.all(directories.splice(0).map((path) => rm(path, { recursive: true })));
}

async function writeBuild(build: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'chancery-build-'));
  directories.push(directory);
  for (const [path, content] of Object.entries(build)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  await precompress(directory);
  return directory;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Decoded. */
  readonly body: string;
  /** Bytes on the way. */
  readonly length: number;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Listens on a free port of the loopback; returns how to ask, with targets sent to the letter. */
export async function listen(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return (target: string, options: AskOptions = {}) => ask(port, target, options);
}

function ask(port: number, path: string, { method = 'GET', headers = {} }: AskOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        const body = decode(bytes, response.headers['content-encoding']).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, length: bytes.length });
      });
    });
    outgoing.once('error', reject).end();
  });
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
