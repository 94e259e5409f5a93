import { createHash, createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isSecret, newSecret, secretDigest } from '../../account/secret.ts';
import { keptDays } from '../../content/types/kept-days.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { writeLetter } from '../../mail/letters/letter.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import type { Answers } from '../check.ts';
import type { FormName } from '../declared/index.ts';
import type { Documents } from '../files/document.ts';
import { isWrittenTooOften } from '../mailbox-rate.ts';
import { formRates } from '../rates.ts';
import { formSecretOf } from '../submissions/form-secret.ts';
import { DRAFT_PATH } from './draft-path.ts';
import { sealDraft, unsealDraft } from './sealed-draft.ts';

/** An application that is not finished. */
export interface Draft {
  readonly form: FormName;
  readonly about: string;
  readonly answers: Answers;
  readonly files: Documents;
}

export interface OpenedDraft extends Draft {
  readonly deleteAt: Date;
}

/** Drafts that are begun with one address in a day: each is a mail to it. */
const MOST_A_DAY = 5;
/** Seconds within which the same once more is one button pressed twice. */
const PRESSED_TWICE = 60;

/**
 * Keeps a draft and mails its sender the link to it, once where the button was pressed twice. The link is in no answer of
 * the site: whoever typed the address may not be its owner.
 *
 * @param title of what is applied for
 * @param siteOrigin what the link begins with
 * @returns false when the address was sent too many links in a day, or its mailbox too many letters
 */
export async function beginDraft(
  db: Kysely<DB>,
  draft: Draft,
  { locale, title, siteOrigin }: { locale: SiteLocale; title: string; siteOrigin: string },
): Promise<boolean> {
  const email = (draft.answers.email ?? '').toLowerCase();
  const secret = newSecret();
  const owner = await ownerDigest(db, email);
  return inTransaction(db, async (trx) => {
    // Two at once are counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${owner.toString('hex')}`}, 0))`.execute(
      trx,
    );
    const { form, about } = draft;
    const { rows } = await sql<{ count: number; justNow: number }>`
      select count(*)::int as count, (count(*) filter (
        where form = ${form} and about = ${about}
          and started_at > now() - make_interval(secs => ${PRESSED_TWICE})))::int as "justNow"
      from application_draft
      where owner_digest = ${owner} and started_at > now() - interval '1 day'`.execute(trx);
    const { count = 0, justNow = 0 } = rows[0] ?? {};
    const rates = formRates(trx);
    const isSame = (await rates.add(`draft ${digestOf(draft)}`, PRESSED_TWICE)) > 1;
    if (isSame && justNow > 0) return true;
    if (count >= MOST_A_DAY || (await isWrittenTooOften(rates, email))) return false;
    const { id } = await trx
      .insertInto('application_draft')
      .values({
        key_digest: secretDigest(secret),
        owner_digest: owner,
        form,
        about,
        ...sealDraft(secret, draft),
        delete_at: lastDay(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueMail(trx, {
      cause: causeOf(id),
      to: email,
      letter: writeLetter('applicationDraft', locale, {
        title,
        link: `${siteOrigin}${addressOf(locale, DRAFT_PATH)}?key=${secret}`,
      }),
    });
    return true;
  });
}

/** Keeps it as it is now, by the secret of its link. @returns whether there is such a draft */
export async function saveDraft(db: Kysely<DB>, secret: string, draft: Draft): Promise<boolean> {
  if (!isSecret(secret)) return false;
  const saved = await db
    .updateTable('application_draft')
    .set({ ...sealDraft(secret, draft), delete_at: lastDay() })
    .where('key_digest', '=', secretDigest(secret))
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** By the secret of its link; null: that leads nowhere. */
export async function openDraft(db: Kysely<DB>, secret: string): Promise<OpenedDraft | null> {
  if (!isSecret(secret)) return null;
  const found = await db
    .selectFrom('application_draft')
    .select(['form', 'about', 'sealed', 'sealed_file', 'sealed_files', 'delete_at as deleteAt'])
    .where('key_digest', '=', secretDigest(secret))
    .where('delete_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) return null;
  return {
    form: found.form as FormName,
    about: found.about,
    ...unsealDraft(secret, found),
    deleteAt: found.deleteAt,
  };
}

/** Deletes a draft: it was sent, or is not wanted any more. Doing it twice changes nothing. */
export async function discardDraft(db: Kysely<DB>, secret: string): Promise<void> {
  if (isSecret(secret)) await deleteWhere(db, sql<boolean>`key_digest = ${secretDigest(secret)}`);
}

/** Deletes those of an address. @returns how many they were */
export async function deleteDraftsOf(db: Kysely<DB>, email: string): Promise<number> {
  return deleteWhere(db, sql<boolean>`owner_digest = ${await ownerDigest(db, email)}`);
}

/** Deletes those that nobody went on with for as long as they are kept. */
export async function deleteDueDrafts(db: Kysely<DB>): Promise<void> {
  await deleteWhere(db, sql<boolean>`delete_at <= now()`);
}

/** With the mails that lead to them. */
function deleteWhere(db: Kysely<DB>, which: ReturnType<typeof sql<boolean>>): Promise<number> {
  return inTransaction(db, async (trx) => {
    const deleted = await trx.deleteFrom('application_draft').where(which).returning('id').execute();
    const causes = deleted.map(({ id }) => causeOf(id));
    if (causes.length > 0) await trx.deleteFrom('mail').where('cause', 'in', causes).execute();
    return deleted.length;
  });
}

/** Of all that was typed and chosen. */
function digestOf({ form, about, answers, files }: Draft): string {
  const hash = createHash('sha256').update(JSON.stringify([form, about, answers]));
  for (const [field, { name, bytes }] of Object.entries(files))
    hash.update(JSON.stringify([field, name, bytes.length])).update(bytes);
  return hash.digest('hex');
}

async function ownerDigest(db: Kysely<DB>, email: string): Promise<Buffer> {
  const secret = await formSecretOf(db)();
  return createHmac('sha256', secret).update(`draft of ${email.toLowerCase()}`).digest();
}

function lastDay(): Date {
  return new Date(Date.now() + keptDays.draft * 86_400_000);
}

function causeOf(id: string): string {
  return `draft:${id}`;
}
