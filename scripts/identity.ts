/** `npm run identity`: the identity provider alone, in the foreground, on DATABASE_URL. */
import { runServer } from './start/run-server.ts';

await runServer({
  module: 'dist/current/server/identity.js',
  server: 'identity',
  check: ({ identityOrigin }) => {
    if (identityOrigin === undefined)
      throw new Error('IDENTITY_ORIGIN must be set: the address that people see.');
  },
});
