import type { Pool } from 'pg';

/** Whose claims they are. */
export interface Claiming {
  readonly pool: Pick<Pool, 'query'>;
  readonly build: string;
  /** The name of this process. */
  readonly by: string;
  /** After so many seconds another process may take what is not finished. */
  readonly seconds: number;
}

/**
 * Pages that were asked for, are not stored, and were not made in advance since; those most asked for first. Whoever
 * claims at the same time gets others: rows that another statement chooses are passed over, and where it has ended
 * meanwhile, what it wrote is seen by the conflict.
 */
const toMake = `
  with chosen as (
    select requested.key from requested_page requested
    left join page_warming warming on warming.build = $1 and warming.key = requested.key
    where not exists (select from stored_page stored where stored.build = $1 and stored.key = requested.key)
      and (warming.key is null or (warming.claimed_until <= clock_timestamp()
        and (warming.made_at is null or warming.made_at < requested.requested_at)))
    order by requested.weight desc, requested.key
    limit $4
    for no key update of requested skip locked
  )
  insert into page_warming as warming (build, key, claimed_by, claimed_until)
  select $1, key, $2, clock_timestamp() + $3 * interval '1 s' from chosen
  on conflict (build, key) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
  where warming.claimed_until <= clock_timestamp() and (warming.made_at is null or warming.made_at <
    (select requested_at from requested_page where key = excluded.key))
  returning key`;

/** Stored pages that were asked for and could be smaller. */
const toCompress = `
  with chosen as (
    select requested.key from stored_page stored
    join requested_page requested on requested.key = stored.key
    left join page_warming warming on warming.build = $1 and warming.key = requested.key
    where stored.build = $1 and stored.encoding = 'br' and stored.level < 11
      and (warming.key is null or warming.claimed_until <= clock_timestamp())
    order by requested.weight desc, requested.key
    limit $4
    for no key update of requested skip locked
  )
  insert into page_warming as warming (build, key, claimed_by, claimed_until)
  select $1, key, $2, clock_timestamp() + $3 * interval '1 s' from chosen
  on conflict (build, key) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
  where warming.claimed_until <= clock_timestamp()
  returning key`;

/** @returns the keys of at most so many pages, which are this process's alone until the claim is over */
export async function claimPages(
  { pool, build, by, seconds }: Claiming,
  step: 'make' | 'compress',
  most: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(step === 'make' ? toMake : toCompress, [
    build,
    by,
    seconds,
    most,
  ]);
  return rows.map(({ key }) => key);
}

/** Notes that a claimed page was made, or cannot be: nobody makes it again before it is asked for again. */
export async function noteMade({ pool, build, by }: Claiming, key: string): Promise<void> {
  await pool.query(
    `update page_warming set made_at = clock_timestamp(), claimed_until = clock_timestamp()
     where build = $1 and key = $2 and claimed_by = $3`,
    [build, key, by],
  );
}

/** Gives claimed pages back. */
export async function giveBack({ pool, build, by }: Claiming, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await pool.query(
    `update page_warming set claimed_until = clock_timestamp()
     where build = $1 and key = any($2::text[]) and claimed_by = $3`,
    [build, keys, by],
  );
}
