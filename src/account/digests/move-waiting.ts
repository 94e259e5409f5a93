import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { HOME_ZONE } from '../newsletters/assemble-issue.ts';
import { ISSUE_WRITER } from '../newsletters/queue-issues.ts';
import { dueAt, morningAt } from './due-at.ts';

/**
 * Has what waits to be told to a reader come when they want it now: after they chose another hour, day, zone or rhythm.
 * What is on its way already goes on.
 *
 * @param now from which on their next hour is counted
 */
export async function moveWaiting(trx: Kysely<DB>, visitor: string, now = new Date()): Promise<void> {
  await sql`
    update alert_hit h set due_at = ${dueAt(sql`a.frequency`, now)}
    from alert a join visitor v on v.id = a.visitor
    left join visitor_profile p on p.visitor = v.id
    left join known_time_zone z on z.name = p.time_zone
    where h.visitor = ${visitor} and h.digest is null and a.visitor = ${visitor} and a.ended_at is null
      and a.kind = h.kind and coalesce(a.record_id, a.report_id::text, a.query) = coalesce(h.subject_id, h.query)`.execute(
    trx,
  );
  const zone = sql`coalesce(z.name, ${HOME_ZONE})`;
  const morning = morningAt({ zone, hour: sql`v.mail_hour::int`, day: sql`i.send_on` }, now);
  await sql`
    update mail m set due_at = moved.at, expires_at = moved.at + interval '3 days'
    from (
      select m.id, ${morning} as at
      from visitor v join visitor_profile p on p.visitor = v.id and p.email <> '' and p.email_verified
      left join known_time_zone z on z.name = p.time_zone
      join mail m on m.state = 'waiting' and m.writer = ${ISSUE_WRITER} and not m.has_turn and m.due_at > ${now}
        and lower(m.recipient) = lower(p.email)
      join newsletter_issue i on i.id = (m.content ->> 'issue')::bigint
      where v.id = ${visitor}) moved
    where m.id = moved.id and m.state = 'waiting' and not m.has_turn`.execute(trx);
}
