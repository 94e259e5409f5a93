import { generate, PostgresDialect } from 'kysely-codegen';
import { connect } from '../../../src/platform/db/connect.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import { startThrowaway } from '../../embedded-postgres/throwaway.ts';

const LINE_WIDTH = 118;

/** Columns of a table side by side, and no empty lines: a change of it is looked through, it is not read for itself. */
function dense(types: string): string {
  return types.replaceAll(/\n{2,}/g, '\n').replaceAll(/(?<= \{\n)(?: {2}\w+: [^\n{}]+;\n)+/g, (columns) => {
    const lines: string[] = [];
    for (const column of columns.trim().split(/\n\s*/)) {
      const last = lines.at(-1) ?? '';
      if (last === '' || `${last} ${column}`.length > LINE_WIDTH) lines.push(`  ${column}`);
      else lines[lines.length - 1] = `${last} ${column}`;
    }
    return `${lines.join('\n')}\n`;
  });
}

/** TypeScript types of every table, read from a database that was just migrated and is thrown away again. */
export async function tableTypes(): Promise<string> {
  const server = await startThrowaway();
  try {
    await migrate(server.url);
    const database = connect(server.url);
    try {
      return dense(
        await generate({
          db: database.kysely,
          dialect: new PostgresDialect(),
          // The view is what versions before 0102 know a table as.
          excludePattern: '{migration,submission_file}',
          outFile: null,
          typeMapping: { int8: 'number', bytea: 'Buffer' },
        }),
      );
    } finally {
      await database.end();
    }
  } finally {
    await server.stop();
  }
}
