import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Where a server is in its life, as `/readyz` tells the balancer. */
export interface Stage {
  current: 'starting' | 'serving' | 'stopping';
}

/**
 * From the moment a server stops, every answer tells the connection to close: the next request goes elsewhere.
 *
 * @returns what has the answer to a request that no hook sees tell so
 */
export function tellConnectionsToClose(
  app: FastifyInstance,
  stage: Stage,
): (request: IncomingMessage, answer: ServerResponse) => void {
  const tell = (_: IncomingMessage, answer: ServerResponse) => {
    if (stage.current === 'stopping') answer.shouldKeepAlive = false;
  };
  app.addHook('onRequest', (request, reply, done) => {
    tell(request.raw, reply.raw);
    done();
  });
  app.addHook('preClose', (done) => {
    stage.current = 'stopping';
    done();
  });
  return tell;
}

/** Ends a server: for some seconds it answers on while `/readyz` says no, so that balancers send others elsewhere. */
export async function drain(app: FastifyInstance, stage: Stage, seconds: number): Promise<void> {
  stage.current = 'stopping';
  await delay(seconds * 1_000);
  await app.close();
}
