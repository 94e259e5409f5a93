import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Door } from '../door.ts';
import type { managementScopes } from '../provider/audiences.ts';
import type { Owner } from './owner.ts';

/** A call by which an account's owner reads or changes it. */
export interface ManagementCall {
  readonly method: 'GET' | 'PATCH' | 'POST' | 'DELETE';
  readonly path: string;
  /** What the token must allow. */
  readonly scope: (typeof managementScopes)[number];
  /** Whether it changes how somebody signs in: then its owner has to have shown within minutes who they are. */
  readonly isGrave?: true;
  /** @throws Refusal which is then the answer */
  answer(door: Door, owner: Owner, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}
