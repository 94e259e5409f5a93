import { generate, PostgresDialect } from 'kysely-codegen';
import { connect } from '../../../src/platform/db/connect.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import { startThrowaway } from '../../embedded-postgres/throwaway.ts';

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
