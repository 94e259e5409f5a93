import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, databaseNamed, dropDatabase } from './databases.ts';
import { MIGRATED_TEMPLATE, SEEDED_TEMPLATE } from './templates.ts';
import { copyServerData } from './throwaway.ts';

/**
 * Makes a database for one test file: the schema alone, or with the demonstration firm's content.
 * Works in the projects `integration` and `browser`.
 *
 * @returns its address, and `drop`, to call when the test is done
 */
export async function createTestDatabase(options: {
  readonly seeded: boolean;
}): Promise<{ url: string; drop(): Promise<void> }> {
  if (options.seeded) mustBeSeeded();
  const admin = inject('adminDatabaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(admin, name, options.seeded ? SEEDED_TEMPLATE : MIGRATED_TEMPLATE);
  return { url, drop: () => dropDatabase(admin, name) };
}

/**
 * Puts the demonstration firm's content into the directory of a server that a test has for itself, because it ends it or
 * lets people in by other ways: to fill one anew takes half a minute of computing.
 *
 * @returns finds the address of that content in the server's own
 */
export async function copySeededServer(directory: string): Promise<(serverUrl: string) => string> {
  mustBeSeeded();
  await copyServerData(inject('serverCopy'), directory);
  return (serverUrl) => databaseNamed(serverUrl, SEEDED_TEMPLATE);
}

function mustBeSeeded(): void {
  const seedProblem = inject('seedProblem');
  if (seedProblem !== null) throw new Error(`There is no seeded database: ${seedProblem}`);
}
