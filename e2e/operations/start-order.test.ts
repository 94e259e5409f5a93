import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import type { Word } from '../../src/platform/process/parent-process.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
});
afterAll(() => database.drop());

/** Has the process write a line of its own at the moment it says that it is ready. */
const tellsWhen = `data:text/javascript,import { writeSync } from 'node:fs';
  const send = process.send.bind(process);
  process.send = (...sent) => {
    if (sent[0].ready) writeSync(1, 'READY SENT\\n');
    return send(...sent);
  };`;

test('a site process has said all of its start before it says that it is ready: the address comes last', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', tellsWhen, 'dist/current/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      PORT: String(port),
      IDENTITY_PORT: String(port === 65_535 ? 1024 : port + 1),
      EMBEDDED_DATABASE_URL: database.url,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const isReady = Promise.withResolvers<void>();
  child.on('message', (word: Word) => word.ready && isReady.resolve());
  await isReady.promise;
  child.kill('SIGTERM');
  await once(child, 'close');
  expect(output).toMatch(/"msg":"ready"\}\nREADY SENT\n$/);
});
