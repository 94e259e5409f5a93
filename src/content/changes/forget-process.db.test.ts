import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { forgetProcess } from './forget-process.ts';

let database: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
  const made = await createTestDatabase({ seeded: false });
  drop = made.drop;
  database = connect(made.url, { max: 1 });
});
afterEach(async () => {
  await database.end();
  await drop();
});

const heardOf = (name: string, secondsAgo: number) =>
  database.kysely
    .insertInto('site_process')
    .values({ name, seen_at: new Date(Date.now() - secondsAgo * 1_000) })
    .execute();

test('a process that somebody knows to be dead is forgotten by its name, and no other', async () => {
  await heardOf('host-dead', 60);
  await heardOf('host-other', 60);
  await forgetProcess(database.kysely, 'host-dead');
  expect(await database.kysely.selectFrom('site_process').select('name').execute()).toEqual([
    { name: 'host-other' },
  ]);
});

test('one that lives stays: take-downs have to wait for it', async () => {
  await heardOf('host-alive', 1);
  await expect(forgetProcess(database.kysely, 'host-alive')).rejects.toThrow('stop it first');
});

test('who mistypes a name is told those there are', async () => {
  await heardOf('host-dead', 60);
  await heardOf('host-alive', 1);
  await expect(forgetProcess(database.kysely, 'host-daed')).rejects.toThrow(
    'There is no process host-daed. There is host-alive (heard of), host-dead (silent).',
  );
});
