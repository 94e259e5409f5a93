import { generateKeyPairSync } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { readReport } from '../bounces/read-report.ts';
import { takeEvents } from '../bounces/take-events.ts';
import { resetPasswordLetter } from '../letters.ts';
import { createMailer, type Mailer } from '../mail.ts';
import { startMailServer, type TestMailServer } from '../mail-server.fixture.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { countMails, givenUpMails, retryMails } from './finished-mails.ts';
import { giveTurns } from './give-turns.ts';
import { sendDue, type Writer } from './send-due.ts';
import { startOutbox } from './start-outbox.ts';

let database: Database;
let drop: () => Promise<void>;
let server: TestMailServer;
let mailer: Mailer;
/** Codes with which the server refuses, by address. */
const refused = new Map<string, number>();
const mailFrom = 'Fenwarden Lisle LLP <no-reply@fenwardenlisle.example>';

beforeAll(async () => {
  const made = await createTestDatabase({ seeded: false });
  drop = made.drop;
  database = connect(made.url);
  server = await startMailServer((address) => refused.get(address.toLowerCase()) ?? null);
  mailer = createMailer({ smtpUrl: server.smtpUrl, mailFrom, mail: 'smtp' }, database.kysely);
});
afterAll(async () => {
  mailer.close();
  await server.stop();
  await database.end();
  await drop();
});
beforeEach(async () => {
  await database.pool.query('truncate mail, mail_turn, mail_stop');
  server.received.length = 0;
  server.raw.length = 0;
  refused.clear();
});

const letter = resetPasswordLetter('fr-fr', { link: 'https://firm.example/reset?ticket=a' });
const troubles: { isGivenUp: boolean }[] = [];
const options = (more: { mailer?: Mailer; writers?: Record<string, Writer> } = {}) => ({
  mailer,
  writers: {},
  onTrouble: (_: unknown, isGivenUp: boolean) => troubles.push({ isGivenUp }),
  ...more,
});
const enqueue = (cause: string, to = 'ada@example.com') =>
  enqueueMail(database.kysely, { cause, to, letter });
const bringForward = () => database.pool.query(`update mail set due_at = now() where state = 'waiting'`);
const states = async () =>
  (await database.kysely.selectFrom('mail').select(['recipient', 'state']).orderBy('id').execute()).map(
    ({ recipient, state }) => `${recipient} ${state}`,
  );

/** Mails in bulk, as alerts and newsletters write them. */
async function bulk(number: number, domain: string): Promise<void> {
  await sql`insert into mail (cause, recipient, is_bulk, writer, content, unsubscribe_url, expires_at)
    select ${domain} || n, 'r' || n || '@' || ${domain}, true, 'digest', '{}', 'https://firm.example/stop?t=' || n,
      now() + interval '1 day' from generate_series(1, ${number}::int) n`.execute(database.kysely);
}

test('one cause is one mail, and without its transaction there is none', async () => {
  await expect(
    database.kysely.transaction().execute(async (trx) => {
      await enqueueMail(trx, { cause: 'undone', to: 'ada@example.com', letter });
      throw new Error('the cause failed');
    }),
  ).rejects.toThrow('the cause failed');
  expect([await enqueue('form:1'), await enqueue('form:1'), await enqueue('form:2')]).toEqual([
    true,
    false,
    true,
  ]);
  await Promise.all([sendDue(database.kysely, options()), sendDue(database.kysely, options())]);
  expect(await sendDue(database.kysely, options())).toBe(0);
  expect(server.received.map(({ subject }) => subject)).toEqual([letter.subject, letter.subject]);
  expect(await enqueue('form:1')).toBe(false);
  const { rows } = await database.pool.query('select content, unsubscribe_url from mail');
  expect(rows).toEqual([
    { content: null, unsubscribe_url: null },
    { content: null, unsubscribe_url: null },
  ]);
});

test('a mail that was taken by a process that died before it wrote so has the same Message-ID again', async () => {
  await enqueue('killed');
  const dies: Mailer = {
    ...mailer,
    send: async (mail) => {
      await mailer.send(mail);
      // As if the process had ended here: nothing of it is written.
      await new Promise(() => {});
    },
  };
  void sendDue(database.kysely, options({ mailer: dies }));
  await expect.poll(() => server.received.length).toBe(1);
  // Not before the other one would have finished.
  expect(await sendDue(database.kysely, options())).toBe(0);
  await bringForward();
  expect(await sendDue(database.kysely, options())).toBe(1);
  const [first, second] = server.received.map(({ messageId }) => messageId);
  expect(second).toBe(first);
  expect(first).toMatch(/^<[0-9a-f-]{36}@fenwardenlisle\.example>$/);
});

test('what nobody takes is tried again later, and goes out once somebody does', async () => {
  refused.set('ada@example.com', 451);
  await enqueue('later');
  for (let tries = 0; tries < 3; tries++) {
    expect(await sendDue(database.kysely, options())).toBe(1);
    expect(await sendDue(database.kysely, options())).toBe(0);
    await bringForward();
  }
  expect(await states()).toEqual(['ada@example.com waiting']);
  refused.clear();
  await sendDue(database.kysely, options());
  expect([server.received.length, await states()]).toEqual([1, ['ada@example.com sent']]);
});

test('what gave up is listed with its reason and without its address, and is tried again when somebody says so', async () => {
  refused.set('ada@example.com', 451);
  await enqueue('gave-up');
  await database.pool.query('update mail set expires_at = now()');
  await sendDue(database.kysely, options());
  expect(troubles.at(-1)).toEqual({ isGivenUp: true });
  const [given] = await givenUpMails(database.kysely);
  expect(given).toMatchObject({ cause: 'gave-up', domain: 'example.com', tries: 1 });
  expect(given?.trouble).toContain('EENVELOPE, 451');
  expect(await countMails(database.kysely)).toMatchObject([{ state: 'gave-up', mails: 1 }]);
  refused.clear();
  expect(await retryMails(database.kysely, '0')).toBe(0);
  expect(await retryMails(database.kysely, given?.id ?? '')).toBe(1);
  await sendDue(database.kysely, options());
  expect(server.received).toHaveLength(1);
});

test('an address that a server refuses for good is sent nothing more', async () => {
  refused.set('gone@example.com', 550);
  await enqueue('first', 'Gone@example.com');
  await sendDue(database.kysely, options());
  refused.clear();
  await enqueue('second', 'gone@EXAMPLE.com');
  await enqueue('third', 'there@example.com');
  await sendDue(database.kysely, options());
  expect(await states()).toEqual([
    'Gone@example.com gave-up',
    'gone@EXAMPLE.com stopped',
    'there@example.com sent',
  ]);
});

const report = (messageId: string, status = '5.1.1', action = 'failed') =>
  Buffer.from(`From: MAILER-DAEMON@mx.example
To: no-reply@fenwardenlisle.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain; charset=utf-8

Your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ada@example.com
Action: ${action}
Status: ${status}

--b
Content-Type: text/rfc822-headers

From: no-reply@fenwardenlisle.example
Message-ID: ${messageId}
Subject: Yours

--b--
`);

test('a report of a mail that bounced for good stops its address; of a delay, a full mailbox or a mail that is not ours, nothing', async () => {
  await enqueue('reported');
  await sendDue(database.kysely, options());
  const { messageId = '' } = server.received[0] ?? {};
  const stopped = async (message: Buffer) => takeEvents(database.kysely, await readReport(message));
  expect(await stopped(report(messageId, '4.4.7', 'delayed'))).toBe(0);
  expect(await stopped(report(messageId, '5.2.2'))).toBe(0);
  expect(await stopped(report('<3f1b1c9e-0000-4000-8000-000000000000@fenwardenlisle.example>'))).toBe(0);
  expect(await stopped(Buffer.from('Subject: Hello\n\nNo report.'))).toBe(0);
  expect(await stopped(report(messageId))).toBe(1);
  await enqueue('after');
  await sendDue(database.kysely, options());
  expect(await states()).toEqual(['ada@example.com sent', 'ada@example.com stopped']);
});

test('who complained gets nothing in bulk any more, and still what they asked for', async () => {
  await bulk(1, 'example.org');
  const writers = { digest: async () => letter };
  await giveTurns(database.kysely, 600);
  await sendDue(database.kysely, options({ writers }));
  const { messageId = '' } = server.received[0] ?? {};
  await takeEvents(database.kysely, [{ messageId, kind: 'complained' }]);
  await database.pool.query(`update mail set cause = 'before'; truncate mail_turn`);
  await bulk(1, 'example.org');
  await giveTurns(database.kysely, 600);
  await enqueue('asked', 'r1@example.org');
  await sendDue(database.kysely, options({ writers }));
  expect((await states()).slice(1).sort()).toEqual(['r1@example.org sent', 'r1@example.org stopped']);
});

test('mails in bulk to one domain go one after the other as they were written, others and what somebody waits for do not wait for them', async () => {
  await bulk(200, 'big.example');
  await bulk(1, 'small.example');
  await enqueue('asked', 'ada@big.example');
  await Promise.all([giveTurns(database.kysely, 1), giveTurns(database.kysely, 1)]);
  await sendDue(database.kysely, options({ writers: { digest: async () => letter } }));
  const to = server.received.map((mail) => mail.to?.[0]?.address).sort();
  expect(to).toEqual(['ada@big.example', 'r1@big.example', 'r1@small.example'].sort());
  const { rows } = await database.pool.query(
    `select count(*)::int as turns, extract(epoch from max(due_at) - now()) as seconds from mail
     where domain = 'big.example' and state = 'waiting'`,
  );
  expect(rows[0].turns).toBe(199);
  expect(Number(rows[0].seconds)).toBeGreaterThan(190 * 60);
  const waiting = await database.pool.query(
    `select recipient from mail where domain = 'big.example' and state = 'waiting' order by due_at`,
  );
  expect(waiting.rows.map(({ recipient }) => recipient)).toEqual(
    Array.from({ length: 199 }, (_, at) => `r${at + 2}@big.example`),
  );
});

test('while one process gives turns, another gives none and waits for nobody: a later mail does not go before an earlier one', async () => {
  await bulk(3, 'big.example');
  await database.kysely.transaction().execute(async (trx) => {
    await giveTurns(trx, 1);
    await database.pool.query(
      `insert into mail (cause, recipient, is_bulk, writer, content, expires_at)
       values ('late', 'late@big.example', true, 'digest', '{}', now() + interval '1 day')`,
    );
    await giveTurns(database.kysely, 1);
    const { rows } = await database.pool.query('select recipient from mail where has_turn');
    expect(rows).toEqual([]);
  });
  await giveTurns(database.kysely, 1);
  const { rows } = await database.pool.query('select recipient, has_turn from mail order by due_at');
  const inTurn = ['r1', 'r2', 'r3', 'late'].map((name) => ({
    recipient: `${name}@big.example`,
    has_turn: true,
  }));
  expect(rows).toEqual(inTurn);
});

test('a mail in bulk ends with one click, is signed, and says that a machine has sent it', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const dkim = { domainName: 'fenwardenlisle.example', keySelector: 'mail', privateKey };
  const signing = createMailer({ smtpUrl: server.smtpUrl, mailFrom, mail: 'smtp', dkim }, database.kysely);
  await bulk(1, 'example.net');
  await giveTurns(database.kysely, 600);
  await sendDue(database.kysely, options({ mailer: signing, writers: { digest: async () => letter } }));
  signing.close();
  const header = (name: string) =>
    server.received[0]?.headers.filter(({ key }) => key === name).map(({ value }) => value);
  expect(header('list-unsubscribe')).toEqual(['<https://firm.example/stop?t=1>']);
  expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  expect(header('auto-submitted')).toEqual(['auto-generated']);
  const [signature = ''] = header('dkim-signature') ?? [];
  expect(signature).toContain('d=fenwardenlisle.example');
  expect(signature.replaceAll(/\s/g, '').toLowerCase()).toContain('list-unsubscribe:list-unsubscribe-post');
});

test('the outbox sends what is written into it, and what has nothing to say any more it leaves', async () => {
  const outbox = startOutbox(database.kysely, {
    ...options({ writers: { digest: async (_, to) => (to.startsWith('r1@') ? letter : null) } }),
    perMinute: 6_000,
    pause: 50,
    // What cannot find followers holds up no mail.
    before: () => Promise.reject(new Error('away')),
  });
  await bulk(2, 'example.com');
  await expect.poll(states).toEqual(['r1@example.com sent', 'r2@example.com stopped']);
  await outbox.stop();
  expect(server.received).toHaveLength(1);
});
