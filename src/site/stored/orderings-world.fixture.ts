import { expect } from 'vitest';
import type { TestSite } from '../../content/publish/test-site.fixture.ts';
import type { Database } from '../../platform/db/connect.ts';
import {
  change,
  liveNow,
  ModelProcess,
  type ModelTime,
  type RecordId,
  type Shown,
} from './page-orderings.fixture.ts';

/** What a page may show at the least: the number of a version, whose order is that of publications, and the day. */
export type Floor = Record<RecordId | 'day', number>;

/** An answer that is not there yet, and what it has to show. */
interface Pending {
  readonly key: string;
  readonly answer: Promise<Shown>;
  readonly floor: Floor;
}

/** A process, and what is known of it from outside. */
export interface Watched {
  process: ModelProcess;
  /** Changes that it has heard of, and when by its clock. */
  heard: { id: RecordId; version: number; at: number }[];
  /** Keys that it was asked for since it began, or has forgotten everything: others it cannot have in memory. */
  asked: Set<string>;
  pending: Pending[];
}

export interface World {
  readonly content: TestSite;
  /** What the two processes reach, however often each begins anew. */
  readonly reached: readonly [Database, Database];
  readonly time: ModelTime;
  readonly processes: [Watched, Watched];
  /** In the order of their commit. */
  readonly changes: { id: RecordId; version: number }[];
  open: { id: RecordId; version: number; latch: PromiseWithResolvers<void>; done: Promise<number> } | null;
}

let versions = 1;
/** Milliseconds for which a page is served on that a publication has touched. */
export const grace = 1_000;

export async function begun(
  { content, reached, time }: Pick<World, 'content' | 'reached' | 'time'>,
  at: 0 | 1,
): Promise<Watched> {
  const { rows } = await content.database.pool.query<{ seq: number }>(
    'select coalesce(max(seq), 0)::int as seq from publication',
  );
  return {
    process: new ModelProcess(reached[at], time, rows[0]?.seq ?? 0),
    heard: [],
    asked: new Set(),
    pending: [],
  };
}

/** A new process in the place of another: it knows of all that was committed. */
export async function beginAnew(world: World, at: 0 | 1): Promise<void> {
  const fresh = await begun(world, at);
  fresh.heard = world.changes.map((change) => ({ ...change, at: Number.NEGATIVE_INFINITY }));
  world.processes[at] = fresh;
}

const older = (one: number, other: number) => Math.abs(one) < Math.abs(other);

/** The least that an answer shows which is asked for now. */
async function floorOf(
  { time, content }: World,
  { process, heard, asked }: Watched,
  key: string,
): Promise<Floor> {
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

export async function answerPending(watched: Watched): Promise<void> {
  await watched.process.go();
  for (const { answer, floor } of watched.pending.splice(0)) check(await answer, floor);
}

export async function ask(world: World, watched: Watched, key: string): Promise<void> {
  await answerPending(watched);
  const floor = await floorOf(world, watched, key);
  watched.asked.add(key);
  check(await watched.process.ask(key), floor);
}

export async function begin(world: World, watched: Watched, key: string): Promise<void> {
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

/** Begins a publication or take-down, once the one before it is committed. */
export async function open(world: World, id: RecordId, isTakeDown: boolean): Promise<void> {
  await commit(world);
  versions += 1;
  const version = isTakeDown ? -versions : versions;
  const latch = Promise.withResolvers<void>();
  // It may fail before anybody waits for it.
  latch.promise.catch(() => undefined);
  const done = change(world.content.database, id, version, latch.promise);
  world.open = { id, version, latch, done };
}

export async function commit(world: World): Promise<void> {
  if (!world.open) return;
  const { id, version, latch, done } = world.open;
  latch.resolve();
  await done;
  world.changes.push({ id, version });
  world.open = null;
}

/** Who publishes ends before the commit. */
export async function abandon(world: World): Promise<void> {
  if (!world.open) return;
  const { latch, done } = world.open;
  latch.reject(new Error('Who publishes has ended.'));
  await expect(done).rejects.toThrow('Who publishes has ended.');
  world.open = null;
}

/** Tells a process of the next change; false: there is none. */
export async function hear(world: World, watched: Watched): Promise<boolean> {
  const change = world.changes[watched.heard.length];
  if (!change || !(await watched.process.hear())) return false;
  watched.heard.push({ ...change, at: watched.process.clock.ms });
  return true;
}
