import type { Selectable } from 'kysely';
import type { Translation } from '../../platform/db/tables.gen.ts';
import { withItemKeys } from '../fields/merge-fields.ts';
import type { ContentType } from '../types/define.ts';
import { checkFields, checkLocale, checkParent } from './check-fields.ts';
import { checkPathFree, checkSlug } from './check-slug.ts';
import { type FieldValues, lockRecord, type RecordRow } from './draft.ts';
import { remember } from './history.ts';
import { changedTree, loadTree } from './load-tree.ts';
import { Refusal } from './refusal.ts';
import { type Db, inTransaction, type Trx } from './transaction.ts';

interface SaveInput {
  readonly recordId: string;
  readonly locale: string;
  /** The revision that the editor has read; 0 begins a translation. */
  readonly revision: number;
  readonly slug: string;
  readonly fields: FieldValues;
  /** Source language only; left out: as it was. */
  readonly parentId?: string | null;
  readonly position?: number;
  /** Translations only: the source's version it follows; left out: as it was, at first the last published one. */
  readonly translatedFrom?: number;
  readonly actor: string;
}

/**
 * Saves a draft. What is live stays as it is; a review that was asked for or a publication that was scheduled no
 * longer holds, because nobody has seen the new text.
 *
 * @returns the draft's new revision
 * @throws Refusal `changed-meanwhile` when somebody saved after `revision`, others as `createRecord`
 */
export async function saveDraft(db: Db, input: SaveInput): Promise<{ revision: number }> {
  const { recordId, locale, slug, actor } = input;
  return inTransaction(db, async (trx) => {
    const { record, type } = await lockRecord(trx, recordId);
    checkLocale(type, locale);
    const before = await trx
      .selectFrom('translation')
      .selectAll()
      .where('record_id', '=', recordId)
      .where('locale', '=', locale)
      .executeTakeFirst();
    if ((before?.revision ?? 0) !== input.revision) {
      throw new Refusal(
        'changed-meanwhile',
        before
          ? `${before.changed_by} has saved a change since you opened it.`
          : 'This translation is no longer there.',
      );
    }
    const part = record.source_locale === locale ? 'source' : 'translation';
    if (part === 'source') await move(trx, record, input);
    const fields = await keyedFields(trx, record, type, input, before);
    await checkFields(trx, { type, part, fields, requiredFor: 'draft' });
    await checkPlace(trx, record, input);
    const revision = input.revision + 1;
    const draft = {
      slug,
      fields: JSON.stringify(fields),
      revision,
      state: 'draft',
      source_number: part === 'source' ? null : await followed(trx, record, input, before),
      scheduled_for: null,
      scheduled_as: null,
      changed_at: new Date(),
      changed_by: actor,
    };
    await trx
      .insertInto('translation')
      .values({ record_id: recordId, locale, ...draft })
      .onConflict((conflict) => conflict.columns(['record_id', 'locale']).doUpdateSet(draft))
      .execute();
    await remember(trx, { recordId, locale, action: 'saved', actor, detail: { revision } });
    if (before?.scheduled_for) {
      const detail = { scheduledFor: before.scheduled_for };
      await remember(trx, { recordId, locale, action: 'schedule-cancelled', actor, detail });
    }
    return { revision };
  });
}

async function move(trx: Trx, record: RecordRow, input: SaveInput): Promise<void> {
  const { parentId = record.parent_id, position = record.position } = input;
  await checkParent(trx, record, parentId);
  await trx
    .updateTable('record')
    .set({ parent_id: parentId, position })
    .where('id', '=', record.id)
    .execute();
}

async function keyedFields(
  trx: Trx,
  record: RecordRow,
  type: ContentType,
  { locale, fields }: SaveInput,
  before: Selectable<Translation> | undefined,
): Promise<FieldValues> {
  if (record.source_locale === locale)
    return withItemKeys(type.fields, fields, (before?.fields ?? {}) as FieldValues);
  const source = await trx
    .selectFrom('translation')
    .select('fields')
    .where('record_id', '=', record.id)
    .where('locale', '=', record.source_locale)
    .executeTakeFirst();
  return withItemKeys(type.fields, fields, (source?.fields ?? {}) as FieldValues);
}

async function checkPlace(trx: Trx, record: RecordRow, { locale, slug, parentId }: SaveInput): Promise<void> {
  const place = parentId === undefined || record.source_locale !== locale ? record.parent_id : parentId;
  const tree = await loadTree(trx, record.id, place);
  const slugs = new Map(tree.get(record.id)?.slugs).set(locale, slug);
  const changed = changedTree(tree, record.id, { slugs });
  checkSlug(changed, record.id, locale);
  await checkPathFree(trx, changed, record.id, locale);
}

async function followed(
  trx: Trx,
  record: RecordRow,
  { translatedFrom }: SaveInput,
  before: Selectable<Translation> | undefined,
): Promise<number | null> {
  const versions = await trx
    .selectFrom('version')
    .select('number')
    .where('record_id', '=', record.id)
    .where('locale', '=', record.source_locale)
    .orderBy('number', 'desc')
    .execute();
  if (translatedFrom === undefined) return before ? before.source_number : (versions[0]?.number ?? null);
  if (versions.some(({ number }) => number === translatedFrom)) return translatedFrom;
  throw new Refusal('invalid', `The source has no version ${translatedFrom}.`);
}
