import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestSite, testSiteOn } from '../../content/publish/test-site.fixture.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { startPrimaryAndReplica } from '../../platform/db/testing/primary-and-replica.fixture.ts';
import {
  abandon,
  answerPending,
  ask,
  begin,
  beginAnew,
  begun,
  commit,
  grace,
  hear,
  open,
  type Watched,
  type World,
} from './orderings-world.fixture.ts';
import { keys, liveNow, ModelTime, type RecordId, records } from './page-orderings.fixture.ts';

let servers: Awaited<ReturnType<typeof startPrimaryAndReplica>>;
let content: TestSite;
/** What the two processes reach, however often each begins anew. */
let reached: [Database, Database];
beforeAll(async () => {
  servers = await startPrimaryAndReplica();
  content = testSiteOn(connect(servers.url, { max: 4 }), async () => {});
  await content.add({ id: 'about', type: 'section', slug: 'about-us' });
  for (const id of records)
    await content.add({ id, type: 'page', slug: id, parentId: 'about', fields: { title: '1' } });
  const readUrls = [servers.urlAt(servers.replica.place)];
  const reach = () => connect(servers.url, { max: 4, readUrls });
  reached = [reach(), reach()];
}, 60_000);
afterAll(async () => {
  await Promise.all(reached.map((database) => database.end()));
  await content.end();
  await servers.stop();
});

type Model = Record<string, never>;
type Command = fc.AsyncCommand<Model, World>;

const nineHours = 9 * 3_600_000;

function command(name: string, run: (world: World) => Promise<void>): Command {
  return { check: () => true, run: (_, world) => run(world), toString: () => name };
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
  fc.constant(command('who publishes ends before the commit', abandon)),
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
    command(`restart ${at}`, async (world) => {
      const { process, pending } = world.processes[at];
      await process.go();
      await Promise.all(pending.map(({ answer }) => answer));
      await process.written();
      await beginAnew(world, at);
    }),
  ),
  which.map((at) =>
    command(`kill ${at}`, async (world) => {
      world.processes[at].process.kill();
      await beginAnew(world, at);
    }),
  ),
  which.map((at) =>
    command(`hold what ${at} writes`, async ({ processes }) => processes[at].process.writes.hold()),
  ),
  fc.constant(command('all that was written arrives', ({ time }) => time.written())),
  fc.tuple(which, id, fc.boolean()).map(([at, id, hard]) =>
    command(
      `${hard ? 'take down' : 'publish'} ${id} while what ${at} made of it is on its way`,
      async (world) => {
        const watched = world.processes[at];
        await watched.process.written();
        await commit(world);
        await content.database.pool.query('delete from stored_page where key = $1', [`/${id}`]);
        watched.process.writes.hold();
        watched.process.forgetAll();
        watched.asked.clear();
        await ask(world, watched, `/${id}`);
        await open(world, id, hard);
        await commit(world);
        await ask(world, world.processes[at === 0 ? 1 : 0], `/${id}`);
      },
    ),
  ),
  fc
    .tuple(which, key)
    .map(([at, key]) =>
      command(`begin to compress ${key} better ${at}`, async ({ processes }) =>
        processes[at].process.beginCompressing(key),
      ),
    ),
  fc.tuple(which, id, fc.boolean()).map(([at, id, hard]) =>
    command(`${hard ? 'take down' : 'publish'} ${id} while ${at} compresses it better`, async (world) => {
      const [own, other] = [world.processes[at], world.processes[at === 0 ? 1 : 0]];
      await ask(world, own, `/${id}`);
      own.process.beginCompressing(`/${id}`);
      await open(world, id, hard);
      await commit(world);
      await hearAndForget(world, other);
      await ask(world, other, `/${id}`);
      await other.process.written();
      await own.process.endCompressing();
    }),
  ),
  which.map((at) =>
    command(`end to compress ${at}`, ({ processes }) => processes[at].process.endCompressing()),
  ),
  which.map((at) =>
    command(`forget all ${at}`, async ({ processes }) => {
      processes[at].process.forgetAll();
      processes[at].asked.clear();
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
    const place = { content, reached, time: new ModelTime() };
    const processes: World['processes'] = [await begun(place, 0), await begun(place, 1)];
    const world: World = { ...place, processes, changes: [], open: null };
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

/** As a process does that may have missed something. */
async function hearAndForget(world: World, watched: Watched): Promise<void> {
  await answerPending(watched);
  while (await hear(world, watched));
  watched.process.forgetAll();
  watched.asked.clear();
}

/** When everybody has heard everything, everybody shows what is live and of today, and nobody renders what another has. */
async function settle(world: World): Promise<void> {
  const live = await liveNow(content.database.kysely);
  const newest = (key: string) => {
    const own = { ...live, day: world.time.day }[key.slice(1) as RecordId | 'day'];
    return own === undefined ? live : { [key.slice(1)]: own };
  };
  for (const watched of world.processes) {
    await answerPending(watched);
    while (await hear(world, watched));
    watched.process.clock.ms += grace;
    for (const key of keys) {
      const shown = await watched.process.ask(key);
      expect(shown).toEqual(newest(key));
    }
  }
  // What is still being written would be stored as of later.
  const { time } = world;
  await time.written();
  const [first, second, third] = [await begun(world, 0), await begun(world, 1), await begun(world, 0)];
  for (const key of keys) expect(await first.process.ask(key)).toEqual(newest(key));
  await first.process.store.written();
  for (const key of keys) await second.process.ask(key);
  expect(second.process.rendered).toBe(0);
  // The day after, what shows no day is still what it was.
  for (let passed = 0; passed < 3; passed += 1) await time.pass(nineHours, content.database);
  for (const key of keys) await third.process.ask(key);
  expect(third.process.rendered).toBe(1);
  await time.written();
}
