import { expect, test } from 'vitest';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { randomFrom } from '../art/random.ts';
import { killWhileSending } from './kill-mails.fixture.ts';

test('a process that is killed again and again while it tells followers loses nothing and tells nothing twice', async () => {
  const { url, drop } = await createTestDatabase({ seeded: false });
  try {
    const random = randomFrom('ten kills');
    const { kills, lost, doubled } = await killWhileSending({ databaseUrl: url, kills: 10, random });
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
    // Not all of them came when everything was done.
    expect(kills['after all']).toBeLessThan(10);
  } finally {
    await drop();
  }
});
