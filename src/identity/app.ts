import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { type ConnectionLimits, connectionLimits } from '../platform/http/connections/limits.ts';
import type { Stage } from '../platform/process/draining.ts';
import { bareServer } from './bare-server.ts';
import { registerCompatibility } from './compatibility/register-compatibility.ts';
import { createOutbox } from './hosted/mail/outbox.ts';
import { registerHosted } from './hosted/register-hosted.ts';
import type { Identity } from './identity.ts';
import { signInAttempts } from './limits/sign-in-attempts.ts';
import { registerMailbox } from './mailbox/register-mailbox.ts';
import { registerManagement } from './management/register-management.ts';
import { startHousekeeping } from './provider/housekeeping.ts';
import { createProvider } from './provider/provider.ts';
import { registerProtocol } from './provider/register-protocol.ts';
import { registerLogout } from './provider/sessions/logout.ts';
import type { SignInServices } from './sign-in-services.ts';

type Register = (app: FastifyInstance, identity: Identity, provider: Provider) => void;

interface IdentityAppOptions {
  /** Adds routes after all others. */
  readonly more?: Register;
  /** How long connections may take, and how many one network may have. */
  readonly limits?: ConnectionLimits;
  readonly stage?: Stage;
}

/** The identity provider's HTTP server, not listening yet. */
export async function createIdentityApp(
  identity: Identity,
  { more, limits = connectionLimits, stage = { current: 'serving' } }: IdentityAppOptions = {},
): Promise<FastifyInstance> {
  const app = bareServer(identity, { limits, stage });
  await app.register(formbody);
  const outbox = createOutbox(identity);
  app.addHook('onClose', () => outbox.stop());
  const attempts = signInAttempts(identity, outbox);
  const provider = await createProvider(identity, attempts);
  const services: SignInServices = { identity, provider, attempts, outbox };
  registerProtocol(app, identity, provider);
  registerLogout(app, identity, provider);
  registerHosted(app, services);
  registerMailbox(app, identity);
  registerCompatibility(app, services);
  registerManagement(app, services);
  more?.(app, identity, provider);
  const stopHousekeeping = startHousekeeping(identity);
  app.addHook('onClose', stopHousekeeping);
  return app;
}
