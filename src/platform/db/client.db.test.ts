import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseClient } from './client.ts';
import { startTcpCluster } from './testing/tcp-cluster.fixture.ts';

const PASSWORD = 'a-password-that-must-not-leave';
/** How the server asks each role for its password. */
const methods = { by_scram: 'scram-sha-256', by_md5: 'md5', in_clear: 'password' };

let cluster: Awaited<ReturnType<typeof startTcpCluster>>;
beforeAll(async () => {
  cluster = await startTcpCluster(
    Object.entries(methods).map(([role, method]) => `host all ${role} 127.0.0.1/32 ${method}`),
  );
  const roles = Object.keys(methods).map(
    (role) =>
      `set password_encryption = '${role === 'by_md5' ? 'md5' : 'scram-sha-256'}';
       create role ${role} login password '${PASSWORD}';`,
  );
  await ask(cluster.superuserUrl, roles.join(''));
}, 60_000);
afterAll(() => cluster.stop());

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const me = 'select current_user as me';

test('a password is proved by SCRAM, which tells it to nobody', async () => {
  expect(await ask(cluster.urlFor('by_scram', PASSWORD), me)).toEqual([{ me: 'by_scram' }]);
  await expect(ask(cluster.urlFor('by_scram', 'guess'), me)).rejects.toThrow(
    'password authentication failed',
  );
});

test.each(['by_md5', 'in_clear'])('a role that has to show it %s comes in over TLS alone', async (role) => {
  const url = cluster.urlFor(role, PASSWORD);
  await expect(ask(url, me)).rejects.toThrow(/without protecting it.*scram-sha-256.*sslmode/);
  expect(await ask(`${url}?sslmode=no-verify`, me)).toEqual([{ me: role }]);
});
