import type { FastifyRequest } from 'fastify';
import type { Identity } from '../identity.ts';
import { refusal } from './refusals.ts';

/** Lets nobody call but a page of this provider. @throws Refusal */
export function onlyOwnPages(
  { issuer }: Pick<Identity, 'issuer'>,
  { method, headers }: FastifyRequest,
): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const own = new URL(issuer).origin;
  // Browsers name the origin of what they post, always.
  const isOwn = origin === own || (origin === undefined && method === 'GET');
  if (!isOwn || (site !== undefined && site !== 'same-origin')) throw refusal('notOurPage');
}
