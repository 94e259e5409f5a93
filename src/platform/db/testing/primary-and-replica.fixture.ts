import { vi } from 'vitest';
import { DatabaseClient } from '../client.ts';
import { migrate } from '../migrate.ts';
import { startTcpCluster } from './tcp-cluster.fixture.ts';

interface Server {
  readonly place: string;
  readonly superuserUrl: string;
}

/** Asks a server as its superuser. */
export async function onServer({ superuserUrl }: Server, ...statements: readonly string[]) {
  const client = new DatabaseClient({ connectionString: superuserUrl });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * Two real servers over TCP, one of which follows the other: a database with every migration, whose owner has a
 * password.
 *
 * @param fill is done before the second is made, so that it begins with it
 */
export async function startPrimaryAndReplica(fill: (url: string) => Promise<unknown> = async () => {}) {
  const primary = await startTcpCluster(['host all all 127.0.0.1/32 scram-sha-256']);
  await onServer(primary, "create role site login password 'known'", 'create database site owner site');
  const urlAt = (...places: readonly string[]) => `postgres://site:known@${places.join(',')}/site`;
  const url = urlAt(primary.place);
  await migrate(url);
  await fill(url);
  const replica = await primary.startStandby();
  return {
    primary,
    replica,
    url,
    /** The same database on these servers. */
    urlAt,
    /** From now on the replica shows nothing new, though it is told of it. */
    pauseReplay: async () => {
      await onServer(replica, 'select pg_wal_replay_pause()');
      await vi.waitFor(
        async () => {
          const [row] = await onServer(replica, 'select pg_get_wal_replay_pause_state() as state');
          if (row?.state !== 'paused') throw new Error('The replica has not paused yet.');
        },
        { timeout: 15_000, interval: 10 },
      );
    },
    resumeReplay: () => onServer(replica, 'select pg_wal_replay_resume()'),
    /** Resolves when the replica shows everything that is committed now. */
    caughtUp: async () => {
      const [row] = await onServer(primary, 'select pg_current_wal_flush_lsn() as position');
      await vi.waitFor(
        async () => {
          const [has] = await onServer(
            replica,
            `select pg_last_wal_replay_lsn() >= '${String(row?.position)}'::pg_lsn as everything`,
          );
          if (!has?.everything) throw new Error('The replica is behind.');
        },
        { timeout: 15_000, interval: 10 },
      );
    },
    stop: async () => {
      await replica.stop();
      await primary.stop();
    },
  };
}
