/** `npm run backup -- FILE`: everything the database holds, in one file, while the site runs. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeBackup } from './backup/write-backup.ts';
import { say } from './support/progress.ts';
import { readArguments } from './support/read-arguments.ts';
import { runCommand, withDatabase } from './support/with-database.ts';

await runCommand(async () => {
  const [name = ''] = readArguments({ usage: 'Usage: npm run backup -- FILE', count: 1 }).positionals;
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  const rows = await withDatabase({ alone: false, create: false }, (url, signal) =>
    writeBackup(url, file, signal),
  );
  const { size } = await stat(file);
  say(`${rows} rows written to ${file} (${(size / 1e6).toFixed(1)} MB)`);
});
