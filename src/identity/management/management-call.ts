import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity.ts';
import type { managementScopes } from '../provider/audiences.ts';
import type { Owner } from './owner.ts';

/** A call by which an account's owner reads or changes it. */
export interface ManagementCall {
  readonly method: 'GET' | 'PATCH' | 'POST' | 'DELETE';
  readonly path: string;
  /** What the token must allow. */
  readonly scope: (typeof managementScopes)[number];
  /** @throws Refusal which is then the answer */
  answer(identity: Identity, owner: Owner, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}
