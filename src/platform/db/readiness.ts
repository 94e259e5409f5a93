import type { Database } from './connect.ts';
import { migrationFiles } from './migrate.ts';
import { NotMigrated } from './outage.ts';

/** Resolves when content can be read; throws NotMigrated, or what the database said, when it cannot. */
export type Readiness = () => Promise<void>;

/** SQLSTATE: no such table (PostgreSQL, appendix A). */
const noSuchTable = '42P01';

/**
 * How to ask whether the database is there, with every migration of this version as it is when this is called. What a
 * later version has added to the database does not count.
 */
export function readinessOf({ pool }: Pick<Database, 'pool'>): Readiness {
  const own = migrationFiles();
  // Told to whoever asks.
  own.catch(() => {});
  return async () => {
    const needed = await own;
    const { rows } = await pool
      .query<{ name: string }>('select name, (select 1 from live limit 1) from migration')
      .catch((error: { code?: unknown }) => {
        throw error.code === noSuchTable ? new NotMigrated() : error;
      });
    const done = new Set(rows.map(({ name }) => name));
    if (needed.some((name) => !done.has(name))) throw new NotMigrated();
  };
}
