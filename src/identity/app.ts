import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { registerMailbox } from '../mail/mailbox/register-mailbox.ts';
import { type ConnectionLimits, connectionLimits } from '../server/connections/limits.ts';
import type { Stage } from '../server/draining.ts';
import { bareServer } from './bare-server.ts';
import { registerCompatibility } from './compatibility/register-compatibility.ts';
import type { Door } from './door.ts';
import { createOutbox } from './hosted/outbox.ts';
import { registerHosted } from './hosted/register-hosted.ts';
import type { Identity } from './identity.ts';
import { doorAttempts } from './limits/door-attempts.ts';
import { registerManagement } from './management/register-management.ts';
import { startHousekeeping } from './provider/housekeeping.ts';
import { registerLogout } from './provider/logout.ts';
import { createProvider } from './provider/provider.ts';
import { registerProtocol } from './provider/register-protocol.ts';

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
