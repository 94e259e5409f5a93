import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Where a server is in its life, as `/readyz` tells the balancer. */
export interface Stage {
  current: 'starting' | 'serving' | 'stopping';
}

/** From the moment a server stops, every answer tells the connection to close: the next request goes elsewhere. */
export function tellConnectionsToClose(app: FastifyInstance, stage: Stage): void {
  app.addHook('onRequest', (_, reply, done) => {
    if (stage.current === 'stopping') reply.raw.shouldKeepAlive = false;
    done();
  });
  app.addHook('preClose', (done) => {
    stage.current = 'stopping';
    done();
  });
}

/** Ends a server: for some seconds it answers on while `/readyz` says no, so that balancers send others elsewhere. */
export async function drain(app: FastifyInstance, stage: Stage, seconds: number): Promise<void> {
  stage.current = 'stopping';
  await delay(seconds * 1_000);
  await app.close();
}
