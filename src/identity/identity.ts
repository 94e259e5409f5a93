import type { FastifyBaseLogger } from 'fastify';
import { ensureDemonstrationEntitlements } from '../account/demonstration.ts';
import { ensureDemonstrationRoom } from '../account/rooms/demonstration-room.ts';
import { createMailer, type Mailer } from '../mail/mail.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { createLog } from '../platform/log/log.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type RegisteredClient, readClients } from './clients.ts';
import { ensureDemonstrationAccounts } from './demonstration.ts';
import { lockDemonstrationAccounts } from './lock-demonstration.ts';
import { type KeyRing, openKeyRing } from './provider/keys/keys.ts';

/** What every part of the identity provider is given. */
export interface Identity {
  readonly settings: Settings;
  /** Scheme, host, port and a closing slash: the `iss` of every token. */
  readonly issuer: string;
  /** Audience of the management calls (`/api/v2/…`). */
  readonly managementAudience: string;
  readonly clients: readonly RegisteredClient[];
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  /** The keys of tokens and cookies, as the database has them. */
  readonly keys: KeyRing;
}

/** What there is of it while the database is not there yet. */
export type ClosedIdentity = Omit<Identity, 'keys'>;

/**
 * Puts together what the identity provider needs; nothing is asked of the database.
 *
 * @param moreClients besides those that the settings name
 * @throws Error when a setting it cannot do without is missing
 */
export async function connectIdentity(
  settings: Settings,
  moreClients: readonly RegisteredClient[] = [],
): Promise<ClosedIdentity> {
  const { databaseUrl, identityOrigin } = settings;
  if (databaseUrl === undefined) throw new Error('DATABASE_URL must be set; npm start sets it by itself.');
  if (identityOrigin === undefined) throw new Error('IDENTITY_ORIGIN must be set.');
  const database = connect(databaseUrl, { max: settings.databasePoolSize });
  const issuer = `${identityOrigin}/`;
  return {
    settings,
    issuer,
    managementAudience: `${issuer}api/v2/`,
    clients: [...(await readClients(settings)), ...moreClients],
    database,
    mailer: createMailer(settings, database.kysely),
    log: createLog(settings),
  };
}

/**
 * Reads the keys, which the first start makes, and sees to the demonstration's accounts: they are there in a
 * demonstration, and locked elsewhere.
 *
 * @throws when the database is away; it can then be called again
 */
export async function openIdentity(closed: ClosedIdentity): Promise<Identity> {
  const { settings, database } = closed;
  const keys = await openKeyRing(database.kysely, settings.demonstration);
  if (settings.demonstration) {
    await ensureDemonstrationAccounts(database.kysely);
    await ensureDemonstrationEntitlements(database.kysely);
    await ensureDemonstrationRoom(database.kysely);
  } else await lockDemonstrationAccounts(closed);
  return { ...closed, keys };
}

/** Ends the connections of `connectIdentity`. */
export async function closeIdentity(identity: Pick<Identity, 'database' | 'mailer'>): Promise<void> {
  identity.mailer.close();
  await identity.database.end();
}
