import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { listenForPublications } from '../../src/content/changes/change-feed.ts';
import { createRecord } from '../../src/content/publish/create-record.ts';
import { schedule } from '../../src/content/publish/schedule.ts';
import { JOB_SCHEMA } from '../../src/jobs/job-schema.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { DatabaseClient } from '../../src/platform/db/client.ts';
import { connect } from '../../src/platform/db/connect.ts';
import { createTestDatabase } from '../embedded-postgres/test-database.ts';
import { listTables } from './catalogue.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Everything that PostgreSQL can be asked to hold and that a copy might get wrong. */
const AWKWARD_TABLE = `
  CREATE TABLE awkward (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    later bigint REFERENCES awkward (id) DEFERRABLE,
    "a ""name""" text, words text[], document jsonb, moment timestamptz, span interval, number float8,
    bytes bytea, twice bigint GENERATED ALWAYS AS (id * 2) STORED
  );
  CREATE TABLE dots (d text);
  CREATE TABLE empty (d text);
  CREATE MATERIALIZED VIEW seen AS SELECT id FROM awkward;
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'append-only'; END $$;
  CREATE TRIGGER no_insert BEFORE INSERT ON awkward FOR EACH ROW EXECUTE FUNCTION refuse();
`;
const AWKWARD_ROWS = `
  ALTER TABLE awkward DISABLE TRIGGER no_insert;
  INSERT INTO awkward (words, document, moment, span, number, bytes, "a ""name""") VALUES
    ('{"a,b",NULL,"é\\"法"}', 'null', 'infinity', '1 mon -2 days', 'NaN', '\\x00ff0a', E'line\\nline\\ttab\\\\'),
    ('{}', '{"a": [1, null]}', '2024-02-29 12:00:00.123456+05:30', '0', 0.1 + 0.2, '', ''),
    (NULL, NULL, NULL, NULL, NULL, NULL, NULL);
  UPDATE awkward SET later = 4 - id;
  INSERT INTO dots VALUES (E'\\\\.'), ('.'), (''), (NULL), (E'\n\\\\.\n');
  ALTER TABLE awkward ENABLE TRIGGER no_insert;
`;

let directory: string;
let file: string;
let full: TestDatabase;
let empty: TestDatabase;
/** What a test has left running, to be stopped before its database goes. */
const running: (() => Promise<void>)[] = [];
/** What went wrong in the jobs while a test ran; what they say once their database is being taken away is not meant. */
const errors: Error[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  file = join(directory, 'backup.gz');
  full = await openDatabase(false);
  empty = await openDatabase(false);
  for (const { client } of [full, empty]) await client.query(AWKWARD_TABLE);
  await full.client.query(AWKWARD_ROWS);
});
afterEach(async () => {
  const wentWrong = errors.splice(0);
  for (const stop of running.splice(0).reverse()) await stop();
  await full.end();
  await empty.end();
  await rm(directory, { recursive: true });
  expect(wentWrong).toEqual([]);
});

test('a database comes back from its backup, value for value', async () => {
  const before = await contents(full);
  expect(before['public.awkward']).toHaveLength(3);
  const rows = await writeBackup(full.url, file);
  expect(await restoreBackup(empty.url, file, false)).toBe(rows);
  expect(await contents(empty)).toEqual(before);
});

test('mails that wait to be sent, with their links, are in no backup', async () => {
  await full.client.query(
    `insert into outgoing (kind, content, expires_at) values ('mail', '{"text": "a secret link"}', now() + interval '1 hour')`,
  );
  await writeBackup(full.url, file);
  expect(gunzipSync(await readFile(file)).toString()).not.toContain('a secret link');
});

test('the demonstration firm comes back whole', { timeout: 120_000 }, async () => {
  const firm = await openDatabase(true);
  onTestFinished(firm.end);
  const target = await openDatabase(false);
  onTestFinished(target.end);
  const before = await contents(firm);
  expect(before['public.record']).not.toEqual([]);
  await writeBackup(firm.url, file);
  await restoreBackup(target.url, file, false);
  expect(await contents(target)).toEqual(before);
});

test('a running site is backed up, and what was scheduled is published after the restore', async () => {
  const site = await openSite(full.url);
  const listening = await listenForPublications({
    url: full.url,
    pool: site.database.pool,
    processName: 'running',
    onPublication: () => {},
    onGap: () => {},
  });
  running.push(listening.stop);
  const about = { recordId: 'about', locale: 'en', actor: 'ann', change: 'major', note: null } as const;
  const at = new Date(Date.now() + 86_400_000);
  const { kysely } = site.database;
  await createRecord(kysely, {
    id: 'about',
    type: 'section',
    slug: 'about-us',
    fields: { title: 'About' },
    actor: 'ann',
  });
  await schedule(kysely, { ...about, at }, site.jobs);
  const before = await contents(full);
  await writeBackup(full.url, file);

  // The site that is replaced has run too: its queue is there, and holds nothing of this.
  await (await openSite(empty.url)).jobs.stop();
  await restoreBackup(empty.url, file, false);
  expect(await contents(empty)).toEqual(before);
  expect((await empty.client.query('SELECT FROM site_process')).rowCount).toBe(0);
  await openSite(empty.url);
  const { rows } = await empty.client.query(`select data, start_after as at from ${JOB_SCHEMA}.job`);
  expect(rows).toContainEqual({ data: { recordId: 'about', locale: 'en' }, at });
});

test('what guards a database guards the restored one', async () => {
  await writeBackup(full.url, file);
  await restoreBackup(empty.url, file, false);
  const { client } = empty;
  await expect(client.query('UPDATE awkward SET later = 99')).rejects.toThrow('foreign key');
  await expect(client.query('INSERT INTO awkward DEFAULT VALUES')).rejects.toThrow('append-only');
  await client.query('ALTER TABLE awkward DISABLE TRIGGER no_insert');
  // The refused row took number 4.
  const { rows } = await client.query('INSERT INTO awkward DEFAULT VALUES RETURNING id');
  expect(rows).toEqual([{ id: 5 }]);
  expect((await client.query('SELECT id FROM seen')).rows).toHaveLength(3);
});

test('a database that holds anything is replaced only when told so', async () => {
  await writeBackup(full.url, file);
  const before = await contents(full);
  await expect(restoreBackup(full.url, file, false)).rejects.toThrow('--replace');
  await full.client.query('UPDATE awkward SET later = NULL');
  await restoreBackup(full.url, file, true);
  expect(await contents(full)).toEqual(before);
});

test('the backup is one moment, whatever is written meanwhile, and only its owner may read it', async () => {
  await full.client.query('BEGIN; ALTER TABLE awkward DISABLE TRIGGER no_insert; COMMIT; BEGIN');
  await full.client.query('INSERT INTO awkward DEFAULT VALUES');
  await writeBackup(full.url, file);
  await full.client.query('ROLLBACK');
  await restoreBackup(empty.url, file, false);
  expect((await empty.client.query('SELECT FROM awkward')).rowCount).toBe(3);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each<[string, RegExp, (whole: Buffer) => Buffer]>([
  ['cut off', /damaged|not whole/, (whole) => whole.subarray(0, whole.length - 20)],
  ['with a flipped bit', /./, (whole) => flipped(whole)],
  ['with a row missing', /should have/, (whole) => edited(whole, (lines) => withoutARow(lines))],
  ['without its end', /not whole/, (whole) => edited(whole, (lines) => lines.slice(0, -1))],
  ['of another version', /another version/, (whole) => edited(whole, renamedColumn)],
  ['of a version whose commit it tells', /git checkout 0a1b2c3/, (whole) => edited(whole, earlier)],
  [
    'of the first format',
    /the format 1.*\n.*migrations\/0009_known-browser\.sql/,
    (whole) => edited(whole, firstFormat),
  ],
  ['whose line never ends', /too long/, () => gzipSync(Buffer.alloc(2_000_000, 'x'))],
  ['that is none', /no backup/, () => Buffer.from('hello')],
])('a backup %s changes nothing', async (_, message, spoil) => {
  await writeBackup(full.url, file);
  const before = await contents(full);
  await writeFile(file, spoil(await readFile(file)));
  await expect(restoreBackup(full.url, file, true)).rejects.toThrow(message);
  expect(await contents(full)).toEqual(before);
});

test('a backup that is interrupted leaves no file, and a restore no change', async () => {
  await writeBackup(full.url, file);
  const before = await contents(empty);
  const interrupted = AbortSignal.abort(new Error('Interrupted.'));
  await expect(writeBackup(full.url, join(directory, 'other.gz'), interrupted)).rejects.toThrow(
    'Interrupted.',
  );
  await expect(restoreBackup(empty.url, file, false, interrupted)).rejects.toThrow('Interrupted.');
  expect(await readdir(directory)).toEqual(['backup.gz']);
  expect(await contents(empty)).toEqual(before);
});

// 190 MB as text.
test('however much there is to write and read, little of it is in memory', { timeout: 120_000 }, async () => {
  await full.client.query(`create table large (id int, bytes bytea)`);
  await empty.client.query(`create table large (id int, bytes bytea)`);
  const random = randomBytes(9_500_000);
  for (let id = 0; id < 10; id++) await full.client.query('insert into large values ($1, $2)', [id, random]);
  const before = 'select id, md5(bytes) from large order by id';
  expect(await megabytesOf('writeBackup', full.url, file)).toBeLessThan(250);
  expect(await megabytesOf('restoreBackup', empty.url, file)).toBeLessThan(250);
  expect((await empty.client.query(before)).rows).toEqual((await full.client.query(before)).rows);
});

test('a backup that fails leaves no file', async () => {
  await full.client.query('DROP TABLE migration');
  await expect(writeBackup(full.url, file)).rejects.toThrow('migration');
  expect(await readdir(directory)).toEqual([]);
});

/** What a site process has open beside its pages. */
async function openSite(url: string) {
  const database = connect(url, { max: 2 });
  const jobs = await startJobs(database, { onError: (error) => void errors.push(error) });
  running.push(async () => {
    await jobs.stop();
    await database.end();
  });
  return { database, jobs };
}

type TestDatabase = { url: string; client: DatabaseClient; end(): Promise<void> };

async function openDatabase(seeded: boolean): Promise<TestDatabase> {
  const { url, drop } = await createTestDatabase({ seeded });
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  const end = async () => {
    await client.end();
    await drop();
  };
  return { url, client, end };
}

/** Every row of every table as text. */
async function contents({ client }: TestDatabase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { table } of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

/** What a process of its own holds at most, in MB, that makes or restores a backup. */
async function megabytesOf(
  work: 'writeBackup' | 'restoreBackup',
  url: string,
  path: string,
): Promise<number> {
  const module = work === 'writeBackup' ? './write-backup.ts' : './restore-backup.ts';
  const script = `const { ${work} } = await import(process.argv[1]);
    await ${work}(process.argv[2], process.argv[3]);
    console.log(process.resourceUsage().maxRSS);`;
  const args = ['--input-type=module', '-e', script, new URL(module, import.meta.url).href, url, path];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout) / 1024;
}

function flipped(whole: Buffer): Buffer {
  const spoilt = Buffer.from(whole);
  const middle = Math.floor(whole.length / 2);
  spoilt[middle] = (spoilt[middle] ?? 0) ^ 1;
  return spoilt;
}

function edited(whole: Buffer, edit: (lines: string[]) => string[]): Buffer {
  const lines = gunzipSync(whole).toString().trimEnd().split('\n');
  return gzipSync(`${edit(lines).join('\n')}\n`);
}

function withoutARow(lines: string[]): string[] {
  const row = lines.findIndex((line) => line.startsWith('{"table":"public.awkward"')) + 1;
  return lines.toSpliced(row, 1);
}

function earlier([header = '', ...lines]: string[]): string[] {
  const { migrations, ...rest } = JSON.parse(header);
  const madeBy = { version: '0.0.9', commit: '0a1b2c3' };
  return [JSON.stringify({ ...rest, madeBy, migrations: migrations.slice(0, -1) }), ...lines];
}

function firstFormat([header = '', ...lines]: string[]): string[] {
  const { madeBy, ...rest } = JSON.parse(header);
  const migrations = ['0001_content.sql', '0009_known-browser.sql'];
  return [JSON.stringify({ ...rest, version: 1, migrations }), ...lines];
}

function renamedColumn(lines: string[]): string[] {
  return lines.map((line) => (line.startsWith('{"table"') ? line.replace('"moment"', '"instant"') : line));
}
