/** `npm run restore -- FILE [--replace]`: what a backup holds becomes what the database holds. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../src/db/migrate.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { say } from './progress.ts';
import { runCommand, withDatabase } from './with-database.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Error('Usage: npm run restore -- FILE [--replace]');
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  await withDatabase({ alone: true, create: true }, async (url, signal) => {
    await migrate(url);
    const rows = await restoreBackup(url, file, values.replace, signal);
    say(`${rows} rows restored from ${file}`);
  });
});
