import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { readinessOf } from '../platform/db/readiness.ts';
import { answerBrokenRequest } from '../platform/http/broken-request.ts';
import { askingAddresses } from '../platform/http/connections/asking-network.ts';
import {
  type ConnectionLimits,
  connectionLimits,
  serverOptions,
} from '../platform/http/connections/limits.ts';
import { trustedPeers } from '../platform/http/connections/trusted-peers.ts';
import { hasTwoHosts } from '../platform/http/connections/two-hosts.ts';
import { warnOfUnknownProxies } from '../platform/http/connections/unknown-proxies.ts';
import { watchConnections } from '../platform/http/connections/watch-connections.ts';
import { registerHealth } from '../platform/http/health.ts';
import { takeEverybodyBeforeClosing } from '../platform/http/listening.ts';
import { registerVersion } from '../platform/observe/version.ts';
import { watchRequests } from '../platform/observe/watch-requests.ts';
import { watched } from '../platform/observe/watched-request.ts';
import { type Stage, tellConnectionsToClose } from '../platform/process/draining.ts';
import { answerFailures, answerUnread } from './failure-answers.ts';
import { keepTheme } from './hosted/theme.ts';
import type { ClosedIdentity } from './identity.ts';
import { limitVisits } from './limits/visits.ts';
import { securityHeaders } from './security-headers.ts';
import { sayWhatPagesVaryBy } from './vary.ts';

interface BareOptions {
  readonly stage: Stage;
  readonly limits?: ConnectionLimits;
}

/** What every server of the identity provider has in common, whether or not the database is there: it has no pages. */
export function bareServer(
  identity: ClosedIdentity,
  { stage, limits = connectionLimits }: BareOptions,
): FastifyInstance {
  const headers = securityHeaders(identity);
  const app = fastify({
    loggerInstance: identity.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => watched(request as IncomingMessage).id,
    bodyLimit: 64 * 1024,
    ...serverOptions(limits),
    return503OnClosing: false,
    trustProxy: trustedPeers(identity.settings),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    // Before any hook: such an address reaches none.
    frameworkErrors: (error, request, reply) => {
      watchConnection(request.raw, reply.raw);
      void answerUnread(identity, error, request, reply.headers(headers));
    },
  });
  const { settings } = identity;
  // Its addresses hold what opens flows and accounts: lines name their patterns alone.
  watchRequests(app, { level: settings.requestLogLevel, paths: false });
  const watchConnection = watchConnections(app, { limits, settings });
  warnOfUnknownProxies(app, settings);
  tellConnectionsToClose(app, stage);
  takeEverybodyBeforeClosing(app);
  const addressOf = askingAddresses(settings);
  const { host, protocol } = new URL(identity.issuer);
  app.addHook('onRequest', async (request, reply) => {
    // However it was reached: links, redirects and cookies are those of the issuer.
    const sent = request.raw.headers;
    sent.host = host;
    sent['x-forwarded-proto'] = protocol.slice(0, -1);
    delete sent['x-forwarded-host'];
    sent['x-forwarded-for'] = addressOf(request.raw);
    reply.headers(headers);
    keepTheme(identity, request, reply);
    if (hasTwoHosts(request.raw))
      throw Object.assign(new Error('The request names more than one host'), { statusCode: 400 });
  });
  sayWhatPagesVaryBy(app);
  answerFailures(app, identity);
  limitVisits(app);
  registerVersion(app);
  registerHealth(app, { readiness: readinessOf(identity.database), stage });
  return app;
}
