/** `npm run seed`: the demonstration firm's content into a database that has none, also outside demonstration mode. */
import { join } from 'node:path';
import { migrate } from '../src/platform/db/migrate.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { CHECKOUT } from './support/checkout.ts';
import { say } from './support/progress.ts';
import { readArguments } from './support/read-arguments.ts';
import { runCommand, withDatabase } from './support/with-database.ts';

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
