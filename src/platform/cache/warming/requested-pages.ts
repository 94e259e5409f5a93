import type { Pool } from 'pg';

type Queries = Pick<Pool, 'query'>;

/** Seconds after which a request counts for 1/e of a new one. */
const weightFades = 3 * 86_400;
/** Most pages that are remembered, those with the least weight going first, and for how many days without a request. */
const mostRemembered = 20_000;
const remembered = 14;

/**
 * Remembers that pages were asked for, of the keys those of pages that are found and have no query. Each call counts
 * once. The weight is the logarithm of the requests, each counted as e to the power of when it came: that order is
 * the one of requests that fade, and nothing has to be counted down (Cormode et al., Forward Decay, 2009).
 */
export async function noteRequested(pool: Queries, build: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await pool.query(
    `insert into requested_page as requested (key, weight)
     select key, extract(epoch from now()) / $3 from stored_page
     where build = $1 and key = any($2::text[]) and status = 200 and route is not null and strpos(key, '?') = 0
     order by key
     on conflict (key) do update set
       weight = greatest(requested.weight, excluded.weight) + ln(1 + exp(-abs(requested.weight - excluded.weight))),
       requested_at = excluded.requested_at`,
    [build, keys, weightFades],
  );
}

/** Forgets what nobody has asked for lately, and what is too much. */
export async function sweepRequested(pool: Queries): Promise<void> {
  await pool.query(
    `delete from requested_page where requested_at < now() - $1 * interval '1 day' or key in (
       select key from requested_page order by weight desc, key offset $2)`,
    [remembered, mostRemembered],
  );
  // Of older builds, too.
  await pool.query(`delete from page_warming where claimed_until < now() - interval '1 day'`);
}

/** Forgets a page that is there no more. */
export async function forgetRequested(pool: Queries, key: string): Promise<void> {
  await pool.query('delete from requested_page where key = $1', [key]);
}
