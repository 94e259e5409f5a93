import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from './embedded/test-database.ts';
import { migrate } from './migrate.ts';

async function database() {
  const { url, drop } = await createTestDatabase({ seeded: false });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(async () => {
    await other.end();
    await drop();
  });
  return { url, other };
}

test('a database that is up to date is left alone', async () => {
  const { url } = await database();
  expect(await migrate(url)).toEqual([]);
});

test('a table that somebody holds is not waited for without end', async () => {
  const { url, other } = await database();
  await other.query('begin; lock table migration in access exclusive mode');
  await expect(migrate(url, { lockTimeout: 50 })).rejects.toThrow('lock timeout');
  await expect(migrate(url, { statementTimeout: 50 })).rejects.toThrow('statement timeout');
});
