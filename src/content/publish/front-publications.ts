import type { Pool } from 'pg';
import type { FrontCache } from '../../platform/front-cache/front-cache.ts';
import { everyPage, keyOf } from '../../platform/front-cache/front-headers.ts';
import { purge } from '../../platform/front-cache/purge.ts';
import { tell } from '../../platform/observe/measured-events.ts';

type Queryable = Pick<Pool, 'query'>;

/** More tags than this are forgotten with everything else, by one request. */
const mostTags = 2_000;

/** What a cache in front has been told of. */
export interface FrontState {
  /** The newest publication that it was told of, and of which it was told twice; -1: of none. */
  readonly purged: number;
  readonly settled: number;
  /** The newest there is. */
  readonly newest: number;
}

/** The name of a cache in front: another address, or another service, has been told of nothing. */
function frontName({ kind, addresses }: FrontCache): string {
  return `${kind} ${addresses.join(' ')}`;
}

export async function readFrontState(pool: Queryable, front: FrontCache): Promise<FrontState> {
  const { rows } = await pool.query<FrontState>(
    `select coalesce(front.purged_seq, -1)::int as purged, coalesce(front.settled_seq, -1)::int as settled,
       (select coalesce(max(seq), 0)::int from publication) as newest
     from (values ($1::text)) as wanted (name) left join front_cache front using (name)`,
    [frontName(front)],
  );
  return rows[0] ?? { purged: -1, settled: -1, newest: 0 };
}

/**
 * Tells a cache in front to forget what was published after `after`, and notes that it was. To be called when no process
 * serves anything older any more; safe to do twice, and by several processes.
 *
 * @param stage `settled`, when it is told the second time
 * @throws PurgeFailed, and what the database throws
 */
export async function purgePublications(
  pool: Queryable,
  front: FrontCache,
  {
    after,
    upTo,
    stage,
  }: { readonly after: number; readonly upTo: number; readonly stage: 'purged' | 'settled' },
): Promise<void> {
  const keys = after < 0 ? [everyPage] : await keysOf(pool, after, upTo);
  try {
    await purge(front, keys);
    tell('purge', { isDone: true });
  } catch (error) {
    tell('purge', { isDone: false });
    throw error;
  }
  await pool.query(
    `insert into front_cache as known (name, purged_seq, settled_seq) values ($1, $2::bigint, case when $3::boolean then $2::bigint else -1 end)
     on conflict (name) do update set purged_seq = greatest(known.purged_seq, excluded.purged_seq),
       settled_seq = greatest(known.settled_seq, excluded.settled_seq), purged_at = clock_timestamp()`,
    [frontName(front), upTo, stage === 'settled'],
  );
}

/** Keys of whatever publications after `after`, up to `upTo`, have touched. */
async function keysOf(pool: Queryable, after: number, upTo: number): Promise<string[]> {
  const { rows } = await pool.query<{ tag: string }>(
    `select 'record:' || id as tag from publication, unnest(record_ids) id where seq > $1 and seq <= $2
     union select 'type:' || name from publication, unnest(types) name where seq > $1 and seq <= $2
     limit ${mostTags + 1}`,
    [after, upTo],
  );
  return rows.length > mostTags ? [everyPage] : rows.map(({ tag }) => keyOf(tag));
}

/** Takes the telling of a cache for a while; false: another process has it. */
export async function takeTurn(pool: Queryable, front: FrontCache, seconds: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into front_cache as known (name, purged_seq, busy_until)
     values ($1, -1, clock_timestamp() + $2::float8 * interval '1 s')
     on conflict (name) do update set busy_until = excluded.busy_until where known.busy_until < clock_timestamp()`,
    [frontName(front), seconds],
  );
  return rowCount === 1;
}

/** Keeps it for longer. */
export async function holdTurn(pool: Queryable, front: FrontCache, seconds: number): Promise<void> {
  await pool.query(
    `update front_cache set busy_until = clock_timestamp() + $2::float8 * interval '1 s' where name = $1`,
    [frontName(front), seconds],
  );
}

export async function leaveTurn(pool: Queryable, front: FrontCache): Promise<void> {
  await pool.query(`update front_cache set busy_until = '-infinity' where name = $1`, [frontName(front)]);
}
