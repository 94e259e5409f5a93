import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { lease } from './site-processes.ts';

/**
 * Forgets a site process that somebody knows to be dead, so that no take-down names it any more.
 *
 * @throws Error when there is none of that name, which names those there are, or when it lives: it would be back at once
 */
export async function forgetProcess(db: Kysely<DB>, name: string): Promise<void> {
  const silent = sql<boolean>`seen_at < clock_timestamp() - ${lease.silentAfter} * interval '1 ms'`;
  const forgotten = await db
    .deleteFrom('site_process')
    .where('name', '=', name)
    .where(silent)
    .returning('name')
    .executeTakeFirst();
  if (forgotten) return;
  const all = await db
    .selectFrom('site_process')
    .select(['name', silent.as('isSilent')])
    .orderBy('name')
    .execute();
  if (all.some((one) => one.name === name)) {
    throw new Error(
      `${name} was heard of less than ${lease.silentAfter / 1_000} seconds ago: stop it first.`,
    );
  }
  const others = all.map((one) => `${one.name} (${one.isSilent ? 'silent' : 'heard of'})`).join(', ');
  throw new Error(`There is no process ${name}. There is ${others || 'none'}.`);
}
