import { type Kysely, sql } from 'kysely';
import { type PermissionList, permissionText } from '../../account/permissions.ts';
import { readCatalogue, recordsOf } from '../../account/subscriptions/catalogue.ts';
import { settleRequests, wasGiven } from '../../account/subscriptions/subscriptions.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { productOf, sendRequest } from './ask-from-account.ts';

interface Unsent {
  readonly id: number;
  readonly list: PermissionList;
  readonly name: string;
  readonly note: string;
  readonly locale: SiteLocale;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organisationName: string;
}

/**
 * Sends what was asked for from an account and reached nobody at the firm: by a version that only kept it, or by a reader
 * whose address was not known then and is now. What was given meanwhile is asked for no more. Safe to do twice, and by
 * several processes.
 *
 * @param siteOrigin what links in mails begin with
 * @returns how many were sent
 */
export async function sendUnsentRequests(db: Kysely<DB>, siteOrigin: string): Promise<number> {
  const { rows } = await sql<Unsent>`
    select r.id, r.list, r.name, r.note, v.mail_locale as locale, p.email,
      coalesce(p.first_name, '') as "firstName", coalesce(p.last_name, '') as "lastName",
      coalesce(p.organisation_name, '') as "organisationName"
    from access_request r join visitor v on v.id = r.visitor join visitor_profile p on p.visitor = r.visitor
    where r.reference is null and r.settled_at is null and p.email <> '' and not ${wasGiven}
    order by r.id`.execute(db);
  if (rows.length === 0) return 0;
  const recordFor = recordsOf(await readCatalogue(db));
  let sent = 0;
  for (const { id, list, name, note, locale, ...sender } of rows) {
    const product = await productOf(db, { list, name, recordId: recordFor(permissionText({ list, name })) });
    sent += await db.transaction().execute(async (trx) => {
      const [own] = await trx
        .selectFrom('access_request')
        .select('id')
        .where('id', '=', id)
        .where('reference', 'is', null)
        .where('settled_at', 'is', null)
        .forUpdate()
        .skipLocked()
        .execute();
      if (!own) return 0;
      await sendRequest(trx, { id, product, note, locale, sender }, siteOrigin);
      return 1;
    });
  }
  return sent;
}

/**
 * Settles what is still waited for although what was sent for it was closed or deleted, by a version that knows nothing of
 * requests. Doing it twice changes nothing.
 */
export async function settleEndedRequests(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ reference: string }>`
    select r.reference from access_request r
    where r.reference is not null and r.settled_at is null and not exists (
      select from submission s where s.reference = r.reference and s.state <> 'closed')`.execute(db);
  await settleRequests(
    db,
    rows.map(({ reference }) => reference),
  );
}
