import type { FastifyReply, FastifyRequest } from 'fastify';
import type { managementScopes } from '../provider/tokens/audiences.ts';
import type { SignInServices } from '../sign-in-services.ts';
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
  answer(
    services: SignInServices,
    owner: Owner,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown>;
}
