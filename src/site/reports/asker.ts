import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../content/context.ts';
import { onceOver } from '../../platform/http/connections/once-over.ts';

/** Who waits for a report. */
export interface Asker {
  /** The line in which they wait: an account's own, or that of all strangers of a network. */
  readonly line: string;
  /** Says that they have left. */
  readonly signal: AbortSignal;
}

/** Tells an asker by the network that a request comes from, and by the account that it is made for. */
export function askerOf(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  networkOf: (request: FastifyRequest['raw']) => string,
  viewer: Pick<Viewer, 'id'>,
): Asker {
  const leaving = new AbortController();
  const leave = () => leaving.abort(new Error('Its reader has left.'));
  onceOver(reply.raw, leave);
  return {
    line: viewer.id === null ? `network ${networkOf(raw)}` : `account ${viewer.id}`,
    signal: leaving.signal,
  };
}
