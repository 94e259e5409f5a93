import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { openListener } from '../../content/changes/publication-channel.ts';
import { confirmTakeDown } from '../../content/publish/confirm-take-down.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const PASSWORD = 'a-password-that-must-not-leave';
/** The authentication requests of the protocol: in clear, and as MD5 with a salt. */
const requests = {
  'as it is': Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]),
  'as MD5': Buffer.from([0x52, 0, 0, 0, 12, 0, 0, 0, 5, 1, 2, 3, 4]),
};

/** Somebody who took the database's port, and asks whoever comes for the password. */
function impostor(request: Buffer) {
  let heard = Buffer.alloc(0);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.on('data', (more) => {
        heard = Buffer.concat([heard, more]);
      });
      socket.write(request);
    });
  });
  return {
    server,
    /** What was sent after the request. */
    heard: () => heard,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const impostors = Object.values(requests).map(impostor);
const urls: string[] = [];
beforeAll(async () => {
  for (const { server } of impostors) {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as { port: number };
    urls.push(`postgres://chancery:${PASSWORD}@127.0.0.1:${port}/chancery`);
  }
});
afterAll(() => {
  for (const { stop } of impostors) stop();
});

async function inPool(url: string, use: (database: ReturnType<typeof connect>) => Promise<unknown>) {
  const database = connect(url);
  try {
    return await use(database);
  } finally {
    await database.end();
  }
}

const nobodyListens = { onPublication: () => {}, onGap: () => {}, onRenewed: () => {}, processName: 'one' };
const nowhere = join(tmpdir(), 'no-such-backup.gz');

const connecting: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  'the site’s pool': (url) => inPool(url, ({ pool }) => pool.query('select 1')),
  'the jobs': (url) => inPool(url, (database) => startJobs(database, { onError: () => undefined })),
  'the listener': (url) => inPool(url, ({ pool }) => openListener({ url, pool, ...nobodyListens }, null)),
  'a take-down': (url) => confirmTakeDown(url, 1, { timeoutMs: 5_000 }),
  'the migrations': (url) => migrate(url),
  'a backup': (url) => writeBackup(url, nowhere),
  'a restore': (url) => restoreBackup(url, nowhere, false),
};

test.each(
  Object.keys(connecting).flatMap((way) => Object.keys(requests).map((how, at) => [way, how, at] as const)),
)('%s never tells the password to a server that asks for it %s', async (way, _how, at) => {
  await expect(connecting[way]?.(urls[at] ?? '')).rejects.toThrow('without protecting it');
  expect(impostors[at]?.heard()).toHaveLength(0);
});
