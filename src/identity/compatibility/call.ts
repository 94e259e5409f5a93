import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInServices } from '../sign-in-services.ts';

/** One address of Auth0's that the protocol library does not know. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /**
   * Whose pages may call: clients' (`with cookies`: the answer may set one), this provider's own alone (`forms`: people
   * read the answer), or nobody's, because browsers are led here.
   */
  readonly from: 'clients' | 'clients with cookies' | 'own pages' | 'own forms' | 'links';
  /** Whether all it does is to mail something. */
  readonly mails?: true;
  /** @throws Refusal which is then the answer */
  answer(services: SignInServices, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}
