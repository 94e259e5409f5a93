import { type ClientBase, escapeIdentifier } from 'pg';
import type { RowLine, TableLine } from './format.ts';

/** Thrown when a backup was made of another version's tables. */
export class OtherSchema extends Error {
  constructor(difference: string) {
    super(
      `This backup is of another version of Chancery: ${difference}. ` +
        'Restore it with the version that made it; starting the new version then brings it up to date.',
    );
    this.name = 'OtherSchema';
  }
}

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1_000_000;

/**
 * Writes rows into tables that exist, many at a time.
 *
 * @param tables what the database has; a backup's tables must be exactly like them
 */
export function createRowWriter(client: ClientBase, tables: readonly TableLine[]) {
  let statement = '';
  let width = 0;
  let batch: string[] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    await client.query(statement, [`[${batch.join(',')}]`]);
    batch = [];
    characters = 0;
  }

  return {
    flush,
    begin: async (table: TableLine): Promise<void> => {
      await flush();
      const target = tables.find((each) => each.table === table.table);
      if (!target) throw new OtherSchema(`it has a table ${table.table}, which is not here`);
      if (describe(target) !== describe(table)) {
        throw new OtherSchema(
          `the table ${table.table} has (${describe(table)}), here (${describe(target)})`,
        );
      }
      statement = insertStatement(target);
      width = target.columns.length;
    },
    write: async (row: RowLine): Promise<void> => {
      if (statement === '' || row.length !== width)
        throw new Error('The backup has a row of the wrong length.');
      const text = JSON.stringify(row);
      batch.push(text);
      characters += text.length;
      if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
    },
  };
}

/** Every value comes as text and is cast to the type that the column has here. */
function insertStatement({ table, columns }: TableLine): string {
  const names = columns.map((column) => escapeIdentifier(column.name)).join(', ');
  const values = columns.map((column, index) => `(r ->> ${index})::${column.type}`).join(', ');
  return `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM json_array_elements($1::json) r`;
}

function describe({ columns }: TableLine): string {
  return columns.map((column) => `${column.name} ${column.type}`).join(', ');
}
