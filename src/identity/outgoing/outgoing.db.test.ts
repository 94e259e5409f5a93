import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/embedded-postgres/free-port.ts';
import { createOutbox } from '../hosted/mail/outbox.ts';
import { newOwner, putPasskey } from '../security/security.fixture.ts';
import { beginSignIn } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { queueMail } from './queue.ts';

/** A mail server on a port: whom it has got mails for, and of what. */
async function mailServer(port: number) {
  const received: { to: string; subject: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { to = [], subject = '' } = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: to[0]?.address ?? '', subject });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()));
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

const letter = { to: 'a@example.com', subject: 'One', text: 'one', html: '<p>one</p>' };

let running: TestIdentity;
let port: number;
beforeEach(async () => {
  port = await freePort();
  running = await startTestIdentity({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterEach(() => running.stop());

const waiting = () => running.database.kysely.selectFrom('outgoing').select(['content', 'tries']).execute();

test('a warning that no mail server takes is sent once there is one, once, and nothing of it is kept', async () => {
  const { id, email, post } = await newOwner(running, 'owner@example.com');
  await putPasskey(running, id, 'a key');
  expect((await post('security/passkeys/remove', { id: 'a key' })).status).toBe(303);
  await vi.waitFor(async () => expect((await waiting())[0]?.tries).toBeGreaterThanOrEqual(2), {
    timeout: 15_000,
  });
  const server = await mailServer(port);
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 15_000 });
  expect(server.received).toEqual([{ to: email, subject: 'A passkey was removed' }]);
  await server.stop();
}, 40_000);

test('a mail over which its process died is begun again by any other', async () => {
  const server = await mailServer(port);
  const { kysely } = running.database;
  const taken = {
    tries: 1,
    due_at: new Date(Date.now() + 200_000),
    expires_at: new Date(Date.now() + 900_000),
  };
  await kysely
    .insertInto('outgoing')
    .values({ kind: 'mail', content: JSON.stringify(letter), ...taken })
    .execute();
  const other = createOutbox(running.identity);
  other.wake();
  await other.stop();
  expect(server.received).toEqual([]);
  await kysely.updateTable('outgoing').set({ due_at: new Date() }).execute();
  await vi.waitFor(() => expect(server.received).toEqual([{ to: letter.to, subject: 'One' }]), {
    timeout: 15_000,
  });
  await server.stop();
});

test('of several processes that look at once each mail is sent by one', async () => {
  const server = await mailServer(port);
  const { kysely } = running.database;
  const outboxes = Array.from({ length: 4 }, () => createOutbox(running.identity));
  await kysely.transaction().execute(async (db) => {
    for (let at = 0; at < 30; at++) await queueMail(db, { ...letter, subject: `Mail ${at}` });
  });
  for (const outbox of outboxes) outbox.wake();
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  expect(server.received.map(({ subject }) => subject).sort()).toEqual(
    Array.from({ length: 30 }, (_, at) => `Mail ${at}`).sort(),
  );
  await server.stop();
}, 40_000);

test('a link that works no longer is not sent, and its secret is gone', async () => {
  const { kysely } = running.database;
  await queueMail(kysely, { ...letter, text: 'a secret link' }, 1);
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 15_000 });
  const flow = await beginSignIn(running);
  await flow.post('forgotten-password/<uid>', { email: 'client@example.com' });
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 15_000 });
  const { rows } = await running.database.pool.query(
    `select extract(epoch from expires_at - now()) as seconds from outgoing`,
  );
  expect(Number(rows[0].seconds)).toBeLessThanOrEqual(3_600);
}, 40_000);

test('a mail of a transaction that is taken back is never sent', async () => {
  const server = await mailServer(port);
  const outbox = createOutbox(running.identity);
  const taken = running.database.kysely.transaction().execute(async (db) => {
    await queueMail(db, letter);
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  outbox.wake();
  await outbox.stop();
  expect(server.received).toEqual([]);
  await server.stop();
});
