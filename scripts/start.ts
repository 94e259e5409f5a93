/** `npm start`: everything a person needs to see the site, started in order and stopped in order. */
import { buildIfStale } from './build.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { runStart } from './start/run-start.ts';
import { CHECKOUT } from './support/checkout.ts';

await runStart({
  checkout: CHECKOUT,
  env: process.env,
  siteModule: 'dist/current/server/main.js',
  identityModule: 'dist/current/server/identity.js',
  build: (closing) => buildIfStale(CHECKOUT, closing),
  prepareDatabase,
});
