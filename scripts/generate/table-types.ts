import { generate, PostgresDialect } from 'kysely-codegen';
import { connect } from '../../src/db/connect.ts';
import { startThrowaway } from '../../src/db/embedded/throwaway.ts';
import { migrate } from '../../src/db/migrate.ts';

/** TypeScript types of every table, read from a database that was just migrated and is thrown away again. */
export async function tableTypes(): Promise<string> {
  const server = await startThrowaway();
  try {
    await migrate(server.url);
    const database = connect(server.url);
    try {
      return await generate({
        db: database.kysely,
        dialect: new PostgresDialect(),
        excludePattern: 'migration',
        outFile: null,
        typeMapping: { int8: 'number', bytea: 'Buffer' },
      });
    } finally {
      await database.end();
    }
  } finally {
    await server.stop();
  }
}
