import type { Kysely } from 'kysely';
import { permissionText } from '../../account/permissions.ts';
import type { Profile } from '../../account/profile/read-profile.ts';
import { findOffer, type Offer } from '../../account/subscriptions/catalogue.ts';
import { permissionWords } from '../../account/subscriptions/permission-names.ts';
import { askForAccess } from '../../account/subscriptions/subscriptions.ts';
import { recordLoaders } from '../../content/records/loaders.ts';
import { defaultLocale, type SiteLocale } from '../../i18n/locales.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { forms } from '../declared/index.ts';
import { readAnswers } from '../read-answers.ts';
import { submit } from './submit.ts';

/** What somebody asks for from their account. */
interface Asked {
  /** With its list or without. */
  readonly permission: string;
  readonly note: string | null;
  readonly locale: SiteLocale;
}

type Sender = Pick<Profile, 'email' | 'firstName' | 'lastName' | 'organisationName'>;

/** Who asks. */
interface AskedBy {
  readonly visitor: string;
  readonly profile: Sender;
}

/**
 * Asks for a permission, and sends that to whoever answers for products, as the form of a product does: listed, answered by
 * mail, exported and erased with what visitors send. What is waited for already is not sent again. What somebody asks of whom
 * no address is known is sent when it is (`sendUnsentRequests`), since nobody could answer.
 *
 * @param siteOrigin what links in mails begin with
 * @returns the permission with its list
 * @throws GraphQLError as `findOffer` and `askForAccess`
 */
export async function askFromAccount(
  db: Kysely<DB>,
  { visitor, profile }: AskedBy,
  { permission, note, locale }: Asked,
  siteOrigin: string,
): Promise<string> {
  const offer = await findOffer(db, permission);
  // Before the transaction, which would wait for a second connection.
  const product = await productOf(db, offer);
  await inTransaction(db, async (trx) => {
    const id = await askForAccess(trx, visitor, { offer, note });
    if (id !== null && profile.email !== '')
      await sendRequest(trx, { id, product, note: note ?? '', locale, sender: profile }, siteOrigin);
  });
  return permissionText(offer);
}

/** How what it opens is called by whoever answers. */
export async function productOf(
  db: Kysely<DB>,
  offer: Pick<Offer, 'list' | 'name' | 'recordId'>,
): Promise<string> {
  const { recordId } = offer;
  const record =
    recordId === null ? null : await recordLoaders(db, new Set()).record(recordId, defaultLocale);
  return record?.title ?? permissionWords(permissionText(offer), defaultLocale);
}

interface Request {
  /** Of the row in `access_request`. */
  readonly id: number;
  readonly product: string;
  readonly note: string;
  readonly locale: SiteLocale;
  readonly sender: Sender;
}

/** Sends a request, and notes by what reference. @param trx in which nobody else sends the same */
export async function sendRequest(
  trx: Kysely<DB>,
  { id, product, note, locale, sender }: Request,
  siteOrigin: string,
): Promise<void> {
  const { email, firstName, lastName, organisationName } = sender;
  // As if it had been typed into the form: what an account says of somebody may have been written by another version.
  const answers = readAnswers(forms.access, {
    product: product.slice(0, 200),
    wish: 'access',
    name: `${firstName} ${lastName}`.trim() || email,
    organisation: organisationName || unknown,
    email,
    phone: '',
    message: note,
  });
  const { reference } = await submit(
    trx,
    { form: 'access', locale, about: null, answers, suspicions: [], cause: `request ${id}` },
    { siteOrigin, files: fileStore(trx, undefined) },
  );
  await trx.updateTable('access_request').set({ reference }).where('id', '=', id).execute();
}

/** Its form asks for it, accounts need not. */
const unknown = '–';
