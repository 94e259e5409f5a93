import { spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { startEmbedded } from '../../scripts/embedded-postgres/start.ts';
import { type PostgresServer, postgresServer } from './postgres-server.ts';

/**
 * Two PostgreSQL servers, one of which follows the other and has everything that was acknowledged. Where root starts
 * them, each lies on a small disk of its own that can be filled.
 */
export interface DatabasePair {
  /** Of the database that the site uses: it names both servers. */
  readonly url: string;
  primary(): PostgresServer;
  standby(): PostgresServer;
  /** Where the first server's disk can be filled; undefined where it cannot. */
  diskToFill(): string | undefined;
  /** The first server dies, the second takes its place: alone, until it is given a second one. */
  failOver(): Promise<void>;
  /** Why what is acknowledged now would be lost with the first server; undefined where it would not, or where it is alone. */
  problem(): Promise<string | undefined>;
  /** Makes a new second server out of the first; resolves once it has everything. */
  makeStandby(): Promise<void>;
  stop(): Promise<void>;
}

const diskMegabytes = 900;
const slot = 'standby';
const longestCatchUp = 60_000;

/** Starts both, with an empty database. */
export async function startDatabasePair(): Promise<DatabasePair> {
  const root = await mkdtemp(join(tmpdir(), 'chancery-chaos-'));
  await chmod(root, 0o711);
  const isRoot = process.getuid?.() === 0;
  const origin = join(root, 'origin');
  const embedded = await startEmbedded({ dataDir: origin });
  await embedded.stop();
  const user = isRoot ? await ownerOf(join(origin, 'cluster')) : undefined;
  const [installed = ''] = (await readdir(origin)).filter((name) => name.startsWith('postgresql-'));
  const binary = join(origin, installed, 'bin/postgres');

  const disks: string[] = [];
  const place = async (name: string) => {
    const disk = join(root, name);
    await mkdir(disk, { mode: 0o711 });
    if (isRoot && mount(disk)) disks.push(disk);
    const files = join(disk, 'files');
    await mkdir(files, { mode: 0o700 });
    if (user) await chown(files, user.uid, user.gid);
    return postgresServer({ binary, data: join(disk, 'cluster'), files, port: await freePort(), user });
  };
  let primary = await place('a');
  let standby = await place('b');
  await cp(join(origin, 'cluster'), primary.place.data, { recursive: true });
  await own(primary.place.data, user);
  await primary.start();
  let isAlone = true;

  const pair: DatabasePair = {
    url: `postgres://chancery@127.0.0.1:${primary.place.port},127.0.0.1:${standby.place.port}/chancery`,
    primary: () => primary,
    standby: () => standby,
    diskToFill: () => disks.find((disk) => primary.place.data.startsWith(`${disk}/`)),
    failOver: async () => {
      isAlone = true;
      await primary.stop('SIGKILL');
      await standby.asSuperuser(async (client) => {
        await client.query('select pg_promote()');
        await client.query("alter system set synchronous_standby_names = ''");
        await client.query('select pg_reload_conf()');
      });
      [primary, standby] = [standby, primary];
    },
    problem: async () => {
      if (isAlone || (await follows(primary, standby))) return undefined;
      return 'the second database does not follow the first';
    },
    makeStandby: async () => {
      await standby.stop('SIGKILL');
      await rm(standby.place.data, { recursive: true, force: true });
      await copyOf(primary, standby.place.data, user);
      const { files, port } = primary.place;
      await writeFile(
        join(standby.place.data, 'postgresql.auto.conf'),
        `primary_conninfo = 'host=${files} port=${port} user=postgres application_name=standby'\nprimary_slot_name = '${slot}'\n`,
      );
      await writeFile(join(standby.place.data, 'standby.signal'), '');
      await own(standby.place.data, user);
      await standby.start();
      await primary.asSuperuser(async (client) => {
        await client.query("alter system set synchronous_standby_names = 'standby'");
        await client.query('select pg_reload_conf()');
      });
      await untilFollowing(primary, standby);
      isAlone = false;
    },
    stop: async () => {
      await standby.stop('SIGQUIT');
      await primary.stop('SIGQUIT');
      for (const disk of disks) spawnSync('umount', ['--lazy', disk]);
      await rm(root, { recursive: true, force: true });
    },
  };
  await pair.makeStandby();
  return pair;
}

/** Copies a running server's files, as its manual says (26.3.3, a low-level base backup). */
async function copyOf(server: PostgresServer, to: string, user: Owner | undefined): Promise<void> {
  await server.asSuperuser(async (client) => {
    const { rowCount } = await client.query(`select from pg_replication_slots where slot_name = '${slot}'`);
    if (rowCount === 0) await client.query(`select pg_create_physical_replication_slot('${slot}', true)`);
    await client.query("select pg_backup_start('standby', true)");
    await mkdir(to, { mode: 0o700 });
    // Files may come and go meanwhile.
    spawnSync('cp', ['-a', `${server.place.data}/.`, to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_replslot/standby'])
    await rm(join(to, name), { recursive: true, force: true });
  await own(to, user);
}

/** Whether nothing is acknowledged any more that the second has not written: both say so. */
async function follows(first: PostgresServer, second: PostgresServer): Promise<boolean> {
  const isTrue = (server: PostgresServer, condition: string) =>
    server.asSuperuser(async (client) => {
      const { rows } = await client.query<{ is: boolean }>(`select exists (${condition}) as is`);
      return rows[0]?.is === true;
    });
  return (
    (await isTrue(second, "select from pg_stat_wal_receiver where status = 'streaming'")) &&
    (await isTrue(first, "select from pg_stat_replication where state = 'streaming' and sync_state = 'sync'"))
  );
}

async function untilFollowing(first: PostgresServer, second: PostgresServer): Promise<void> {
  const deadline = Date.now() + longestCatchUp;
  while (!(await follows(first, second))) {
    if (Date.now() > deadline) throw new Error(`${second.place.data} does not follow ${first.place.data}.`);
    await delay(50);
  }
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

async function ownerOf(path: string): Promise<Owner> {
  const { uid, gid } = await stat(path);
  return { uid, gid };
}

async function own(path: string, user: Owner | undefined): Promise<void> {
  await chmod(path, 0o700);
  if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, path]);
}

/** A small disk in memory; root alone may make one, and not in every container. */
function mount(path: string): boolean {
  const options = `size=${diskMegabytes}m,mode=711`;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'chancery-chaos', path]).status === 0;
}
