import type { ClientBase } from 'pg';
import { isGone, thisPlace } from '../../platform/db/this-process.ts';

/**
 * How a take-down knows who may be serving pages (decision 4). A process renews its lease all the time; when it
 * cannot, because the database is away, it goes on with the pages it has until the lease ends, and until then every
 * take-down names it. Milliseconds.
 */
export const lease = {
  renewEvery: 5_000,
  /** A process that has not renewed for so long does not hear of anything now, and is not waited for. */
  silentAfter: 15_000,
  length: 3_600_000,
  /** A process counts its own lease shorter than others do, because it counts from when it has heard of it. */
  margin: 60_000,
} as const;

/**
 * Says that a process hears of publications from now on, and forgets those whose lease has ended, and those that have
 * died beside it.
 *
 * @param isSilent whether it serves pages, but hears of nothing
 */
export async function renewLease(
  client: ClientBase,
  name: string,
  { isSilent = false }: { readonly isSilent?: boolean } = {},
): Promise<void> {
  await client.query("delete from site_process where seen_at < clock_timestamp() - $1 * interval '1 ms'", [
    lease.length,
  ]);
  await forgetDead(client);
  // At the end: who sees it renewed knows that nothing more is to come.
  await client.query(
    `insert into site_process (name, machine, pid, seen_at)
     values ($1, $2, $3, clock_timestamp() - $4 * interval '1 ms')
     on conflict (name) do update set seen_at = excluded.seen_at`,
    [name, thisPlace.machine, thisPlace.pid, isSilent ? lease.silentAfter : 0],
  );
}

/**
 * Forgets the processes of this machine that are surely dead: nobody has to wait for their leases to end. That a
 * connection of theirs has ended says nothing: one whose way to the database is cut goes on serving what it has.
 */
export async function forgetDead(client: ClientBase): Promise<void> {
  if (thisPlace.machine === null) return;
  const { rows } = await client.query<{ name: string; pid: number }>(
    'select name, pid from site_process where machine = $1',
    [thisPlace.machine],
  );
  const dead = rows.filter(({ pid }) => isGone(pid)).map(({ name }) => name);
  if (dead.length > 0) await client.query('delete from site_process where name = any($1)', [dead]);
}

/** Says that a process serves nothing any more. */
export async function endLease(client: Pick<ClientBase, 'query'>, name: string): Promise<void> {
  await client.query('delete from site_process where name = $1', [name]);
}

interface LeasedProcess {
  readonly name: string;
  /** It has not renewed its lease as it should have. */
  readonly isSilent: boolean;
}

/** Every process that may be serving pages. */
export async function leasedProcesses(client: ClientBase): Promise<LeasedProcess[]> {
  const { rows } = await client.query<LeasedProcess>(
    `select name, seen_at < clock_timestamp() - $1 * interval '1 ms' as "isSilent" from site_process
     where seen_at >= clock_timestamp() - $2 * interval '1 ms' order by name`,
    [lease.silentAfter, lease.length],
  );
  return rows;
}

/**
 * Watches a process's own lease: `renewed` begins it anew; once it has ended, `onEnd` is called, and again and again
 * until it is renewed, so that nothing that was kept meanwhile is served for long.
 */
export function watchLease(onEnd: () => void, length: number) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const arm = (wait: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      onEnd();
      arm(Math.min(length, lease.renewEvery));
    }, wait);
  };
  return {
    renewed: () => arm(length),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
