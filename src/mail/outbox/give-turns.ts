import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/** One gives turns at a time. */
const LOCK = sql`hashtext('mail_turn')`;

/** As many get their turns at once. */
const AT_ONCE = 2_000;

/**
 * Sets the turns of mails in bulk that are due: one after the other within each domain, so that no mail server gets more
 * of them in a minute than it takes, and in the order in which they were written. Of several processes at once one does
 * so: two would take some each, and whoever is first would send a later mail before an earlier one.
 *
 * @param perMinute mails in bulk to one domain
 */
export async function giveTurns(db: Kysely<DB>, perMinute: number): Promise<void> {
  const gap = sql`make_interval(secs => ${60 / perMinute})`;
  await sql`
    with due as (
      select id, domain from mail
      where state = 'waiting' and is_bulk and not has_turn and due_at <= now()
        and (select pg_try_advisory_xact_lock(${LOCK}))
      order by due_at, id limit ${AT_ONCE} for update skip locked
    ), numbered as (
      select id, domain, row_number() over (partition by domain order by id) as number from due
    ), counted as (
      select domain, count(*) as mails from due group by domain order by domain
    ), turn as (
      insert into mail_turn (domain, next_at) select domain, now() + mails * ${gap} from counted
      on conflict (domain) do update set next_at =
        greatest(mail_turn.next_at, now()) + (select mails from counted where counted.domain = mail_turn.domain) * ${gap}
      returning domain, next_at
    )
    update mail set has_turn = true, due_at = turn.next_at - (mails - number + 1) * ${gap}
    from numbered join counted using (domain) join turn using (domain) where numbered.id = mail.id`.execute(
    db,
  );
}
