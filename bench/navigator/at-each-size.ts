import { createDatabase } from '../../scripts/embedded-postgres/databases.ts';
import { startThrowaway } from '../../scripts/embedded-postgres/throwaway.ts';
import { connect, type Database } from '../../src/platform/db/connect.ts';
import { migrate } from '../../src/platform/db/migrate.ts';

/**
 * Measures with a database of its own for each number of versions, one after the other.
 *
 * @param statementTimeout milliseconds: filling one takes minutes
 */
export async function atEachSize<Costs>(
  sizes: readonly number[],
  name: string,
  statementTimeout: number,
  costsOf: (database: Database, versions: number) => Promise<Costs>,
): Promise<Costs[]> {
  const server = await startThrowaway();
  try {
    const costs: Costs[] = [];
    for (const versions of sizes) {
      const url = await createDatabase(server.url, `bench_${name}_${versions}`);
      await migrate(url);
      const database = connect(url, { max: 2, statementTimeout });
      try {
        costs.push(await costsOf(database, versions));
      } finally {
        await database.end();
      }
    }
    return costs;
  } finally {
    await server.stop();
  }
}
