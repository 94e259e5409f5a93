import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { scanFiles } from '../../forms/files/scan-files.ts';
import { deleteSubmissionsOf } from '../../forms/submissions/delete-submissions.ts';
import { fileOf } from '../../forms/submissions/find-submissions.ts';
import { submit } from '../../forms/submissions/submit.ts';
import { doHourlyWork } from '../../jobs/hourly-work.ts';
import { connect, type Database } from '../db/connect.ts';
import { fileStore } from './file-store.ts';
import { application, applicationWithLetter, cv, letter } from './files-of-applications.fixture.ts';
import { startObjectStorage } from './object-storage.fixture.ts';

const storage = await startObjectStorage();
let made: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase({ seeded: false });
  database = connect(made.url);
});
beforeEach(async () => {
  storage.failing.clear();
  storage.state.beforeAnswer = async () => undefined;
  await database.kysely.deleteFrom('submission').execute();
  await files().clear();
  await sql`delete from stored_object`.execute(database.kysely);
  storage.objects.clear();
});
afterAll(async () => {
  await database.end();
  await made.drop();
  await storage.stop();
});

const files = () => fileStore(database.kysely, storage.place);
const inDatabase = () => fileStore(database.kysely, undefined);
const send = async (name: string, store = files(), make = application) =>
  (await submit(database.kysely, make(name), { siteOrigin: 'https://firm.example', files: store })).reference;
const erase = (name: string) => deleteSubmissionsOf(database.kysely, `${name}@client.example`);
const states = async () =>
  (await database.kysely.selectFrom('stored_object').select('state').orderBy('put_at').execute()).map(
    ({ state }) => state,
  );
const sent = async () =>
  (await database.kysely.selectFrom('submission').select('email').orderBy('received_at').execute()).length;
const aDayLater = () =>
  sql`update stored_object set put_at = put_at - interval '25 hours'`.execute(database.kysely);

describe('a file of an application', () => {
  test('lies in object storage under a random key, and not in the database', async () => {
    const reference = await send('ada');
    expect([...storage.objects.values()]).toEqual([cv]);
    const [key = ''] = storage.objects.keys();
    expect(key).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const { rows } = await database.pool.query('select object, bytes from sent_file');
    expect(rows).toEqual([{ object: key, bytes: null }]);
    expect(await fileOf(database.kysely, files(), reference, 'cv')).toEqual(cv);
  });

  test('stays for as long as its row, and goes with it', async () => {
    await send('ada');
    await aDayLater();
    await doHourlyWork(database.kysely, async () => undefined, { files: storage.place });
    expect([await states(), storage.objects.size]).toEqual([['named'], 1]);
    await erase('ada');
    await doHourlyWork(database.kysely, async () => undefined, { files: storage.place });
    expect([await states(), storage.objects.size]).toEqual([[], 0]);
  });

  test('that is sent twice is kept once', async () => {
    expect(await send('ada')).toBe(await send('ada'));
    await files().clear();
    expect([await states(), storage.objects.size]).toEqual([['named'], 1]);
  });

  test('that lay in the database before is read from there, and the other way round it is said where it lies', async () => {
    const before = await send('ada', inDatabase());
    const after = await send('bob');
    expect(await fileOf(database.kysely, files(), before, 'cv')).toEqual(cv);
    await expect(fileOf(database.kysely, inDatabase(), after, 'cv')).rejects.toThrow('FILES_URL is not set');
  });

  test('lies beside the letter that came with it, and a version that knows one file alone finds and scans the CV', async () => {
    const reference = await send('ada', files(), applicationWithLetter);
    expect([...storage.objects.values()]).toEqual([cv, letter]);
    expect(await fileOf(database.kysely, files(), reference, 'letter')).toEqual(letter);
    const { rows } = await database.pool.query('select name from submission_file');
    expect(rows).toEqual([{ name: 'Life of Ada.pdf' }]);
    await database.pool.query(
      `update submission_file set scan = 'clean', scanned_at = now() where scan = 'unscanned'`,
    );
    const scans = () =>
      database.kysely.selectFrom('sent_file').select(['field', 'scan']).orderBy('field').execute();
    expect(await scans()).toEqual([
      { field: 'cv', scan: 'clean' },
      { field: 'letter', scan: 'unscanned' },
    ]);
    await database.pool.query('delete from submission_file');
    await database.pool.query(
      `insert into submission_file (submission_id, name, media_type, size, bytes)
       select id, 'Old.pdf', 'application/pdf', 1, '\\x01' from submission`,
    );
    expect(await scans()).toEqual([
      { field: 'cv', scan: 'unscanned' },
      { field: 'letter', scan: 'unscanned' },
    ]);
    await erase('ada');
    await files().clear();
    expect(storage.objects.size).toBe(0);
  });

  test('in which a scanner finds something is deleted there', async () => {
    await send('ada');
    await database.kysely
      .updateTable('sent_file')
      .set({ scan: 'infected', found: 'Eicar', scanned_at: new Date(), object: null })
      .execute();
    await files().clear();
    expect(storage.objects.size).toBe(0);
  });

  test('of which the storage cannot tell the bytes is not scanned as if it were empty', async () => {
    await send('ada');
    storage.failing.add('GET');
    const nobody = { host: '127.0.0.1', port: 9 };
    await expect(scanFiles(database.kysely, files(), nobody)).rejects.toThrow('answered a GET by 500');
  });
});

describe('nothing is lost or left behind', () => {
  test('when the storage takes no file: nothing is recorded', async () => {
    storage.failing.add('PUT');
    await expect(send('ada')).rejects.toThrow('answered a PUT by 500');
    expect(await sent()).toBe(0);
    storage.failing.clear();
    await aDayLater();
    await files().clear();
    expect(await states()).toEqual([]);
  });

  test('when the storage takes the first of two files: nothing is recorded, and the first goes', async () => {
    const store = files();
    const failsThen = {
      ...store,
      put: async (bytes: Buffer) => {
        const stored = await store.put(bytes);
        storage.failing.add('PUT');
        return stored;
      },
    };
    await expect(send('ada', failsThen, applicationWithLetter)).rejects.toThrow('answered a PUT by 500');
    storage.failing.clear();
    expect([await sent(), storage.objects.size, (await states()).sort()]).toEqual([
      0,
      1,
      ['put', 'released'],
    ]);
    await files().clear();
    expect([await states(), storage.objects.size]).toEqual([['put'], 0]);
  });

  test('when the row does not come: the object goes', async () => {
    const late = { ...files(), put: async (bytes: Buffer) => ({ ...(await files().put(bytes)), bytes }) };
    // The database takes bytes in one place alone.
    await expect(send('ada', late)).rejects.toThrow('submission_file_once');
    expect([await sent(), storage.objects.size]).toEqual([0, 1]);
    await files().clear();
    expect([await states(), storage.objects.size]).toEqual([[], 0]);
  });

  test('when the storage deletes nothing: it is tried again', async () => {
    await send('ada');
    await erase('ada');
    storage.failing.add('DELETE');
    await expect(files().clear()).rejects.toThrow('answered a DELETE by 500');
    expect(await states()).toEqual(['released']);
    storage.failing.clear();
    await files().clear();
    expect([await states(), storage.objects.size]).toEqual([[], 0]);
  });

  test('when its time was over while a row was written: the row does not come', async () => {
    const stored = await files().put(cv);
    await aDayLater();
    await files().clear();
    const late = { ...files(), put: async () => stored };
    await expect(send('ada', late)).rejects.toThrow(/foreign key|cannot be named/);
    expect(await sent()).toBe(0);
  });

  test('when the process is killed after the file was put and before its row came', async () => {
    await killedDuring('PUT', 'put');
    expect([await sent(), await states(), storage.objects.size]).toEqual([0, ['put'], 1]);
    await files().clear();
    expect(storage.objects.size).toBe(1);
    await aDayLater();
    await files().clear();
    expect([await states(), storage.objects.size]).toEqual([[], 0]);
  });

  test('when the process is killed after the file was deleted and before that was noted', async () => {
    await send('ada');
    await send('bob');
    await erase('ada');
    await killedDuring('DELETE', 'clear');
    expect([await states(), storage.objects.size]).toEqual([['released', 'named'], 1]);
    await files().clear();
    expect([await states(), storage.objects.size]).toEqual([['named'], 1]);
  });
});

/** Has another process do something, and kills it when the storage has done its part and not yet said so. */
async function killedDuring(method: 'PUT' | 'DELETE', does: 'put' | 'clear'): Promise<void> {
  const file = join(import.meta.dirname, 'put-and-die.fixture.ts');
  const child = fork(file, [JSON.stringify([made.url, storage.place, does])], { execArgv: [] });
  const gone = once(child, 'exit');
  storage.state.beforeAnswer = async (called) => {
    if (called === method) child.kill('SIGKILL');
    await gone;
  };
  const [, signal] = await gone;
  expect(signal).toBe('SIGKILL');
  storage.state.beforeAnswer = async () => undefined;
}
