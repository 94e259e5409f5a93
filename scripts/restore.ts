/** `npm run restore -- FILE [--replace]`: what a backup holds becomes what the database holds. */
import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import { migrate } from '../src/platform/db/migrate.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { say } from './support/progress.ts';
import { readArguments } from './support/read-arguments.ts';
import { runCommand, withDatabase } from './support/with-database.ts';

const usage = `Usage: npm run restore -- FILE [--replace]
       --replace   also where the database has content, which is lost`;
const replace = { type: 'boolean', default: false } as const;

await runCommand(async () => {
  const { values, positionals } = readArguments({ usage, count: 1, options: { replace } });
  const [name = ''] = positionals;
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  // Before a database is made for it.
  await access(file, constants.R_OK);
  await withDatabase({ alone: true, create: true }, async (url, signal) => {
    await migrate(url);
    const rows = await restoreBackup(url, file, values.replace, signal);
    say(`${rows} rows restored from ${file}`);
  });
});
