import { sql } from 'kysely';
import { connect } from '../../src/platform/db/connect.ts';
import { readSeed } from './check-seed.ts';
import { writeSeed } from './write-seed.ts';

/** The content of a folder cannot be seeded; nothing was written. */
class SeedProblems extends Error {
  override readonly name = 'SeedProblems';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The seed content is not right:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

/**
 * Publishes the content of a folder into a database that has no record, all or nothing; several processes may try.
 *
 * @param now the instant of seeding, which relative dates count from
 * @returns how many files and records it was; null when the database has content, which stays as it is
 * @throws SeedProblems with a line for every problem of every file
 */
export async function seedIfEmpty(
  databaseUrl: string,
  seedDir: string,
  now = new Date(),
): Promise<{ files: number; records: number } | null> {
  const database = connect(databaseUrl, { max: 1, statementTimeout: 0 });
  try {
    const isEmpty = async () =>
      (await database.kysely.selectFrom('record').select('id').limit(1).execute()).length === 0;
    if (!(await isEmpty())) return null;
    const { problems, ...seed } = readSeed(seedDir, now);
    if (problems.length > 0) throw new SeedProblems(problems);
    const written = await writeSeed(database.kysely, seed);
    // The server itself looks after a minute at what its tables hold, and never at those of a copy of the database:
    // until then it takes them for empty, and finds in them the slow way.
    if (written) await sql`vacuum (analyze)`.execute(database.kysely);
    return written ? { files: seed.files, records: seed.records.length } : null;
  } finally {
    await database.end();
  }
}
