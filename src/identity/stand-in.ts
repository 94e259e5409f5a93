import type { FastifyInstance } from 'fastify';
import { readClientBuild } from '../platform/assets/client-build.ts';
import { registerStaticFiles } from '../platform/assets/static-files.ts';
import { Overloaded } from '../platform/http/overloaded.ts';
import { bareServer } from './bare-server.ts';
import { registerPictures } from './hosted/register-pictures.ts';
import type { ClosedIdentity } from './identity.ts';

/** The identity provider before its database is there: whatever else is asked, it says when to come again. */
export function identityStandIn(identity: ClosedIdentity): FastifyInstance {
  const app = bareServer(identity, { stage: { current: 'starting' } });
  const { directory } = readClientBuild();
  if (directory !== null) registerStaticFiles(app, directory);
  registerPictures(app);
  // Before a body is read.
  const onRequest = async () => {
    throw new Overloaded('starting');
  };
  app.all('*', { onRequest }, onRequest);
  return app;
}
