import type { FastifyRequest } from 'fastify';
import type { RegisteredClient } from '../clients.ts';
import type { Identity } from '../identity.ts';
import { type Fields, needed } from './fields.ts';
import { refusal } from './refusals.ts';

/**
 * The client that calls. A page may only call in the name of a client whose origin it has; this provider's own pages
 * in anybody's.
 *
 * @throws Refusal
 */
export function clientOf(
  { clients, issuer }: Pick<Identity, 'clients' | 'issuer'>,
  { headers: { origin } }: FastifyRequest,
  fields: Fields,
): RegisteredClient {
  const id = needed(fields, 'client_id');
  const client = clients.find(({ clientId }) => clientId === id);
  if (!client) throw refusal('unknownClient');
  const isItsPage =
    origin === undefined || origin === new URL(issuer).origin || client.origins.includes(origin);
  if (!isItsPage) throw refusal('unknownOrigin');
  return client;
}
