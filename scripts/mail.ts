/**
 * `npm run mail -- status` says how many mails wait, were sent and gave up, and why; `retry [ID]` has those that gave up,
 * or one of them, be tried again; `bounce` reads a report of a mail server (RFC 3464) from its input, as the alias of
 * the sender's address hands it on, and stops what must be stopped; `resume ADDRESS` has an address that was stopped be sent
 * mails again.
 */
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { readReport } from '../src/mail/bounces/read-report.ts';
import { resumeAddress } from '../src/mail/bounces/stop-address.ts';
import { takeEvents } from '../src/mail/bounces/take-events.ts';
import { countMails, givenUpMails, retryMails } from '../src/mail/outbox/finished-mails.ts';
import { connect } from '../src/platform/db/connect.ts';
import type { DB } from '../src/platform/db/tables.gen.ts';
import { say } from './support/progress.ts';
import { readArguments, Usage } from './support/read-arguments.ts';
import { runCommand, withDatabase } from './support/with-database.ts';

const usage = 'Usage: npm run mail -- status | retry [ID] | bounce | resume ADDRESS';

const tasks = { status, retry, bounce, resume } as const;

await runCommand(async () => {
  const [task = '', which, ...more] = readArguments({ usage, count: null }).positionals;
  const taken = { retry: /^(?:\d{1,18})?$/, resume: /@/ }[task] ?? /^$/;
  const isRight = more.length === 0 && taken.test(which ?? '');
  const work = isRight && Object.hasOwn(tasks, task) ? tasks[task as keyof typeof tasks] : undefined;
  if (!work) throw new Usage(usage);
  await withDatabase({ alone: false, create: false }, async (url) => {
    const database = connect(url, { max: 1 });
    try {
      await work(database.kysely, which ?? null);
    } finally {
      await database.end();
    }
  });
});

async function status(db: Kysely<DB>): Promise<void> {
  const counts = await countMails(db);
  if (counts.length === 0) say('There is no mail');
  for (const { state, mails, at } of counts)
    say(`${mails} ${state}, ${state === 'waiting' ? 'the oldest of' : 'the last at'} ${at.toISOString()}`);
  for (const { id, cause, domain, tries, trouble, at } of await givenUpMails(db))
    say(
      `${id} to ${domain} for ${cause} gave up at ${at.toISOString()} after ${tries} tries: ${trouble ?? ''}`,
    );
}

async function retry(db: Kysely<DB>, id: string | null): Promise<void> {
  say(`${await retryMails(db, id)} are tried again`);
}

async function bounce(db: Kysely<DB>): Promise<void> {
  const stopped = await takeEvents(db, await readReport(await buffer(process.stdin)));
  say(`${stopped} addresses are stopped`);
}

async function resume(db: Kysely<DB>, address: string | null): Promise<void> {
  const wasStopped = await resumeAddress(db, address ?? '');
  say(wasStopped ? 'It is sent mails again' : 'It was not stopped');
}
