import type { FastifyBaseLogger } from 'fastify';
import { connect, type Database } from '../db/connect.ts';
import { createMailer, type Mailer } from '../mail/mail.ts';
import type { Settings } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { type RegisteredClient, readClients } from './clients.ts';
import { type KeyRing, openKeyRing } from './provider/keys.ts';

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

/**
 * Connects what the identity provider needs; its first start makes the keys.
 *
 * @param moreClients besides those that the settings name
 * @throws Error when a setting it cannot do without is missing, or the database is away
 */
export async function openIdentity(
  settings: Settings,
  moreClients: readonly RegisteredClient[] = [],
): Promise<Identity> {
  const { databaseUrl, identityOrigin } = settings;
  if (databaseUrl === undefined) throw new Error('DATABASE_URL must be set; npm start sets it by itself.');
  if (identityOrigin === undefined) throw new Error('IDENTITY_ORIGIN must be set.');
  const database = connect(databaseUrl);
  const issuer = `${identityOrigin}/`;
  return {
    settings,
    issuer,
    managementAudience: `${issuer}api/v2/`,
    clients: [...(await readClients(settings)), ...moreClients],
    database,
    mailer: createMailer(settings, database.kysely),
    log: createLog(settings),
    keys: await openKeyRing(database.kysely),
  };
}

/** Ends the connections of `openIdentity`. */
export async function closeIdentity(identity: Identity): Promise<void> {
  identity.mailer.close();
  await identity.database.end();
}
