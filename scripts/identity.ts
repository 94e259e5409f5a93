/** `npm run identity`: the identity provider alone, in the foreground, on DATABASE_URL. */
import { readClients } from '../src/identity/clients.ts';
import { runServer } from './start/run-server.ts';

await runServer({
  module: 'dist/current/server/identity.js',
  server: 'identity',
  check: async (settings) => {
    if (settings.identityOrigin === undefined)
      throw new Error('IDENTITY_ORIGIN must be set: the address that people see.');
    await readClients(settings);
  },
});
