import type { Kysely } from 'kysely';
import { secretDigest } from '../../account/secret.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { forms } from '../declared/index.ts';
import type { Documents } from '../files/document.ts';
import type { Draft } from './drafts.ts';

/** An application as it is sent, perhaps once more. */
interface SentAgain extends Draft {
  /** Fields whose files were saved and are not to be sent. */
  readonly leftOut: readonly string[];
}

/**
 * The reference of an application that was sent from a draft which is gone since; null: nothing was sent from it, or
 * something else was said, or another file was sent along. Files that the draft held are not sent again.
 *
 * @param secret of the link to the draft
 * @throws FilesAway when what was sent cannot be compared
 */
export async function sentFromDraft(
  db: Kysely<DB>,
  store: FileStore,
  secret: string,
  { form, about, answers, files, leftOut }: SentAgain,
): Promise<string | null> {
  const sent = await db
    .selectFrom('submission')
    .select(['id', 'reference', 'answers'])
    .where('draft_digest', '=', secretDigest(secret))
    .where('form', '=', form)
    .where('about', '=', about)
    .execute();
  const typed = forms[form].fields.filter(({ kind }) => kind !== 'file');
  for (const { id, reference, answers: stored } of sent) {
    const said = stored as Readonly<Record<string, string>>;
    const isSame =
      typed.every(({ name }) => (said[name] ?? '') === (answers[name] ?? '')) &&
      leftOut.every((name) => (said[name] ?? '') === '');
    if (isSame && (await hasFiles(db, store, id, files))) return reference;
  }
  return null;
}

/** Whether a submission has these files, among others. */
async function hasFiles(db: Kysely<DB>, store: FileStore, id: string, files: Documents): Promise<boolean> {
  for (const [field, { name, bytes }] of Object.entries(files)) {
    const stored = await db
      .selectFrom('sent_file')
      .select(['bytes', 'object'])
      .where('submission_id', '=', id)
      .where('field', '=', field)
      .where('name', '=', name)
      .where('size', '=', bytes.length)
      .executeTakeFirst();
    if (!stored || !(await store.get(stored))?.equals(bytes)) return false;
  }
  return true;
}
