/** `npm run seed`: the demonstration firm's content into a database that has none, also outside demonstration mode. */
import { join } from 'node:path';
import { seedIfEmpty } from '../src/content/seed/seed.ts';
import { migrate } from '../src/db/migrate.ts';
import { CHECKOUT } from './checkout.ts';
import { say } from './progress.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand, withDatabase } from './with-database.ts';

await runCommand(async () => {
  readArguments({ usage: 'Usage: npm run seed' });
  await withDatabase({ alone: false, create: true }, async (url) => {
    await migrate(url);
    const seeded = await seedIfEmpty(url, join(CHECKOUT, 'seed'));
    say(
      seeded ? `${seeded.records} records seeded` : 'The database has content already; nothing was changed',
    );
  });
});
