import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Provider } from 'oidc-provider';
import { ensureDemonstrationEntitlements } from '../account/demonstration.ts';
import { registerMailbox } from '../mail/mailbox/register-mailbox.ts';
import { answerBrokenRequest } from '../server/broken-request.ts';
import { type ConnectionLimits, connectionLimits, serverOptions } from '../server/connections/limits.ts';
import { watchConnections } from '../server/connections/watch-connections.ts';
import { registerHealth } from '../server/health.ts';
import { registerCompatibility } from './compatibility/register-compatibility.ts';
import { ensureDemonstrationAccounts } from './demonstration.ts';
import type { Door } from './door.ts';
import { answerFailures, answerUnread } from './failure-answers.ts';
import { createOutbox } from './hosted/outbox.ts';
import { registerHosted } from './hosted/register-hosted.ts';
import { keepTheme } from './hosted/theme.ts';
import type { Identity } from './identity.ts';
import { doorAttempts } from './limits/door-attempts.ts';
import { limitVisits } from './limits/visits.ts';
import { lockDemonstrationAccounts } from './lock-demonstration.ts';
import { registerManagement } from './management/register-management.ts';
import { startHousekeeping } from './provider/housekeeping.ts';
import { registerLogout } from './provider/logout.ts';
import { createProvider } from './provider/provider.ts';
import { registerProtocol } from './provider/register-protocol.ts';
import { securityHeaders } from './security-headers.ts';
import { sayWhatPagesVaryBy } from './vary.ts';

type Register = (app: FastifyInstance, identity: Identity, provider: Provider) => void;

interface IdentityAppOptions {
  /** Adds routes after all others. */
  readonly more?: Register;
  /** How long connections may take, and how many one network may have. */
  readonly limits?: ConnectionLimits;
}

/** The identity provider's HTTP server, not listening yet. */
export async function createIdentityApp(
  identity: Identity,
  { more, limits = connectionLimits }: IdentityAppOptions = {},
): Promise<FastifyInstance> {
  let isDraining = false;
  const headers = securityHeaders(identity);
  const app = fastify({
    loggerInstance: identity.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    bodyLimit: 64 * 1024,
    ...serverOptions(limits),
    return503OnClosing: false,
    trustProxy: [...identity.settings.trustedProxies],
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    // Before any hook: such an address reaches none.
    frameworkErrors: (error, request, reply) =>
      void answerUnread(identity, error, request, reply.headers(headers)),
  });
  watchConnections(app, { limits, trustedProxies: identity.settings.trustedProxies });
  const { host, protocol } = new URL(identity.issuer);
  app.addHook('onRequest', async (request, reply) => {
    // However it was reached: links, redirects and cookies are those of the issuer.
    const sent = request.raw.headers;
    sent.host = host;
    sent['x-forwarded-proto'] = protocol.slice(0, -1);
    delete sent['x-forwarded-host'];
    sent['x-forwarded-for'] = request.ip;
    reply.headers(headers);
    keepTheme(identity, request, reply);
  });
  app.addHook('preClose', (done) => {
    isDraining = true;
    // A connection whose last answer is still under way would be kept alive afterwards, and waited for.
    const closing = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(closing));
    done();
  });
  sayWhatPagesVaryBy(app);
  answerFailures(app, identity);
  limitVisits(app);
  await app.register(formbody);
  registerHealth(app, { database: identity.database, isDraining: () => isDraining });

  if (identity.settings.demonstration) {
    await ensureDemonstrationAccounts(identity.database.kysely);
    await ensureDemonstrationEntitlements(identity.database.kysely);
  } else await lockDemonstrationAccounts(identity);
  const outbox = createOutbox(identity);
  app.addHook('onClose', () => outbox.stop());
  const attempts = doorAttempts(identity, outbox);
  const provider = await createProvider(identity, attempts);
  const door: Door = { identity, provider, attempts, outbox };
  registerProtocol(app, identity, provider);
  registerLogout(app, identity, provider);
  registerHosted(app, door);
  registerMailbox(app, identity);
  registerCompatibility(app, door);
  registerManagement(app, door);
  more?.(app, identity, provider);
  const stopHousekeeping = startHousekeeping(identity);
  app.addHook('onClose', stopHousekeeping);
  return app;
}
