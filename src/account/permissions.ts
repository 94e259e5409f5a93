import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';

/** The three lists of a user's authorization (spec §3). */
export const permissionLists = ['product', 'collaboration', 'compliance'] as const;
export type PermissionList = (typeof permissionLists)[number];

/** Something that somebody may use: `product|navigator-ai` is `navigator-ai` of the list `product`. */
export interface HeldPermission {
  /** One of the three, or `content` for those who edit. */
  readonly list: string;
  readonly name: string;
  /** The last day; null: without end. */
  readonly until: string | null;
}

/** The user's permissions as the API answers them, each written with its list in front. */
export interface UserPermissions {
  readonly productPermissions: readonly string[];
  readonly collaborationPermissions: readonly string[];
  readonly compliancePermissions: readonly string[];
}

/** `product|navigator-ai` */
export function permissionText({ list, name }: Pick<HeldPermission, 'list' | 'name'>): string {
  return `${list}|${name}`;
}

/** A permission as somebody wrote it; one without a list is of the products'. */
export function readPermission(text: string): { list: string; name: string } {
  const pipe = text.indexOf('|');
  return pipe < 0
    ? { list: 'product', name: text }
    : { list: text.slice(0, pipe), name: text.slice(pipe + 1) };
}

export function isPermissionList(list: string): list is PermissionList {
  return (permissionLists as readonly string[]).includes(list);
}

/** Permissions by their lists; what is of none of the three is left out. */
export function userPermissions(held: readonly HeldPermission[]): UserPermissions {
  const of = (list: PermissionList) => held.filter((one) => one.list === list).map(permissionText);
  return {
    productPermissions: of('product'),
    collaborationPermissions: of('collaboration'),
    compliancePermissions: of('compliance'),
  };
}

/**
 * What somebody may use today: by entitlements, and by what the embedded provider's account says of its owner. What
 * there is any entitlement to, past or to come, follows that alone.
 */
export async function heldPermissions(db: Kysely<DB>, sub: string): Promise<HeldPermission[]> {
  const { rows } = await sql<HeldPermission>`
    select list, name, until_day::text as until from entitlement
    where visitor = ${sub} and from_day <= current_date and (until_day is null or until_day >= current_date)
    union all
    select distinct split_part(one, '|', 1), substr(one, strpos(one, '|') + 1), null
    from account cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(app_metadata -> 'permissions') when 'array' then app_metadata -> 'permissions' else '[]' end
    ) as one
    where account.id = ${sub} and strpos(one, '|') > 1 and not exists (
      select from entitlement e where e.visitor = ${sub} and e.list || '|' || e.name = one)
    order by list, name`.execute(db);
  return rows;
}

/** The permissions of a subject as the access token's claim lists them. */
export async function permissionsOf(db: Kysely<DB>, sub: string): Promise<string[]> {
  return (await heldPermissions(db, sub)).map(permissionText);
}
