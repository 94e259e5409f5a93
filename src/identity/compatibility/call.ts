import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Outbox } from '../hosted/outbox.ts';
import type { Identity } from '../identity.ts';
import type { Attempts } from '../limits/attempts.ts';

/** What the calls are given. */
export interface Desk {
  readonly identity: Identity;
  readonly provider: Provider;
  readonly attempts: Attempts;
  readonly outbox: Outbox;
}

/** One address of Auth0's that the protocol library does not know. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /**
   * Whose pages may call: clients' (`with cookies`: the answer may set one), this provider's own alone, or nobody's,
   * because browsers are led here.
   */
  readonly from: 'clients' | 'clients with cookies' | 'own pages' | 'links';
  /** @throws Refusal which is then the answer */
  answer(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}
