/** `npm start`: everything a person needs to see the site, started in order and stopped in order. */
import { join } from 'node:path';
import { seedIfEmpty } from '../src/content/seed/seed.ts';
import { migrate } from '../src/db/migrate.ts';
import { buildIfStale } from './build.ts';
import { CHECKOUT } from './checkout.ts';
import { say, timed } from './progress.ts';
import { runStart } from './start/run-start.ts';

await runStart({
  checkout: CHECKOUT,
  env: process.env,
  siteModule: 'dist/server/main.js',
  build: (closing) => buildIfStale(CHECKOUT, closing),
  prepareDatabase: async (url, { demonstration }) => {
    const migrations = await migrate(url);
    if (migrations.length > 0) say(`Database brought up to date: ${migrations.join(', ')}`);
    if (demonstration) {
      await timed('Filling the database of the demonstration firm', () =>
        seedIfEmpty(url, join(CHECKOUT, 'seed')),
      );
    }
  },
});
