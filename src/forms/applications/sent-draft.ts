import type { Kysely } from 'kysely';
import { secretDigest } from '../../account/secret.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { forms } from '../declared/index.ts';
import type { Draft } from './drafts.ts';

/**
 * The reference of an application that was sent from a draft which is gone since; null: nothing was sent from it, or
 * something else was said.
 *
 * @param secret of the link to the draft
 */
export async function sentFromDraft(
  db: Kysely<DB>,
  secret: string,
  { form, about, answers }: Omit<Draft, 'files'>,
): Promise<string | null> {
  const sent = await db
    .selectFrom('submission')
    .select(['reference', 'answers'])
    .where('draft_digest', '=', secretDigest(secret))
    .where('form', '=', form)
    .where('about', '=', about)
    .execute();
  const typed = forms[form].fields.filter(({ kind }) => kind !== 'file');
  const same = sent.find((one) => {
    const said = one.answers as Readonly<Record<string, string>>;
    return typed.every(({ name }) => (said[name] ?? '') === (answers[name] ?? ''));
  });
  return same?.reference ?? null;
}
