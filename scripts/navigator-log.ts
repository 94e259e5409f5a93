/**
 * `npm run navigator-log`: computes the log of the navigator anew from the versions in the database and says what was
 * changed since it was published (docs/navigator-log.md); then it ends with 1.
 */
import { checkLog } from '../src/content/navigator/log/check-log.ts';
import type { VersionKey } from '../src/content/navigator/log/entry-proofs.ts';
import { connect } from '../src/platform/db/connect.ts';
import { say } from './support/progress.ts';
import { readArguments } from './support/read-arguments.ts';
import { runCommand, withDatabase } from './support/with-database.ts';

await runCommand(async () => {
  readArguments({ usage: 'Usage: npm run navigator-log' });
  await withDatabase({ alone: false, create: false }, async (url) => {
    const database = connect(url, { max: 1 });
    try {
      const { size, changed, missing, forked } = await checkLog(database.kysely);
      for (const version of changed) say(`CHANGED since it was published: ${named(version)}`);
      for (const version of missing) say(`MISSING in the log: ${named(version)}`);
      for (const at of forked)
        say(`ANOTHER ROOT than was signed, or another tree: the log of ${at} versions`);
      if (changed.length + missing.length + forked.length > 0) process.exitCode = 1;
      else say(`All ${size} versions are as they were published`);
    } finally {
      await database.end();
    }
  });
});

const named = ({ recordId, locale, number }: VersionKey) => `${recordId}, ${locale}, version ${number}`;
