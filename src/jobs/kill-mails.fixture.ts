import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { saveAlert } from '../account/alerts/alerts.ts';
import type { Random } from '../art/random.ts';
import { published, publishedOffice } from '../content/testing/published.fixture.ts';
import { startMailServer, type TestMailServer } from '../mail/mail-server.fixture.ts';
import { connect, type Database } from '../platform/db/connect.ts';

/** What a kill found under way. */
const moments = [
  'before all was found',
  'before all was queued',
  'before all was sent',
  'after all',
] as const;

export interface KilledMails {
  readonly kills: Readonly<Record<(typeof moments)[number], number>>;
  readonly publications: number;
  readonly readers: number;
  /** Of the readers and publications together: told by no mail, and told by several. */
  readonly lost: number;
  readonly doubled: number;
  /** Mails that came again because their process died before it noted them, with the Message-ID that they had. */
  readonly again: number;
}

interface KillOptions {
  /** Migrated and empty. */
  readonly databaseUrl: string;
  readonly kills: number;
  readonly random: Random;
}

const readers = ['ada', 'ben', 'chen', 'dan', 'eve', 'fay'];

/**
 * Publishes what readers follow and has a process tell them; kills it with SIGKILL after a random part of the time that it
 * takes, and starts the next one, so many times; then lets one finish, and counts what came.
 */
export async function killWhileSending({ databaseUrl, kills, random }: KillOptions): Promise<KilledMails> {
  const database = connect(databaseUrl);
  const server = await startMailServer();
  const worker = () => startWorker({ databaseUrl, smtpUrl: server.smtpUrl });
  let next = worker();
  try {
    await prepare(database);
    const ids: string[] = [];
    const publish = async () => ids.push(await publication(database, ids.length));
    await publish();
    const whole = await lifeOf(await next, (child) => untilDone(database, child));
    const counts = Object.fromEntries(moments.map((moment) => [moment, 0])) as Record<
      (typeof moments)[number],
      number
    >;
    next = worker();
    for (let kill = 0; kill < kills; kill += 1) {
      const child = await next;
      // Loads while this one works.
      next = worker();
      if ((await momentOf(database)) === 'after all') await publish();
      await lifeOf(child, () => setTimeout(random.between(0, whole)));
      counts[await momentOf(database)] += 1;
      // As when the lease of the one that died is over.
      await sql`update mail set due_at = now() where state = 'waiting'`.execute(database.kysely);
    }
    await lifeOf(await next, (child) => untilDone(database, child));
    return { kills: counts, publications: ids.length, readers: readers.length, ...tally(server, ids) };
  } finally {
    (await next).kill('SIGKILL');
    await server.stop();
    await database.end();
  }
}

/** Resolves once it is connected and waits to begin. */
async function startWorker(place: {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
}): Promise<ChildProcess> {
  const file = join(import.meta.dirname, 'mail-worker.fixture.ts');
  const child = fork(file, [JSON.stringify(place)], { execArgv: [] });
  const [said] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => [`ended with ${code}`]),
  ]);
  if (said !== 'ready') throw new Error(`A process for mails ${said}`);
  return child;
}

/** Has it begin, and kills it when the work is over. @returns milliseconds that it lived for */
async function lifeOf(child: ChildProcess, work: (child: ChildProcess) => Promise<unknown>): Promise<number> {
  const gone = once(child, 'exit');
  const began = performance.now();
  child.send('begin');
  await work(child);
  const lived = performance.now() - began;
  child.kill('SIGKILL');
  await gone;
  return lived;
}

async function untilDone(database: Database, child: ChildProcess): Promise<void> {
  while ((await momentOf(database)) !== 'after all') {
    if (child.exitCode !== null) throw new Error('A process for mails ended by itself');
    await setTimeout(20);
  }
}

async function momentOf({ pool }: Pick<Database, 'pool'>): Promise<(typeof moments)[number]> {
  const { rows } = await pool.query<{ moment: number }>(`
    select case
      when exists (select from alert_change where matched_at is null) then 0
      when exists (select from alert_hit where digest is null) then 1
      when exists (select from mail where state = 'waiting') then 2 else 3 end as moment`);
  return moments[rows[0]?.moment ?? 3] ?? 'after all';
}

/** A topic, an author, and readers who follow them, or words. */
async function prepare({ kysely, pool }: Database): Promise<void> {
  await publishedOffice(kysely);
  await published(kysely, { type: 'topic', id: 'topic-tax', fields: { title: 'Tax' } });
  for (const [n, id] of readers.entries()) {
    const followed =
      n % 2 === 0
        ? ({ kind: 'topic', recordId: 'topic-tax', query: null } as const)
        : ({ kind: 'search', recordId: null, query: 'ruling' } as const);
    await saveAlert(kysely, id, { ...followed, frequency: 'immediate' });
    await pool.query('insert into visitor_profile (visitor, email, email_verified) values ($1, $2, true)', [
      id,
      `${id}@example.com`,
    ]);
  }
}

async function publication({ kysely }: Database, n: number): Promise<string> {
  const id = `ruling-${n}-of-all`;
  await published(kysely, {
    type: 'publication',
    id,
    fields: {
      title: `Ruling ${n}`,
      kind: 'guide',
      publishedOn: '2026-11-20',
      standing: 'current',
      access: 'open',
      topics: ['topic-tax'],
    },
  });
  return id;
}

function tally({ received }: TestMailServer, ids: readonly string[]) {
  const told = new Map<string, Set<string>>();
  const all = new Set<string>();
  for (const { to, messageId = '', text = '' } of received) {
    all.add(messageId);
    for (const [, id] of text.matchAll(/\/publications\/(ruling-\d+-of-all)\//g)) {
      const key = `${to?.[0]?.address} ${id}`;
      told.set(key, (told.get(key) ?? new Set()).add(messageId));
    }
  }
  const expected = readers.flatMap((reader) => ids.map((id) => `${reader}@example.com ${id}`));
  return {
    lost: expected.filter((key) => !told.has(key)).length,
    doubled: [...told.values()].filter((mails) => mails.size > 1).length,
    again: received.length - all.size,
  };
}
