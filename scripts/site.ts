/** `npm run site`: the site alone, in the foreground, on DATABASE_URL. */
import { runServer } from './start/run-server.ts';

await runServer({
  module: 'dist/current/server/main.js',
  server: 'site',
});
