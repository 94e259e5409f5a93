import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { EnteredRoom } from './entered-room.ts';

export const matterStatuses = ['preparing', 'under-way', 'waiting', 'completing', 'closed'] as const;
export type MatterStatus = (typeof matterStatuses)[number];

export interface RoomDate {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

export interface RoomMatter {
  readonly id: string;
  readonly title: string;
  readonly locale: SiteLocale;
  readonly status: MatterStatus;
  readonly dates: readonly RoomDate[];
}

/** Its matters, those that are closed last, each with its dates from a day on. */
export async function readMatters(
  db: Kysely<DB>,
  { name }: EnteredRoom,
  from: string,
): Promise<RoomMatter[]> {
  const { rows } = await sql<RoomMatter>`
    select m.id, m.title, m.locale, m.status, coalesce((
      select jsonb_agg(jsonb_build_object('id', d.id, 'day', d.day, 'title', d.title, 'madeAt', d.made_at)
        order by d.day, d.made_at, d.id)
      from room_date d where d.matter = m.id and d.day >= ${from}::date), '[]') as dates
    from room_matter m where m.room = ${name}
    order by m.status = 'closed', m.made_at, m.id`.execute(db);
  return rows;
}

export interface RoomReader {
  /** Of the version. */
  readonly number: number;
  /** Null: they gave none. */
  readonly name: string | null;
  readonly at: string;
}

export interface RoomVersion {
  readonly number: number;
  readonly name: string;
  readonly size: number;
  readonly scan: 'unscanned' | 'clean' | 'infected';
  /** Who sent it; null: the firm, or somebody who is no longer known. */
  readonly sender: string | null;
  readonly byFirm: boolean;
  readonly addedAt: string;
}

export interface RoomDocument {
  readonly id: string;
  readonly matterId: string | null;
  readonly title: string;
  readonly locale: SiteLocale;
  /** The last day on which it is here. */
  readonly untilDay: string | null;
  /** The newest first. */
  readonly versions: readonly RoomVersion[];
  /** Who has downloaded which, the last one first. */
  readonly readers: readonly RoomReader[];
}

/** Its documents that are still here on a day, those with the newest versions first. */
export async function readDocuments(
  db: Kysely<DB>,
  { name }: EnteredRoom,
  today: string,
): Promise<RoomDocument[]> {
  const { rows } = await sql<RoomDocument>`
    select d.id, d.matter as "matterId", d.title, d.locale, d.until_day::text as "untilDay", told.versions, (
      select coalesce(jsonb_agg(jsonb_build_object('number', r.number, 'name', ${nameOf(sql`r.visitor`)}, 'at', r.last_at)
        order by r.last_at desc, r.visitor), '[]')
      from room_read r where r.document = d.id) as readers
    from room_document d cross join lateral (
      select max(v.added_at) as newest, jsonb_agg(jsonb_build_object('number', v.number, 'name', v.name, 'size', v.size,
        'scan', v.scan, 'sender', ${nameOf(sql`v.visitor`)}, 'byFirm', v.by_firm, 'addedAt', v.added_at) order by v.number desc) as versions
      from room_version v where v.document = d.id) told
    where d.room = ${name} and (d.until_day is null or d.until_day >= ${today}::date) and told.versions is not null
    order by told.newest desc, d.id`.execute(db);
  return rows;
}

export interface RoomMember {
  readonly name: string | null;
  readonly jobTitle: string | null;
}

/** Those who hold its permission now, as far as accounts and entitlements of this database say so. */
export async function readMembers(db: Kysely<DB>, { name }: EnteredRoom): Promise<RoomMember[]> {
  const { rows } = await sql<RoomMember>`
    with entitled as (
      select e.visitor, bool_or(e.from_day <= current_date and coalesce(e.until_day >= current_date, true)) as now
      from entitlement e where e.list = 'collaboration' and e.name = ${name} group by e.visitor
    ), member (id) as (
      select visitor from entitled where now
      union
      select a.id from account a
      where a.linked_to is null and a.locked_at is null
        and a.app_metadata -> 'permissions' @> to_jsonb('collaboration|' || ${name}::text)
        and not exists (select from entitled e where e.visitor = a.id)
    )
    select ${nameOf(sql`m.id`)} as name, coalesce(
      (select nullif(p.job_title, '') from visitor_profile p where p.visitor = m.id),
      (select nullif(a.app_metadata ->> 'job_title', '') from account a where a.id = m.id)) as "jobTitle"
    from member m order by name nulls last, m.id`.execute(db);
  return rows;
}

/** Records of the firm's people in it. */
export async function firmPeople(db: Kysely<DB>, { name }: EnteredRoom): Promise<string[]> {
  const room = await db
    .selectFrom('client_room')
    .select('firm_people')
    .where('name', '=', name)
    .executeTakeFirst();
  return room?.firm_people ?? [];
}

/** What somebody calls themself, in their profile or their account. */
function nameOf(visitor: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`coalesce(
    (select nullif(concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, '')), '') from visitor_profile p
     where p.visitor = ${visitor}),
    (select nullif(concat_ws(' ', a.profile ->> 'given_name', a.profile ->> 'family_name'), '') from account a
     where a.id = ${visitor}))`;
}
