import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { connect } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createAccount } from './accounts/accounts.ts';

test('of a database from before it was noted, the demonstration’s accounts are known by their address, others by its mailbox', async () => {
  const { url, drop } = await createTestDatabase({ seeded: false });
  const database = connect(url);
  onTestFinished(async () => {
    await database.end();
    await drop();
  });
  for (const email of ['Editor@example.com', 'Signed-Up@example.org', 'owner@example.org']) {
    await createAccount(database.kysely, { email });
  }
  await database.pool.query(`
    insert into mailbox_message (sender, recipient, subject, text, html)
      values ('firm@example.com', 'signed-up@example.org', 's', 't', 'h');
    alter table account drop column of_demonstration;
    delete from migration where name = '0012_of-demonstration.sql'`);
  await migrate(url);
  const { rows } = await database.pool.query(
    'select email from account where of_demonstration order by email',
  );
  expect(rows.map(({ email }) => email)).toEqual(['Editor@example.com', 'Signed-Up@example.org']);
});
