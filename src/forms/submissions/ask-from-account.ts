import type { Kysely } from 'kysely';
import type { Profile } from '../../account/profile/read-profile.ts';
import { askForAccess } from '../../account/subscriptions/subscriptions.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { submit } from './submit.ts';

/** What somebody asks for from their account. */
interface Asked {
  /** With its list or without. */
  readonly permission: string;
  readonly note: string | null;
  /** Names the permission for whoever answers. */
  titleOf(permission: string): Promise<string>;
  readonly locale: SiteLocale;
}

/** Who asks. */
interface AskedBy {
  readonly visitor: string;
  readonly profile: Pick<Profile, 'email' | 'firstName' | 'lastName' | 'organisationName'>;
}

/**
 * Asks for a permission, and sends that to whoever answers for products, as the form of a product does: listed, answered by
 * mail, exported and erased with what visitors send. What is waited for already is not sent again; nor is what somebody asks
 * of whom no address is known, since nobody could answer.
 *
 * @param siteOrigin what links in mails begin with
 * @returns the permission with its list
 * @throws GraphQLError as `askForAccess`
 */
export function askFromAccount(
  db: Kysely<DB>,
  { visitor, profile }: AskedBy,
  { permission, note, titleOf, locale }: Asked,
  siteOrigin: string,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const asked = await askForAccess(trx, visitor, { permission, note });
    const { email, firstName, lastName, organisationName } = profile;
    if (asked.id === null || email === '') return asked.permission;
    const answers = {
      product: (await titleOf(asked.permission)).slice(0, 200),
      wish: 'access',
      name: `${firstName} ${lastName}`.trim() || email,
      organisation: organisationName || unknown,
      email,
      phone: '',
      message: note?.trim() ?? '',
    };
    const { reference } = await submit(
      trx,
      { form: 'access', locale, about: null, answers, suspicions: [], cause: `request ${asked.id}` },
      { siteOrigin, files: fileStore(trx, undefined) },
    );
    await trx.updateTable('access_request').set({ reference }).where('id', '=', asked.id).execute();
    return asked.permission;
  });
}

/** Its form asks for it, accounts need not. */
const unknown = '–';
