/** `npm run forget-process NAME`: no take-down waits for this site process, or names it, any more. It must be dead. */
import { forgetProcess } from '../src/content/changes/forget-process.ts';
import { connect } from '../src/platform/db/connect.ts';
import { say } from './support/progress.ts';
import { readArguments } from './support/read-arguments.ts';
import { runCommand, withDatabase } from './support/with-database.ts';

await runCommand(async () => {
  const [name = ''] = readArguments({ usage: 'Usage: npm run forget-process NAME', count: 1 }).positionals;
  await withDatabase({ alone: false, create: false }, async (url) => {
    const database = connect(url, { max: 1 });
    try {
      await forgetProcess(database.kysely, name);
    } finally {
      await database.end();
    }
    say(`${name} is forgotten`);
  });
});
