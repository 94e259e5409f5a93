import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';

/** As many hits are told at once, and the others of their readers. */
const AT_ONCE = 20_000;
/** By it one process at a time writes digests. */
const LOCK = 7_070_001;
/** Days for which it is remembered what somebody was told: for so long the same is not told again. */
const REMEMBERED = 90;

/** Where a reader ends or changes what they are sent, without signing in. */
export const MAIL_PREFERENCES_PATH = '/mail/preferences';
/** The name of those letters' writer in the outbox. */
export const DIGEST_WRITER = 'alert-digest';

/** Readers with the calendar of where they are. */
const reader = sql`(
  visitor v left join visitor_profile p on p.visitor = v.id left join known_time_zone z on z.name = p.time_zone)`;
/** Days for which it waits until the address of its reader is known, or mails are sent: as long as one is worth sending. */
const WAITS = 3;
/** Of `alert_hit h` what its reader is to be told now, or never. */
const isDue = sql`
  h.digest is null and h.due_at <= now()
    and (p.email <> '' and p.email_verified or h.due_at < now() - make_interval(days => ${WAITS}))
    and coalesce(v.alerts_paused_until < (now() at time zone coalesce(z.name, 'Europe/London'))::date, true)`;

/**
 * Writes the mails of readers whose time has come into the outbox, one to each with all that is due; what they would be
 * told of and the mail change in one transaction. Who has paused waits; whoever’s address is not known, or not confirmed,
 * waits some days, and then is told nothing of it.
 *
 * @returns how many readers it has dealt with; ask again until there are none
 */
export async function queueDigests(db: Kysely<DB>, siteOrigin: string): Promise<number> {
  const preferences = (locale: 'en' | 'fr-fr' | 'zh-cn') =>
    `${siteOrigin}${addressOf(locale, MAIL_PREFERENCES_PATH)}?key=`;
  return db.transaction().execute(async (trx) => {
    const { rows: locks } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(trx);
    if (!locks[0]?.taken) return 0;
    // The database does not know yet how much is due: each relation below is found by its key, whatever it expects, and
    // nothing that is due is compared with a list of readers, which takes the square of them.
    const { rows } = await sql<{ readers: number; last: string | null }>`
      select count(distinct visitor)::int as readers, max(visitor) as last from (
        select h.visitor from alert_hit h join ${reader} on v.id = h.visitor
        where ${isDue} order by h.visitor limit ${AT_ONCE}) due`.execute(trx);
    const { readers = 0, last = null } = rows[0] ?? {};
    if (last === null) return 0;
    await sql`
      with digest as materialized (
        select nextval('alert_digest') as id
      ), told as (
        update alert_hit h set digest = (select id from digest)
        from ${reader} where v.id = h.visitor and h.visitor <= ${last} and ${isDue}
        returning h.visitor
      )
      insert into mail (cause, recipient, is_bulk, writer, content, unsubscribe_url, expires_at)
      select 'alerts:' || digest.id || ':' || encode(sha256(convert_to(due.visitor, 'UTF8')), 'hex'), p.email, true,
        ${DIGEST_WRITER}, jsonb_build_object('visitor', due.visitor, 'digest', digest.id::text),
        case v.mail_locale
          when 'fr-fr' then ${preferences('fr-fr')} when 'zh-cn' then ${preferences('zh-cn')} else ${preferences('en')}
        end || v.mail_key,
        now() + interval '3 days'
      from digest cross join (select distinct visitor from told) due
      join visitor v on v.id = due.visitor
      join visitor_profile p on p.visitor = due.visitor and p.email <> '' and p.email_verified
      on conflict (cause) do nothing`.execute(trx);
    return readers;
  });
}

/** Forgets what was matched and told long ago. */
export async function forgetTold(db: Kysely<DB>): Promise<void> {
  await sql`delete from alert_hit where digest is not null and at < now() - make_interval(days => ${REMEMBERED})`.execute(
    db,
  );
  await sql`delete from alert_change where matched_at < now() - make_interval(days => ${REMEMBERED})`.execute(
    db,
  );
}

/** Forgets what is no news any more, where nobody is told: switched on again, mails would tell it all at once. */
export async function forgetUntold(db: Kysely<DB>): Promise<void> {
  await sql`delete from alert_change where matched_at is null and at < now() - make_interval(days => ${WAITS})`.execute(
    db,
  );
  await sql`delete from alert_hit where digest is null and due_at < now() - make_interval(days => ${WAITS})`.execute(
    db,
  );
}
