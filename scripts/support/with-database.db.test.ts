import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../embedded-postgres/test-database.ts';
import { CHECKOUT } from './checkout.ts';
import { compiledCode } from './testing/compiled-code.ts';
import { readOutput } from './testing/read-output.ts';

vi.setConfig({ testTimeout: 150_000 });
let directory: string;
let file: string;
let cluster: Awaited<ReturnType<typeof createTestDatabase>>;
let client: Client;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  // As root the server runs as another user, who must be able to enter.
  await chmod(directory, 0o711);
  file = join(directory, 'backup.gz');
  cluster = await createTestDatabase({ seeded: false });
  client = new Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`insert into record (id, type) values ('one', 'page')`);
});
afterAll(async () => {
  await client.end();
  await cluster.drop();
  await rm(directory, { recursive: true });
});

/** Runs a command as npm does; without DATABASE_URL on a server of its own. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(CHECKOUT, 'scripts/run.mjs'), command, ...args], {
    env: { PATH: process.env.PATH, ...compiledCode, DATA_DIR: join(directory, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return readOutput(child);
}

const onCluster = () => ({ DATABASE_URL: cluster.url });
const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

test('what succeeds ends with 0 and what fails with 1, on a cluster and on the embedded server', async () => {
  expect(await run('backup', [file], onCluster()).code).toBe(0);
  const restore = run('restore', [file]);
  expect(await restore.code).toBe(0);
  expect(restore.output).toMatch(/\d+ rows restored from .*backup\.gz\n$/);
  expect(await run('backup', [join(directory, 'second.gz')]).code).toBe(0);
  const seed = run('seed', []);
  expect(await seed.code).toBe(0);
  expect(seed.output).toContain('The database has content already; nothing was changed');

  const again = run('restore', [file]);
  expect(await again.code).toBe(1);
  expect(again.output).toMatch(/not empty \(public\.record\)\. .* --replace\n$/);
  const nowhere = run('backup', [join(directory, 'no/such/place.gz')]);
  expect(await nowhere.code).toBe(1);
  expect(nowhere.output).toMatch(/There is no such file or directory\.\n$/);
});

test('a backup that a person ends leaves no file, and ends with 130', async () => {
  const other = new Client({ connectionString: cluster.url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin; lock table visitor in access exclusive mode');
  const before = await readdir(directory);
  const backup = run('backup', [join(directory, 'ended.gz')], onCluster());
  await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBe(1), { timeout: 60_000 });
  expect(await readdir(directory)).toContain('ended.gz.half');
  backup.child.kill('SIGINT');
  expect(await backup.code).toBe(130);
  expect(await readdir(directory)).toEqual(before);
});

test('a database that is away is said in words', async () => {
  const away = run('backup', [file], { DATABASE_URL: 'postgres://ann:a-secret@127.0.0.1:1/chancery' });
  expect(await away.code).toBe(1);
  expect(away.output).toBe(
    'connect ECONNREFUSED 127.0.0.1:1\nNobody listens there: is the server running, and is the address right?\n',
  );
});

test('a disk that is full while seeding is said in words', async () => {
  // What PostgreSQL says when it cannot make a file longer.
  await client.query(`create or replace function full_disk() returns trigger language plpgsql as $$ begin
      raise disk_full using message = 'could not extend file "base/5/1249": No space left on device'; end $$;
    delete from record; create trigger full_disk before insert on record execute function full_disk()`);
  const seed = run('seed', [], onCluster());
  expect(await seed.code).toBe(1);
  expect(seed.output).toMatch(/^The disk is full: could not extend file .*\nMake room and try again; .*\n$/);
});

test.runIf(process.getuid?.() === 0)('a disk with no room for a database is said in words', async () => {
  const small = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=75m,mode=755', 'tmpfs', small]).status).toBe(0);
  onTestFinished(async () => {
    spawnSync('umount', [small]);
    await rm(small, { recursive: true });
  });
  const seed = run('seed', [], { DATA_DIR: join(small, 'data') });
  expect(await seed.code).toBe(1);
  const lines = seed.output.trimEnd().split('\n');
  expect(lines.slice(0, -2).join('\n')).toMatch(/^(?:Starting PostgreSQL)?$/);
  expect(lines.at(-2)).toMatch(/^The disk is full: \d+ MB are left for .*data$/);
});

test('a damaged lock of the data directory is mended', async () => {
  const lock = join(directory, 'data/owner.lock');
  await writeFile(lock, 'damaged '.repeat(2_000));
  expect(await run('backup', [file]).code).toBe(0);
  expect((await readFile(lock)).length).toBe(0);
});
