import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../src/art/random.ts';
import type { Fleet, Member } from '../rolling/fleet.ts';
import type { DatabasePair } from './database-pair.ts';
import type { PostgresServer } from './postgres-server.ts';

export interface Stage {
  readonly fleet: Fleet;
  readonly pair: DatabasePair;
  readonly random: Random;
}

/** What can go wrong. */
export interface Fault {
  readonly name: string;
  /** Whether this machine can do it. */
  readonly isPossible?: (stage: Stage) => boolean;
  /** Does it, and resolves when its cause is gone: from then on everything must come back by itself. */
  inflict(stage: Stage): Promise<void>;
  /** Puts back what a person would have to, once everything answers again. */
  afterwards?(stage: Stage): Promise<void>;
}

const members = ({ fleet }: Stage): readonly [Member, ...Member[]] => [...fleet.sites, ...fleet.identities];

const databaseSignal = (
  name: string,
  signal: NodeJS.Signals,
  of: 'primary' | 'standby' = 'primary',
): Fault => ({
  name,
  inflict: async ({ pair }) => {
    const pid = pair[of]().pid();
    send(pid, signal);
    await untilGone(pid);
  },
});

const processSignal = (name: string, signal: NodeJS.Signals): Fault => ({
  name,
  inflict: async (stage) => {
    const pid = processOf(stage.random.pick(members(stage)));
    send(pid, signal);
    await untilGone(pid);
  },
});

/** In the order in which they are drawn from; another fault is another entry. */
export const faults: readonly [Fault, ...Fault[]] = [
  databaseSignal('the database is killed', 'SIGKILL'),
  databaseSignal('the database is shut down fast', 'SIGINT'),
  databaseSignal('the database is shut down at once', 'SIGQUIT'),
  databaseSignal('the second database is killed', 'SIGKILL', 'standby'),
  {
    name: 'a process of the database is killed',
    inflict: async ({ pair, random }) => send(pickOne(random, childrenOf(pair.primary().pid())), 'SIGKILL'),
  },
  {
    name: 'all connections to the database are ended',
    inflict: ({ pair }) =>
      pair.primary().asSuperuser(async (client) => {
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'chancery'",
        );
      }),
  },
  {
    name: 'the database is frozen for some seconds',
    inflict: ({ pair, random }) => freeze(pair.primary(), random.whole(1_000, 5_000)),
  },
  processSignal('a server is killed', 'SIGKILL'),
  processSignal('a server is told to end', 'SIGTERM'),
  {
    name: 'both sites are killed',
    inflict: async ({ fleet }) => {
      for (const site of fleet.sites) send(processOf(site), 'SIGKILL');
    },
  },
  {
    name: 'a server is frozen for some seconds',
    inflict: async (stage) => {
      const pid = processOf(stage.random.pick(members(stage)));
      send(pid, 'SIGSTOP');
      await delay(stage.random.whole(500, 3_000));
      send(pid, 'SIGCONT');
    },
  },
  {
    name: 'a server is frozen for ever',
    inflict: async (stage) => send(processOf(stage.random.pick(members(stage))), 'SIGSTOP'),
  },
  {
    name: 'the disk of the database is full for some seconds',
    isPossible: ({ pair }) => pair.diskToFill() !== undefined,
    inflict: async ({ pair, random }) => {
      const filler = join(pair.diskToFill() ?? '', 'filler');
      // It ends with “no space left”, which is the point.
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' });
      await delay(random.whole(1_000, 4_000));
      await rm(filler, { force: true });
    },
  },
  {
    name: 'the database dies and the second takes its place',
    inflict: ({ pair }) => pair.failOver(),
    afterwards: ({ pair }) => pair.makeStandby(),
  },
  {
    name: 'the database and a site are killed at once',
    inflict: async ({ pair, fleet, random }) => {
      send(pair.primary().pid(), 'SIGKILL');
      send(processOf(random.pick([...fleet.sites])), 'SIGKILL');
    },
  },
];

async function freeze(server: PostgresServer, milliseconds: number): Promise<void> {
  const first = server.pid();
  const all = first === undefined ? [] : [first, ...childrenOf(first)];
  for (const pid of all) send(pid, 'SIGSTOP');
  await delay(milliseconds);
  for (const pid of all) send(pid, 'SIGCONT');
}

/** A process that was told to end answers on for some seconds: what is seen of it until then is not its return. */
async function untilGone(pid: number | undefined): Promise<void> {
  for (let looks = 0; pid !== undefined && looks < 300 && read(pid, 'environ') !== ''; looks += 1)
    await delay(50);
}

/** One that has ended meanwhile is passed over. */
function send(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function pickOne(random: Random, pids: readonly number[]): number | undefined {
  const [first, ...others] = pids;
  return first === undefined ? undefined : random.pick([first, ...others]);
}

function processes(): number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** A file of a process that may end at any moment. */
function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function childrenOf(parent: number | undefined): number[] {
  return processes().filter((pid) => Number(/^PPid:\s*(\d+)/m.exec(read(pid, 'status'))?.[1]) === parent);
}

/** Of the children of this process the one that was given the member's port. */
function processOf({ port }: Member): number | undefined {
  return childrenOf(process.pid).find((pid) =>
    read(pid, 'environ')
      .split('\0')
      .some((entry) => entry === `FLEET_PORT=${port}`),
  );
}
