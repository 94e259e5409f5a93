import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../../scripts/embedded-postgres/databases.ts';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect } from './connect.ts';
import { migrate, migrationFiles } from './migrate.ts';
import { readinessOf } from './readiness.ts';

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

/** What a later version has added, as this one finds it. */
const added = (other: pg.Client, needs: string | null) =>
  other.query('insert into migration (name, needs) values ($1, $2)', ['9999_later.sql', needs]);

test('an older version lives with what a later one has added, when that needs nothing newer than it knows', async () => {
  const { url, other } = await database();
  await added(other, null);
  expect(await migrate(url)).toEqual([]);
  await other.query("update migration set needs = '0001_content.sql' where name = '9999_later.sql'");
  expect(await migrate(url)).toEqual([]);
});

test('a version that does not know what a later migration needs does not start, and says what it lacks', async () => {
  const { url, other } = await database();
  await added(other, '9998_new-column.sql');
  await expect(migrate(url)).rejects.toThrow(
    'This version is too old for the database: after 9999_later.sql every version has to know 9998_new-column.sql',
  );
});

test('a database that was made before migrations could need one another is taken over', async () => {
  const { url, other } = await database();
  await other.query('alter table migration drop column needs');
  expect(await migrate(url)).toEqual([]);
  await added(other, null);
});

test('ready is who has the migrations of its own version, whatever a later one has added', async () => {
  const { url, other } = await database();
  const db = connect(url, { max: 1 });
  onTestFinished(() => db.end());
  await added(other, null);
  const isReady = readinessOf(db);
  await isReady();
  const last = (await migrationFiles()).at(-1);
  await other.query('delete from migration where name = $1', [last]);
  await expect(isReady()).rejects.toThrow('database not migrated');
});

test('of several that start on an empty database at once each file is run by one', async () => {
  const admin = inject('adminDatabaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(admin, name);
  onTestFinished(() => dropDatabase(admin, name));
  const run = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(run.flat().sort()).toEqual(await migrationFiles());
});
