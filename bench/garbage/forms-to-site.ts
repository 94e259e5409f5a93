import { join } from 'node:path';
import { PROCESS_ENVIRONMENT, PROCESS_FLAGS } from '../../scripts/start/process-run.ts';
import { connect } from '../../src/platform/db/connect.ts';
import { EMBEDDED_DATABASE_URL } from '../../src/platform/settings/env.ts';
import { anyForm, saysNothing } from '../../src/site/garbage/any-form.fixture.ts';
import { otherRows, storedWrongly } from '../../src/site/garbage/stored-wrongly.fixture.ts';
import { startMeasured } from '../measured-process.ts';
import type { Place } from './garbage-to-site.ts';
import { type GarbageRun, type GarbageSetup, sendGarbage } from './send-garbage.ts';

/** What became of a site that was sent malformed forms, and of its database. */
export interface FormsRun extends GarbageRun {
  /** What was recorded of them. */
  readonly recorded: number;
  /** What is stored that should not be. */
  readonly stored: readonly string[];
}

/** Sends malformed forms and files to a site process, at every door that takes what visitors send. */
export async function sendFormsToSite(
  { checkout, databaseUrl, port }: Place,
  what: GarbageSetup,
): Promise<FormsRun> {
  const siteOrigin = `http://localhost:${port}`;
  const database = connect(databaseUrl, { max: 2 });
  const server = await startMeasured(join(checkout, 'dist/current/server/main.js'), port, {
    flags: PROCESS_FLAGS,
    env: {
      ...PROCESS_ENVIRONMENT,
      [EMBEDDED_DATABASE_URL]: databaseUrl,
      SITE_ORIGIN: siteOrigin,
      IDENTITY_PORT: String(port + 1),
      // Each form comes from a network of its own: those who send much are refused before anything is looked at.
      TRUSTED_PROXIES: '127.0.0.0/8, ::1',
      RUN_JOBS: 'false',
      // Which pages are asked for is noted beside stored pages every minute, and would be taken for something that forms left.
      PAGE_STORE_MB: '0',
      LOG_LEVEL: 'fatal',
    },
  });
  try {
    const db = database.kysely;
    const any = await anyForm(db, siteOrigin);
    const before = await otherRows(db);
    const run = await sendGarbage({ server, port, requests: async () => any, judge: saysNothing }, what);
    const grown = Object.entries(await otherRows(db)).filter(([table, count]) => count !== before[table]);
    const { count } = await db
      .selectFrom('submission')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return {
      ...run,
      recorded: Number(count),
      stored: [...(await storedWrongly(db)), ...grown.map(([table]) => `rows of ${table}`)],
    };
  } finally {
    await server.stop();
    await database.end();
  }
}
