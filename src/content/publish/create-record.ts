import { randomBytes } from 'node:crypto';
import { withItemKeys } from '../fields/merge-fields.ts';
import { isContentTypeName } from '../types/index.ts';
import { checkFields, checkLocale, checkParent } from './check-fields.ts';
import { checkPathFree, checkSlug } from './check-slug.ts';
import { type FieldValues, typeOf } from './draft.ts';
import { remember } from './history.ts';
import { changedTree, loadTree } from './load-tree.ts';
import { Refusal } from './refusal.ts';
import { type Db, inTransaction } from './transaction.ts';

interface CreateInput {
  readonly type: string;
  /** Chosen here when not given: ten characters of a–z and 2–7. */
  readonly id?: string;
  /** The language it is written in first; default English. */
  readonly locale?: string;
  readonly slug: string;
  readonly fields: FieldValues;
  readonly parentId?: string | null;
  readonly position?: number;
  readonly actor: string;
}

/**
 * Makes a record with a draft in its source language; nothing of it is live.
 *
 * @returns its id, and the draft's revision for `saveDraft`
 * @throws Refusal when there is no such type, or it does not allow its language, place, slug or fields
 */
export async function createRecord(db: Db, input: CreateInput): Promise<{ id: string; revision: number }> {
  if (!isContentTypeName(input.type)) throw new Refusal('unknown-type', 'There is no such type of record.');
  const type = typeOf(input.type);
  const { id = newId(), locale = 'en', parentId = null, slug, actor } = input;
  const fields = withItemKeys(type.fields, input.fields);
  return inTransaction(db, async (trx) => {
    checkLocale(type, locale);
    await checkParent(trx, { id, type: type.name }, parentId);
    await checkFields(trx, { type, part: 'source', fields, requiredFor: 'draft' });
    await trx
      .insertInto('record')
      .values({
        id,
        type: type.name,
        parent_id: parentId,
        position: input.position ?? 0,
        source_locale: locale,
      })
      .execute();
    const tree = changedTree(await loadTree(trx, id, parentId), id, { slugs: new Map([[locale, slug]]) });
    checkSlug(tree, id, locale);
    await checkPathFree(trx, tree, id, locale);
    await trx
      .insertInto('translation')
      .values({ record_id: id, locale, slug, fields: JSON.stringify(fields), changed_by: actor })
      .execute();
    await remember(trx, { recordId: id, locale, action: 'created', actor });
    return { id, revision: 1 };
  });
}

function newId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return [...randomBytes(10)].map((byte) => letters[byte % 32]).join('');
}
