import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestSite, testSiteOn } from '../../content/publish/test-site.fixture.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { startPrimaryAndReplica } from '../../platform/db/testing/primary-and-replica.fixture.ts';
import {
  change,
  keys,
  liveNow,
  ModelProcess,
  ModelTime,
  type RecordId,
  records,
  type Shown,
} from './page-orderings.fixture.ts';

let servers: Awaited<ReturnType<typeof startPrimaryAndReplica>>;
let content: TestSite;
/** What the two processes reach, however often each begins anew. */
let reached: Database[] = [];
beforeAll(async () => {
  servers = await startPrimaryAndReplica();
  content = testSiteOn(connect(servers.url, { max: 4 }), async () => {});
  await content.add({ id: 'about', type: 'section', slug: 'about-us' });
  for (const id of records)
    await content.add({ id, type: 'page', slug: id, parentId: 'about', fields: { title: '1' } });
  const readUrls = [servers.urlAt(servers.replica.place)];
  reached = [1, 2].map(() => connect(servers.url, { max: 4, readUrls }));
}, 60_000);
afterAll(async () => {
  await Promise.all(reached.map((database) => database.end()));
  await content.end();
  await servers.stop();
});

/** What a page may show at the least: the number of a version, whose order is that of publications, and the day. */
type Floor = Record<RecordId | 'day', number>;

/** An answer that is not there yet, and what it has to show. */
interface Pending {
  readonly key: string;
  readonly answer: Promise<Shown>;
  readonly floor: Floor;
}

/** A process, and what is known of it from outside. */
interface Watched {
  process: ModelProcess;
  /** Changes that it has heard of, and when by its clock. */
  heard: { id: RecordId; version: number; at: number }[];
  /** Keys that it was asked for since it began: others it cannot have in memory. */
  asked: Set<string>;
  pending: Pending[];
}

interface World {
  readonly time: ModelTime;
  readonly processes: [Watched, Watched];
  /** In the order of their commit. */
  readonly changes: { id: RecordId; version: number }[];
  open: { id: RecordId; version: number; latch: PromiseWithResolvers<void>; done: Promise<number> } | null;
}
type Model = Record<string, never>;
type Command = fc.AsyncCommand<Model, World>;

let versions = 1;
/** Milliseconds for which a page is served on that a publication has touched. */
const grace = 1_000;
const nineHours = 9 * 3_600_000;

function command(name: string, run: (world: World) => Promise<void>): Command {
  return { check: () => true, run: (_, world) => run(world), toString: () => name };
}

async function begun(at: 0 | 1, time: ModelTime): Promise<Watched> {
  const database = reached[at] ?? content.database;
  const { rows } = await content.database.pool.query<{ seq: number }>(
    'select coalesce(max(seq), 0)::int as seq from publication',
  );
  return {
    process: new ModelProcess(database, time, rows[0]?.seq ?? 0),
    heard: [],
    asked: new Set(),
    pending: [],
  };
}

const older = (one: number, other: number) => Math.abs(one) < Math.abs(other);

/** The least that an answer shows which is asked for now. */
async function floorOf({ time }: World, { process, heard, asked }: Watched, key: string): Promise<Floor> {
  const { day } = time;
  // What it cannot have in memory, nor a part of it, is as new as the database, whichever process made it.
  if (!asked.has(key) && !(key === '/list' && process.kept))
    return { ...(await liveNow(content.database.kysely)), day };
  const floor: Floor = { one: 0, two: 0, day };
  for (const { id, version, at } of heard) {
    if ((version < 0 || process.clock.ms - at >= grace) && older(floor[id], version)) floor[id] = version;
  }
  return floor;
}

function check(shown: Shown, floor: Floor): void {
  for (const [id, version] of Object.entries(shown)) {
    const least = floor[id as keyof Floor];
    expect(Math.abs(version), `${id} ${version}, at least ${least}`).toBeGreaterThanOrEqual(Math.abs(least));
  }
}

async function answerPending(watched: Watched): Promise<void> {
  await watched.process.go();
  for (const { answer, floor } of watched.pending.splice(0)) check(await answer, floor);
}

async function ask(world: World, watched: Watched, key: string): Promise<void> {
  await answerPending(watched);
  const floor = await floorOf(world, watched, key);
  watched.asked.add(key);
  check(await watched.process.ask(key), floor);
}

async function begin(world: World, watched: Watched, key: string): Promise<void> {
  const floor = await floorOf(world, watched, key);
  watched.asked.add(key);
  watched.process.latch ??= Promise.withResolvers();
  const before = watched.process.rendered;
  const answer = watched.process.ask(key);
  const isUnderWay = watched.pending.some((other) => other.key === key);
  watched.pending.push({ key, answer, floor });
  // Until it has answered from memory or the store, or has read all that it renders.
  if (!isUnderWay) await Promise.race([answer, watched.process.hasRead(before)]);
}

async function commit(world: World): Promise<void> {
  if (!world.open) return;
  const { id, version, latch, done } = world.open;
  latch.resolve();
  await done;
  world.changes.push({ id, version });
  world.open = null;
}

async function open(world: World, id: RecordId, isTakeDown: boolean): Promise<void> {
  await commit(world);
  versions += 1;
  const version = isTakeDown ? -versions : versions;
  const latch = Promise.withResolvers<void>();
  world.open = { id, version, latch, done: change(content.database, id, version, latch.promise) };
}

async function hear(
  world: World,
  watched: Watched,
  change = world.changes[watched.heard.length],
): Promise<boolean> {
  if (!change || !(await watched.process.hear())) return false;
  watched.heard.push({ ...change, at: watched.process.clock.ms });
  return true;
}

const which = fc.constantFrom(0 as const, 1 as const);
const key = fc.constantFrom(...keys);
const id = fc.constantFrom(...records);
const commands = [
  fc
    .tuple(which, key)
    .map(([at, key]) => command(`ask ${at} ${key}`, (world) => ask(world, world.processes[at], key))),
  fc
    .tuple(which, key)
    .map(([at, key]) => command(`begin ${at} ${key}`, (world) => begin(world, world.processes[at], key))),
  which.map((at) => command(`finish ${at}`, ({ processes }) => answerPending(processes[at]))),
  fc.tuple(id, fc.boolean()).map(([id, hard]) =>
    command(`${hard ? 'take down' : 'publish'} ${id}`, async (world) => {
      await open(world, id, hard);
      await commit(world);
    }),
  ),
  fc
    .tuple(id, fc.boolean())
    .map(([id, hard]) =>
      command(`begin to ${hard ? 'take down' : 'publish'} ${id}`, (world) => open(world, id, hard)),
    ),
  fc.constant(command('commit', commit)),
  which.map((at) => command(`hear ${at}`, async (world) => void (await hear(world, world.processes[at])))),
  which.map((at) =>
    command(`a second ${at}`, async ({ processes }) => {
      processes[at].process.clock.ms += grace;
    }),
  ),
  fc
    .tuple(which, key)
    .map(([at, key]) =>
      command(`begin to make ${key} in advance ${at}`, ({ processes }) =>
        processes[at].process.beginMaking(key),
      ),
    ),
  fc.tuple(which, key).map(([at, key]) =>
    command(`make ${key} in advance ${at}`, async ({ processes }) => {
      await answerPending(processes[at]);
      await processes[at].process.beginMaking(key);
      await processes[at].process.go();
    }),
  ),
  fc.tuple(which, id, fc.boolean()).map(([at, id, hard]) =>
    command(`${hard ? 'take down' : 'publish'} ${id} while ${at} makes it in advance`, async (world) => {
      const watched = world.processes[at];
      await answerPending(watched);
      await commit(world);
      await content.database.pool.query('delete from stored_page where key = $1', [`/${id}`]);
      await watched.process.beginMaking(`/${id}`);
      await open(world, id, hard);
      await commit(world);
      while (await hear(world, watched));
      await answerPending(watched);
    }),
  ),
  fc.constant(
    command('nine hours pass', async ({ time, processes }) => {
      // What is made in advance holds by the clock on the wall.
      for (const one of processes) if (one.process.making) await answerPending(one);
      await time.pass(nineHours, content.database);
    }),
  ),
  which.map((at) =>
    command(`crash ${at}`, async (world) => {
      const { process, pending } = world.processes[at];
      await process.go();
      await Promise.all(pending.map(({ answer }) => answer));
      await process.store.written();
      const fresh = await begun(at, world.time);
      // It knows of all that was committed.
      fresh.heard = world.changes.map((change) => ({ ...change, at: Number.NEGATIVE_INFINITY }));
      world.processes[at] = fresh;
    }),
  ),
  fc.constant(command('the replica falls behind', async () => void (await servers.pauseReplay()))),
  fc.tuple(id, fc.boolean()).map(([id, hard]) =>
    command(`${hard ? 'take down' : 'publish'} ${id}, which the replica does not see`, async (world) => {
      await servers.pauseReplay();
      await open(world, id, hard);
      await commit(world);
    }),
  ),
  fc.constant(
    command('the replica catches up', async () => {
      await servers.resumeReplay();
      await servers.caughtUp();
    }),
  ),
  fc.constant(
    command(
      'the database crashes',
      async () => void (await content.database.pool.query('truncate stored_page')),
    ),
  ),
  fc
    .tuple(which, fc.constantFrom(0, 1_200, 1_000_000))
    .map(([at, limit]) =>
      command(`sweep to ${limit}`, async ({ processes }) => void (await processes[at].process.sweep(limit))),
    ),
];

test('no reader sees what was taken down, nor anything older than was confirmed, in whatever order things happen', async () => {
  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 40 }), async (all) => {
    await replicaInUse();
    await content.database.pool.query('delete from stored_page; delete from requested_page');
    const time = new ModelTime();
    const processes: World['processes'] = [await begun(0, time), await begun(1, time)];
    const world: World = { time, processes, changes: [], open: null };
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), all);
    } finally {
      // Whatever has failed: the next run would wait for the lock of this one's publication.
      await commit(world);
    }
    await settle(world);
  });
  await fc.assert(property, { numRuns: 80 });
  const counts = reached.flatMap(({ replicas }) => replicas?.all.map((one) => one.counts) ?? []);
  const sum = (of: 'answered' | 'behind') => counts.reduce((all, one) => all + one[of], 0);
  // It was of use, and it was too old often enough.
  expect(sum('answered')).toBeGreaterThan(50);
  expect(sum('behind')).toBeGreaterThan(10);
}, 120_000);

/** The replica has everything, and both processes ask it. */
async function replicaInUse(): Promise<void> {
  await servers.resumeReplay();
  await servers.caughtUp();
  await vi.waitFor(
    () => {
      for (const { replicas } of reached) expect(replicas?.all[0]?.isInUse).toBe(true);
    },
    { timeout: 10_000, interval: 10 },
  );
}

/** When everybody has heard everything, everybody shows what is live and of today, and nobody renders what another has. */
async function settle(world: World): Promise<void> {
  const live = await liveNow(content.database.kysely);
  for (const watched of world.processes) {
    await answerPending(watched);
    while (await hear(world, watched));
    watched.process.clock.ms += grace;
    for (const key of keys) {
      const shown = await watched.process.ask(key);
      const all = { ...live, day: world.time.day };
      expect(shown).toEqual(key === '/list' ? live : { [key.slice(1)]: all[key.slice(1) as keyof Floor] });
    }
  }
  // What is still being written would be stored as of later.
  for (const { process } of world.processes) await process.store.written();
  const { time } = world;
  const [first, second, third] = [await begun(0, time), await begun(1, time), await begun(0, time)];
  for (const key of keys) await first.process.ask(key);
  await first.process.store.written();
  for (const key of keys) await second.process.ask(key);
  expect(second.process.rendered).toBe(0);
  // The day after, what shows no day is still what it was.
  for (let passed = 0; passed < 3; passed += 1) await time.pass(nineHours, content.database);
  for (const key of keys) await third.process.ask(key);
  expect(third.process.rendered).toBe(1);
  await Promise.all(time.processes.map(({ store }) => store.written()));
}
