import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';

/** Readers whose digests are written at once. */
const AT_ONCE = 20_000;
/** By it one process at a time writes digests. */
const LOCK = 7_070_001;
/** Days for which it is remembered what somebody was told: for so long the same is not told again. */
const REMEMBERED = 90;

/** Where a reader ends or changes what they are sent, without signing in. */
export const MAIL_PREFERENCES_PATH = '/mail/preferences';
/** The name of those letters' writer in the outbox. */
export const DIGEST_WRITER = 'alert-digest';

/**
 * Writes the mails of readers whose time has come into the outbox, one to each with all that is due; what they would be
 * told of and the mail change in one transaction. Who has paused waits; who has no confirmed address is told nothing.
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
    // Two statements, and no join of what is due with itself: the database does not know yet how much of it there is.
    const { rows } = await sql<{ visitor: string }>`
      select h.visitor from (
        select distinct visitor from alert_hit where digest is null and due_at <= now()) h
      join visitor v on v.id = h.visitor
      left join visitor_profile p on p.visitor = h.visitor
      left join known_time_zone z on z.name = p.time_zone
      where coalesce(v.alerts_paused_until < (now() at time zone coalesce(z.name, 'Europe/London'))::date, true)
      limit ${AT_ONCE}`.execute(trx);
    if (rows.length === 0) return 0;
    const readers = sql`${rows.map(({ visitor }) => visitor)}::text[]`;
    await sql`
      with digest as (
        select nextval('alert_digest') as id
      ), told as (
        update alert_hit set digest = (select id from digest)
        where visitor = any(${readers}) and digest is null and due_at <= now()
      )
      insert into mail (cause, recipient, is_bulk, writer, content, unsubscribe_url, expires_at)
      select 'alerts:' || digest.id || ':' || encode(sha256(convert_to(due.visitor, 'UTF8')), 'hex'), p.email, true,
        ${DIGEST_WRITER}, jsonb_build_object('visitor', due.visitor, 'digest', digest.id::text),
        case v.mail_locale
          when 'fr-fr' then ${preferences('fr-fr')} when 'zh-cn' then ${preferences('zh-cn')} else ${preferences('en')}
        end || v.mail_key,
        now() + interval '3 days'
      from digest cross join unnest(${readers}) as due (visitor)
      join visitor v on v.id = due.visitor
      join visitor_profile p on p.visitor = due.visitor and p.email <> '' and p.email_verified
      on conflict (cause) do nothing`.execute(trx);
    return rows.length;
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
