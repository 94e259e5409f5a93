import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity.ts';
import { isClientOrigin } from '../provider/client-metadata.ts';

/** What Auth0's clients send besides what browsers let everybody send. */
const headers = 'content-type, authorization, dpop, auth0-client, x-request-language';

interface Rule {
  readonly methods: string;
  /** Whether cookies may travel along. */
  readonly cookies: boolean;
}

/** Lets pages of registered origins read the answer; others are told nothing. */
export function allowOrigin(
  identity: Pick<Identity, 'clients'>,
  { headers: { origin } }: FastifyRequest,
  reply: FastifyReply,
  { cookies }: Rule,
): boolean {
  reply.header('vary', 'Origin');
  if (origin === undefined || !isClientOrigin(identity, origin)) return false;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', 'retry-after, www-authenticate');
  if (cookies) reply.header('access-control-allow-credentials', 'true');
  return true;
}

/** Answers the question that browsers ask before a call. */
export function answerPreflight(
  identity: Pick<Identity, 'clients'>,
  request: FastifyRequest,
  reply: FastifyReply,
  rule: Rule,
): FastifyReply {
  if (allowOrigin(identity, request, reply, rule))
    reply.headers({
      'access-control-allow-methods': rule.methods,
      'access-control-allow-headers': headers,
      'access-control-max-age': '3600',
    });
  return reply.code(204).send();
}
