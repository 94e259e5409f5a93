/** `npm run migrate`: brings the database up to date, as `npm start` does before it serves. */
import { migrate } from '../src/platform/db/migrate.ts';
import { say } from './support/progress.ts';
import { readArguments } from './support/read-arguments.ts';
import { runCommand, withDatabase } from './support/with-database.ts';

await runCommand(async () => {
  readArguments({ usage: 'Usage: npm run migrate' });
  await withDatabase({ alone: false, create: true }, async (url) => {
    const migrations = await migrate(url);
    say(
      migrations.length > 0
        ? `Database brought up to date: ${migrations.join(', ')}`
        : 'The database is up to date',
    );
  });
});
