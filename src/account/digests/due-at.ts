import { type RawBuilder, sql } from 'kysely';
import { HOME_ZONE } from '../newsletters/assemble-issue.ts';

/**
 * When something is told that was found now, as SQL over `visitor v` and `known_time_zone z`: at once, or at the next hour
 * of their choice where they are, of any day or of their day of the week.
 *
 * @param frequency of the alert that brings it
 */
export function dueAt(frequency: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`(
    select case ${frequency}
      when 'immediate' then now()
      else (date_trunc('day', local_now) + make_interval(
        days => case
          when ${frequency} = 'daily' then 0
          else (v.mail_weekday - extract(isodow from local_now)::int + 7) % 7
        end, hours => v.mail_hour)
        + case
            when date_trunc('day', local_now) + make_interval(hours => v.mail_hour) > local_now then interval '0'
            when ${frequency} = 'daily' then interval '1 day'
            when extract(isodow from local_now)::int = v.mail_weekday then interval '7 days'
            else interval '0'
          end) at time zone coalesce(z.name, ${HOME_ZONE})
    end
    from (select ${now}::timestamptz at time zone coalesce(z.name, ${HOME_ZONE}) as local_now) here)`;
}

/**
 * The next hour of a reader of newsletters from now on, on a day or after it, as SQL.
 *
 * @param zone a name that the database knows
 * @param day before which it does not come; null: today
 */
export function morningAt(
  { zone, hour, day }: Readonly<Record<'zone' | 'hour' | 'day', RawBuilder<unknown>>>,
  now: Date,
): RawBuilder<unknown> {
  return sql`(
    select (date_trunc('day', local_now) + make_interval(hours => ${hour}) + case
      when date_trunc('day', local_now) + make_interval(hours => ${hour}) > local_now then interval '0'
      else interval '1 day' end) at time zone ${zone}
    from (select greatest(${now}::timestamptz at time zone ${zone}, ${day}::timestamp) as local_now) here)`;
}
