import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { secretDigest } from '../../account/secret.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { FileStore, StoredBytes } from '../../platform/files/file-store.ts';
import type { Answers } from '../check.ts';
import { type FormName, forms } from '../declared/index.ts';
import { findPlace, lockEvent, type Place } from '../events/places.ts';
import type { Document, Documents } from '../files/document.ts';
import type { Suspicion } from '../suspicion.ts';
import { accept } from './accept.ts';
import { newReference } from './reference.ts';

/** What somebody sent, checked. */
export interface Submission {
  readonly form: FormName;
  readonly locale: SiteLocale;
  readonly about: string | null;
  readonly answers: Answers;
  /** What was sent along. */
  readonly files?: Documents | undefined;
  /** With any of them it is held until an editor has looked. */
  readonly suspicions: readonly Suspicion[];
  /** Tells it apart from the same that was sent before, where that is known. */
  readonly cause?: string;
  /** The secret of the draft that it was saved as before. */
  readonly draft?: string | undefined;
}

/** A file of it, and where its bytes were put. */
interface KeptFile {
  readonly field: string;
  readonly document: Document;
  readonly stored: StoredBytes;
}

/**
 * Records it; a registration for an event is given its place in the same transaction.
 *
 * @param siteOrigin what links in mails begin with
 * @param files where the bytes of its files are put
 * @returns its reference, and its place where it has one; of the same thing sent a second time within a day, those of the
 * first
 * @throws NoPlace when nobody can register for the event, or nobody more
 * @throws FilesAway when a file of it cannot be put where files lie: nothing is recorded
 */
export async function submit(
  db: Kysely<DB>,
  submission: Submission,
  { siteOrigin, files }: { readonly siteOrigin: string; readonly files: FileStore },
): Promise<{ readonly reference: string; readonly place: Place | null }> {
  const kept: KeptFile[] = [];
  try {
    for (const [field, document] of Object.entries(submission.files ?? {}))
      kept.push({ field, document, stored: await files.put(document.bytes) });
    return await record(db, submission, kept, siteOrigin);
  } finally {
    // What came twice, or was refused, has no row. If this fails, a day does the same.
    for (const { stored } of kept) await files.release(stored).catch(() => undefined);
  }
}

function record(
  db: Kysely<DB>,
  submission: Submission,
  kept: readonly KeptFile[],
  siteOrigin: string,
): Promise<{ readonly reference: string; readonly place: Place | null }> {
  const { form, locale, about, answers, suspicions, draft } = submission;
  const { mark, keptDays, appliesFor, isRegistration } = forms[form];
  const key = onceKey(submission);
  return inTransaction(db, async (trx) => {
    if (isRegistration && about !== null) await lockEvent(trx, about);
    const stored = await trx
      .insertInto('submission')
      .values({
        reference: newReference(mark),
        form,
        locale,
        about,
        email: (answers.email ?? '').toLowerCase(),
        answers: JSON.stringify(answers),
        state: suspicions.length > 0 ? 'held' : 'open',
        suspicions: [...suspicions],
        once_key: key,
        draft_digest: draft === undefined ? null : secretDigest(draft),
        status_key: appliesFor ? randomUUID() : null,
        delete_at: new Date(Date.now() + keptDays * 86_400_000),
      })
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .returning(['id', 'reference', 'email', 'status_key as statusKey'])
      .executeTakeFirst();
    if (stored) {
      for (const { field, document, stored: where } of kept) {
        const { name, mediaType, bytes } = document;
        const told = { submission_id: stored.id, field, name, media_type: mediaType, size: bytes.length };
        await trx
          .insertInto('sent_file')
          .values({ ...told, ...where })
          .execute();
      }
      const sent = { ...submission, ...stored };
      const place = suspicions.length === 0 ? await accept(trx, sent, siteOrigin) : null;
      return { reference: stored.reference, place };
    }
    const first = await trx
      .selectFrom('submission')
      .select(['id', 'reference'])
      .where('once_key', '=', key)
      .executeTakeFirstOrThrow();
    return { reference: first.reference, place: await findPlace(trx, first.id) };
  });
}

/**
 * What is the same is there once. It is made of what was said, since a page that is kept for everybody can hold no key of
 * its reader, and a key that a script made would take a mended text for the first one.
 */
function onceKey({ form, about, answers, files = {}, cause }: Submission): Buffer {
  const digest = createHash('sha256').update(
    JSON.stringify([form, about, answers, ...(cause === undefined ? [] : [cause])]),
  );
  for (const { bytes } of Object.values(files)) digest.update(createHash('sha256').update(bytes).digest());
  return digest.digest();
}
