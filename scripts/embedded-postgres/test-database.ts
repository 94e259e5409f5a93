import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from './databases.ts';
import { MIGRATED_TEMPLATE, SEEDED_TEMPLATE } from './templates.ts';

/**
 * Makes a database for one test file: the schema alone, or with the demonstration firm's content.
 * Works in the projects `integration` and `browser`.
 *
 * @returns its address, and `drop`, to call when the test is done
 */
export async function createTestDatabase(options: {
  readonly seeded: boolean;
}): Promise<{ url: string; drop(): Promise<void> }> {
  const seedProblem = inject('seedProblem');
  if (options.seeded && seedProblem !== null) throw new Error(`There is no seeded database: ${seedProblem}`);
  const admin = inject('adminDatabaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(admin, name, options.seeded ? SEEDED_TEMPLATE : MIGRATED_TEMPLATE);
  return { url, drop: () => dropDatabase(admin, name) };
}
