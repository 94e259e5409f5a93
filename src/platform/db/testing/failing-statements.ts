import type { Pool } from 'pg';

/** Has PostgreSQL fail at statements of a kind, as a fault between two writes would, until they are mended. */
export async function failingStatements({ pool }: { readonly pool: Pick<Pool, 'query'> }) {
  await pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise 'injected'; end $$`);
  const broken = new Set<string>();
  return {
    /** @param statement as a trigger names it: `insert`, `delete`, `update of column` */
    breaks: async (statement: string, table: string) => {
      broken.add(table);
      await pool.query(
        `create trigger injected before ${statement} on ${table} for each row execute function fail()`,
      );
    },
    /** All of them. */
    mend: async () => {
      for (const table of broken) await pool.query(`drop trigger if exists injected on ${table}`);
      broken.clear();
    },
  };
}
