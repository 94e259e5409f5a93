import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { saveAlert } from '../account/alerts/alerts.ts';
import type { Random } from '../art/random.ts';
import { published, publishedOffice } from '../content/testing/published.fixture.ts';
import { startMailServer, type TestMailServer } from '../mail/mail-server.fixture.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { killWorker, type MailWorker, workersAhead } from './mail-workers.fixture.ts';
import type { Step } from './step-gate.fixture.ts';

/** What a kill left to be done. */
const moments = [
  'before all was found',
  'before all was queued',
  'before all was sent',
  'after all',
] as const;
type Moment = (typeof moments)[number];

export interface KilledMails {
  readonly kills: Readonly<Record<Moment, number>>;
  /** What the process that was killed did last, and whether it went through. */
  readonly steps: ReadonlyMap<string, number>;
  /** Steps from a publication to its last mail, in a process that nobody kills. */
  readonly whole: number;
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
 * Publishes what readers follow and has a process tell them; kills it with SIGKILL at some step of what it says to the
 * database and the mail server and hears from them, which is held back or passes; has the next one go on, so many times; then
 * lets one finish, and counts what came.
 */
export async function killWhileSending({ databaseUrl, kills, random }: KillOptions): Promise<KilledMails> {
  const database = connect(databaseUrl);
  const server = await startMailServer();
  const workers = await workersAhead({ databaseUrl, smtpUrl: server.smtpUrl });
  try {
    await prepare(database);
    const ids: string[] = [];
    const publish = async () => ids.push(await publication(database, ids.length));
    await publish();
    const { steps: whole } = await lifeOf(await workers.next(), database, null);
    const left = Object.fromEntries(moments.map((moment) => [moment, 0])) as Record<Moment, number>;
    const steps = new Map<string, number>();
    const stops = inAnyOrder(whole, random);
    for (let kill = 0; kill < kills; kill += 1) {
      // So much is left that whichever step it is comes, and finding is among them.
      if ((await waitingMails(database)) > readers.length) await lifeOf(await workers.next(), database, null);
      await publish();
      const stop = stops.next().value;
      const { last } = await lifeOf(await workers.next(), database, stop);
      const did =
        last === null ? 'had nothing left to do' : `${last}, ${stop.isPassed ? 'passed on' : 'held back'}`;
      steps.set(did, (steps.get(did) ?? 0) + 1);
      left[await momentOf(database)] += 1;
      // As when the lease of the one that died is over.
      await sql`update mail set due_at = now() where state = 'waiting'`.execute(database.kysely);
    }
    await lifeOf(await workers.next(), database, null);
    const counts = { kills: left, steps, whole, publications: ids.length, readers: readers.length };
    return { ...counts, ...tally(server, ids) };
  } finally {
    await workers.stop();
    await server.stop();
    await database.end();
  }
}

interface Stop {
  readonly step: number;
  readonly isPassed: boolean;
}

/** Every step, held back and passed on, before any comes again. */
function* inAnyOrder(steps: number, random: Random): Generator<Stop, never> {
  const all = Array.from({ length: 2 * steps }, (_, n) => ({ step: 1 + (n >> 1), isPassed: n % 2 === 0 }));
  for (;;)
    yield* all
      .map((stop) => ({ stop, at: random.between(0, 1) }))
      .sort((a, b) => a.at - b.at)
      .map(({ stop }) => stop);
}

/** Has it begin, and kills it at a step, or when all is done. @returns its steps, and the last one where it was killed */
async function lifeOf(
  worker: MailWorker,
  database: Database,
  stop: Stop | null,
): Promise<{ readonly steps: number; readonly last: Step | null }> {
  const { child, gate } = worker;
  const reached = Promise.withResolvers<Step>();
  gate.count(stop && { ...stop, onReached: reached.resolve });
  child.send('begin');
  const isOver = new AbortController();
  const last = await Promise.race([reached.promise, untilDone(database, child, isOver.signal)]);
  isOver.abort();
  await killWorker(worker);
  return { steps: gate.steps, last };
}

async function untilDone(database: Database, child: ChildProcess, isOver: AbortSignal): Promise<null> {
  while (!isOver.aborted && (await momentOf(database)) !== 'after all') {
    if (child.exitCode !== null) throw new Error('A process for mails ended by itself');
    await setTimeout(20);
  }
  return null;
}

async function waitingMails({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ mails: number }>(
    `select count(*) as mails from mail where state = 'waiting'`,
  );
  return rows[0]?.mails ?? 0;
}

async function momentOf({ pool }: Pick<Database, 'pool'>): Promise<Moment> {
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
