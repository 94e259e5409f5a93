import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { permissionService } from '../account/permission-service.ts';
import { stopDrawing } from '../art/drawing/threads.ts';
import { registerOpenGraph } from '../art/open-graph/route.ts';
import { registerPressPictures } from '../art/press/route.ts';
import { registerArt } from '../art/served/route.ts';
import { isOfPage, isOfRecord } from '../art/served/shown.ts';
import { currentViewerReader } from '../graphql/endpoint/ended-access.ts';
import { permittedViewerReader } from '../graphql/endpoint/permitted-viewer.ts';
import { viewerReader } from '../graphql/endpoint/viewer.ts';
import { isSample, registerDesign } from '../pages/design/register-design.tsx';
import { registerAccountCodes } from '../pages/wechat/register-account-codes.ts';
import { registerAssets } from '../platform/assets/shared-assets.ts';
import { readinessOf } from '../platform/db/readiness.ts';
import { answerBeforeHooks } from '../platform/http/answer-before-hooks.ts';
import { answerBrokenRequest } from '../platform/http/broken-request.ts';
import { askingNetworks } from '../platform/http/connections/asking-network.ts';
import {
  type ConnectionLimits,
  connectionLimits,
  serverOptions,
} from '../platform/http/connections/limits.ts';
import { hasTwoHosts } from '../platform/http/connections/two-hosts.ts';
import { warnOfUnknownProxies } from '../platform/http/connections/unknown-proxies.ts';
import { watchConnections } from '../platform/http/connections/watch-connections.ts';
import { retryAfterSeconds, serverErrorFor, serverErrors } from '../platform/http/errors.ts';
import { registerHealth } from '../platform/http/health.ts';
import { takeEverybodyBeforeClosing } from '../platform/http/listening.ts';
import { listRoutes } from '../platform/http/registered-routes.ts';
import { securityHeaders, speculationRules } from '../platform/http/security-headers.ts';
import { withoutQuery } from '../platform/log/log.ts';
import { isRecording } from '../platform/observe/spans.ts';
import { registerVersion } from '../platform/observe/version.ts';
import { watchRequests } from '../platform/observe/watch-requests.ts';
import { hasHungUp, noteOutage, watched } from '../platform/observe/watched-request.ts';
import { type Stage, tellConnectionsToClose } from '../platform/process/draining.ts';
import { registerRestarts } from './development.ts';
import { registerDownloads } from './files/downloads.ts';
import { registerForPrograms } from './files/for-programs.ts';
import { registerListCalendars } from './files/list-calendars.ts';
import { registerRoomDocuments } from './files/room-documents.ts';
import { registerVcards } from './files/vcards.ts';
import { registerCancelling } from './forms/register-cancelling.ts';
import { registerDrafts } from './forms/register-drafts.ts';
import { registerEquality } from './forms/register-equality.ts';
import { registerForms } from './forms/register-forms.ts';
import { registerLessons } from './forms/register-lessons.ts';
import { registerStatus } from './forms/register-status.ts';
import { registerTrainingRecord } from './forms/register-training-record.ts';
import { registerBackchannelLogout } from './logout/backchannel-logout.ts';
import { registerMailEvents } from './mail/mail-events.ts';
import { registerMailPreferences } from './mail/mail-preferences.ts';
import { registerNewsletterIssues } from './mail/newsletter-issues.ts';
import { registerNewsletterMoves } from './mail/newsletter-moves.ts';
import { registerNewsletters } from './mail/newsletters.ts';
import { registerNavigatorLog } from './navigator-log.ts';
import { type Pages, pageServer } from './page-server.ts';
import { registerReports } from './reports/register-reports.ts';
import { registerSharedReports } from './reports/shared-reports.ts';
import { registerRobots } from './robots.ts';
import type { Site } from './site.ts';
import { registerSitemap } from './sitemap.ts';
import { registerUserPermissions } from './user-permissions.ts';
import { refuseCounting } from './visits/refuse-counting.ts';
import { registerConsent } from './visits/register-consent.ts';

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
 * router and parsers, but is answered with ready bytes from the cache where possible. Where they are there, it does not
 * reach its hooks either.
 */
export function createApp(
  site: Site,
  { pages, clientDirectory, limits = connectionLimits, stage = { current: 'serving' } }: AppOptions,
): FastifyInstance {
  const { settings } = site;
  const server = pageServer(site, pages);
  const secured = securityHeaders(settings);
  const canonicalHost = canonicalHostOf(settings);
  const isForeign = ({ headers }: IncomingMessage) =>
    canonicalHost !== null && headers.host !== canonicalHost;

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
      watchConnection(request.raw, reply.raw);
      reply.hijack();
      server.answer(request.raw, reply.raw);
    },
  });

  const watchConnection = watchConnections(app, { limits, settings });
  const looks = [
    watchRequests(app, { level: settings.requestLogLevel, paths: true }),
    watchConnection,
    tellConnectionsToClose(app, stage),
    warnOfUnknownProxies(app, settings),
  ];
  takeEverybodyBeforeClosing(app);
  listRoutes(app);
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
    if (isForeign(request.raw) && !isProbe(request)) {
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
  answerBeforeHooks(app, (request, response) => {
    // The span of a request holds those of its work.
    if (isRecording() || hasTwoHosts(request) || isForeign(request) || !server.isKept(request)) return false;
    for (const look of looks) look(request, response);
    server.answer(request, response);
    return true;
  });
  if (settings.visitCounter) {
    refuseCounting(app, site.assets.countVisits);
    registerConsent(app, site);
  }
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
  const kept = { db: site.database.kysely, siteOrigin: settings.siteOrigin, cache: site.cache };
  registerSitemap(app, kept);
  registerForPrograms(app, kept);
  const db = site.database.kysely;
  const readViewer = currentViewerReader({ settings, db, readViewer: viewerReader(settings) });
  const permissions = permissionService(settings, site.database.kysely);
  const onTrouble = (error: Error) => app.log.warn({ err: error }, 'permissions');
  registerNavigatorLog(app, {
    db,
    siteOrigin: settings.siteOrigin,
    isDemonstration: settings.demonstration,
  });
  const readPermitted = permittedViewerReader({ readViewer, permissions, onTrouble });
  registerDownloads(app, { db: site.database.kysely, readViewer: readPermitted });
  const readingReports = registerReports(app, {
    db,
    siteOrigin: settings.siteOrigin,
    isDemonstration: settings.demonstration,
    thread: site.reports,
    networkOf: askingNetworks(settings),
    readViewer: readPermitted,
  });
  registerForms(app, site);
  registerCancelling(app, site);
  registerStatus(app, site);
  registerDrafts(app, site);
  registerEquality(app, site);
  registerTrainingRecord(app, site);
  registerLessons(app, site, readPermitted);
  registerSharedReports(app, site, readingReports);
  registerListCalendars(app, site);
  registerRoomDocuments(app, { db, readViewer: readPermitted, clamd: settings.clamd });
  registerUserPermissions(app, { permissions, readViewer });
  registerBackchannelLogout(app, { settings, db });
  registerMailPreferences(app, site);
  registerNewsletters(app, site);
  registerNewsletterMoves(app, site);
  registerNewsletterIssues(app, site);
  registerMailEvents(app, { db, key: settings.mailEventsKey });
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
  const largePictures = { db: site.database.kysely, cache: site.pictures, thread: site.drawing.large };
  registerOpenGraph(app, largePictures);
  registerPressPictures(app, largePictures);
  app.addHook('onClose', () => Promise.all([stopDrawing(site.drawing), site.reports.stop()]));
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
