import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { permissionService } from '../account/permission-service.ts';
import { readinessOf } from '../db/readiness.ts';
import { registerVersion } from '../observe/version.ts';
import { watchRequests } from '../observe/watch-requests.ts';
import { hasHungUp, noteOutage, watched } from '../observe/watched-request.ts';
import { isSample, registerDesign } from '../pages/design/register-design.tsx';
import { registerAccountCodes } from '../pages/wechat/register-account-codes.ts';
import { registerArt } from './art/route.ts';
import { isOfPage, isOfRecord } from './art/shown.ts';
import { registerBackchannelLogout } from './backchannel-logout.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { type ConnectionLimits, connectionLimits, serverOptions } from './connections/limits.ts';
import { hasTwoHosts } from './connections/two-hosts.ts';
import { warnOfUnknownProxies } from './connections/unknown-proxies.ts';
import { watchConnections } from './connections/watch-connections.ts';
import { registerRestarts } from './development.ts';
import { listDoors } from './doors.ts';
import { registerDownloads } from './downloads.ts';
import { type Stage, tellConnectionsToClose } from './draining.ts';
import { stopDrawing } from './drawing/threads.ts';
import { standingViewerReader } from './ended-access.ts';
import { retryAfterSeconds, serverErrorFor, serverErrors } from './errors.ts';
import { viewerReader } from './graphql-viewer.ts';
import { registerHealth } from './health.ts';
import { takeEverybodyBeforeClosing } from './listening.ts';
import { withoutQuery } from './log.ts';
import { registerOpenGraph } from './open-graph/route.ts';
import { type Pages, pageServer } from './page-server.ts';
import { permittedViewerReader } from './permitted-viewer.ts';
import { registerRobots } from './robots.ts';
import { securityHeaders, speculationRules } from './security-headers.ts';
import { registerAssets } from './shared-assets.ts';
import type { Site } from './site.ts';
import { registerSitemap } from './sitemap.ts';
import { registerUserPermissions } from './user-permissions.ts';
import { registerVcards } from './vcards.ts';

interface AppOptions {
  readonly pages: Pages;
  /** What the client build wrote; null: nothing is served from there. */
  readonly clientDirectory: string | null;
  /** How long connections may take, and how many one network may have. */
  readonly limits?: ConnectionLimits;
  readonly stage?: Stage;
}

/**
 * The site's HTTP server, not listening yet. What no registered route answers is a page: it never reaches Fastify's
 * router and parsers, but is answered with ready bytes from the cache where possible.
 */
export function createApp(
  site: Site,
  { pages, clientDirectory, limits = connectionLimits, stage = { current: 'serving' } }: AppOptions,
): FastifyInstance {
  const { settings } = site;
  const server = pageServer(site, pages);
  const secured = securityHeaders(settings);
  const canonicalHost = canonicalHostOf(settings);

  const app = fastify({
    loggerInstance: site.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than the answer; what is logged names the request itself.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => watched(request as IncomingMessage).id,
    return503OnClosing: false,
    ...serverOptions(limits),
    routerOptions: { maxParamLength: 2_000 },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, secured),
    frameworkErrors: (_, request, reply) => {
      reply.hijack();
      server.answer(request.raw, reply.raw);
    },
  });

  watchRequests(app, { level: settings.requestLogLevel, paths: true });
  watchConnections(app, { limits, settings });
  tellConnectionsToClose(app, stage);
  takeEverybodyBeforeClosing(app);
  warnOfUnknownProxies(app, settings);
  listDoors(app);
  /** By the paths of registered routes, which answer to these methods alone. */
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, new Set([...(methods.get(url) ?? []), ...[method].flat()]));
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (hasTwoHosts(request.raw)) {
      reply.hijack();
      server.refuse(request.raw, reply.raw, 'refused');
      return;
    }
    const { host } = request.headers;
    if (canonicalHost !== null && host !== canonicalHost && !isProbe(request)) {
      const url = request.raw.url ?? '/';
      reply.headers(secured).redirect(settings.siteOrigin + (url.startsWith('/') ? url : '/'), 308);
      return;
    }
    if (!request.is404) {
      reply.headers(secured);
      done();
      return;
    }
    reply.hijack();
    const allow = methods.get(withoutQuery(request.raw.url ?? '/'));
    if (allow) server.refuse(request.raw, reply.raw, 'methodNotAllowed', [...allow].join(', '));
    else server.answer(request.raw, reply.raw);
  });
  // A registered route that finds nothing under its address.
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    server.refuse(request.raw, reply.raw, 'notFound');
  });
  app.setErrorHandler((error, request, reply) => {
    const code = serverErrorFor(error);
    const path = withoutQuery(request.url);
    if (code === 'unavailable') noteOutage(request.raw, error);
    else if (code === 'failed' && !hasHungUp(request.raw))
      app.log.error({ requestId: request.id, path, err: error }, 'request failed');
    if (request.method === 'GET' || request.method === 'HEAD') {
      reply.hijack();
      server.refuse(request.raw, reply.raw, code);
      return;
    }
    const { status, message } = serverErrors[code];
    if (code === 'unavailable') reply.header('retry-after', retryAfterSeconds);
    // Fastify's own refusals say more precisely what is wrong: 413, 415.
    const { statusCode } = error as { statusCode?: number };
    reply.code(code === 'refused' ? (statusCode ?? status) : status).send({ message });
  });

  registerVersion(app);
  registerHealth(app, { readiness: readinessOf(site.database), stage });
  registerRobots(app, settings.siteOrigin);
  registerSitemap(app, {
    db: site.database.kysely,
    siteOrigin: settings.siteOrigin,
    cache: site.cache,
  });
  const db = site.database.kysely;
  const readViewer = standingViewerReader({ settings, db, readViewer: viewerReader(settings) });
  const permissions = permissionService(settings, site.database.kysely);
  const onTrouble = (error: Error) => app.log.warn({ err: error }, 'permissions');
  registerDownloads(app, {
    db: site.database.kysely,
    readViewer: permittedViewerReader({ readViewer, permissions, onTrouble }),
  });
  registerUserPermissions(app, { permissions, readViewer });
  registerBackchannelLogout(app, { settings, db });
  registerVcards(app, {
    db: site.database.kysely,
    siteOrigin: settings.siteOrigin,
    cache: site.cache,
    thread: site.drawing.small,
  });
  registerAccountCodes(app, settings.siteOrigin);
  registerArt(app, {
    cache: site.pictures,
    thread: site.drawing.small,
    isShown: (subject) =>
      isOfPage(subject) ||
      (!settings.production && isSample(subject)) ||
      isOfRecord(site.database.kysely, subject),
  });
  registerOpenGraph(app, {
    db: site.database.kysely,
    cache: site.pictures,
    thread: site.drawing.large,
  });
  app.addHook('onClose', () => stopDrawing(site.drawing));
  app.get('/speculation-rules.json', (_, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600' })
      .type('application/speculationrules+json')
      .send(JSON.stringify(speculationRules)),
  );
  if (!settings.production) {
    registerRestarts(app);
    registerDesign(app, settings, site.assets);
  }
  registerAssets(app, { db, directory: clientDirectory });
  return app;
}

/** The only host that is answered, when somebody said which one that is. */
function canonicalHostOf({ production, siteOrigin, port }: Site['settings']): string | null {
  const isDefault = siteOrigin === `http://localhost:${port}`;
  return production && !isDefault ? new URL(siteOrigin).host : null;
}

/** Probes ask a process by its own address. */
function isProbe(request: FastifyRequest): boolean {
  return ['/healthz', '/readyz', '/version'].includes(request.url);
}
