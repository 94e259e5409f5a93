import { type Kysely, sql } from 'kysely';
import { contentTypeNames, declarationOf } from '../../content/types/index.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isPermissionList, type PermissionList, permissionText, readPermission } from '../permissions.ts';
import { notFound } from '../refusals.ts';

/** Something on the site that takes a permission. */
export interface Offer {
  readonly list: PermissionList;
  readonly name: string;
  /** The record that explains it: a navigator service, a training series; null when it is many. */
  readonly recordId: string | null;
}

/** What permissions open that no record asks for any more: services that are open to everybody by now. */
const openToAll = [['product|navigator-data-protection', 'navigator-service-data-protection']] as const;

/** Whether everybody may read by now what a permission opened. */
export function isOpenToAll(permission: string, offers: readonly Offer[]): boolean {
  return (
    openToAll.some(([one]) => one === permission) &&
    offers.every((offer) => permissionText(offer) !== permission)
  );
}

/** Makes the finding of the record that explains a permission; null when no single one does. */
export function recordsOf(offers: readonly Offer[]): (permission: string) => string | null {
  const onRequest = offers.map((offer) => [permissionText(offer), offer.recordId] as const);
  const records = new Map<string, string | null>([...openToAll, ...onRequest]);
  return (permission) => records.get(permission) ?? null;
}

/** Of each type that takes a permission: the record that explains it. */
const explanations = contentTypeNames.flatMap((name) => {
  const by = declarationOf(name).gate?.explainedBy;
  if (by === undefined) return [];
  return by === 'itself'
    ? [sql`when ${name} then l.record_id`]
    : [sql`when ${name} then l.fields ->> ${by.field}::text`];
});

/** Everything that live records ask a permission for, each once. */
export async function readCatalogue(db: Kysely<DB>): Promise<Offer[]> {
  const { rows } = await sql<{ permission: string; recordId: string | null }>`
    select distinct on (permission) permission, "recordId" from (
      select l.fields ->> 'permission' as permission,
        case l.type ${sql.join(explanations, sql` `)} end as "recordId"
      from live l
      where l.locale = 'en' and l.fields ? 'permission' and l.withdrawn_at is null
    ) as on_request
    where permission <> ''
    order by permission, "recordId" nulls last`.execute(db);
  const offers = rows.flatMap(({ permission, recordId }) => {
    const { list, name } = readPermission(permission);
    return isPermissionList(list) ? [{ list, name, recordId }] : [];
  });
  // A permission that is written with its list and without is one.
  return [...new Map(offers.map((offer) => [permissionText(offer), offer])).values()];
}

/** What a permission opens. @param permission with its list or without @throws GraphQLError NOT_FOUND */
export async function findOffer(db: Kysely<DB>, permission: string): Promise<Offer> {
  const wanted = readPermission(permission);
  const offer = (await readCatalogue(db)).find(
    ({ list, name }) => name === wanted.name && (list === wanted.list || !permission.includes('|')),
  );
  if (!offer) throw notFound();
  return offer;
}
