import { assetIds } from '../fields/asset-values.ts';
import { linkedIds } from '../fields/link-values.ts';
import { problemsOf, type ValidationInput } from '../fields/validate.ts';
import type { ContentType } from '../types/define.ts';
import { type RecordRow, typeOf } from './draft.ts';
import { Refusal, refuseProblems } from './refusal.ts';
import type { Trx } from './transaction.ts';

/**
 * Refuses fields that their type does not allow.
 *
 * @throws Refusal `invalid` with every problem
 */
export async function checkFields(
  trx: Trx,
  input: Omit<ValidationInput, 'recordTypes' | 'assets'>,
): Promise<void> {
  const ids = linkedIds(input.type.fields, input.fields);
  const rows =
    ids.length === 0
      ? []
      : await trx.selectFrom('record').select(['id', 'type']).where('id', 'in', ids).execute();
  const files = assetIds(input.type.fields, input.fields);
  const there =
    files.length === 0 ? [] : await trx.selectFrom('asset').select('id').where('id', 'in', files).execute();
  refuseProblems(
    problemsOf({
      ...input,
      recordTypes: new Map(rows.map((row) => [row.id, row.type])),
      assets: new Set(there.map((row) => row.id)),
    }),
  );
}

/** @throws Refusal `wrong-locale` for a language that records of the type do not have */
export function checkLocale(type: ContentType, locale: string): void {
  if (!(type.locales as readonly string[]).includes(locale)) {
    throw new Refusal(
      'wrong-locale',
      `${type.label.en}: there is no ${locale}; only ${type.locales.join(', ')}.`,
    );
  }
}

/**
 * Refuses a parent of a type that is not allowed, one that does not exist, and one below the record itself.
 *
 * @throws Refusal `wrong-parent`
 */
export async function checkParent(
  trx: Trx,
  record: Pick<RecordRow, 'id' | 'type'>,
  parentId: string | null,
): Promise<void> {
  const type = typeOf(record.type);
  let above = parentId === null ? null : await parentOf(trx, parentId);
  if (!type.parents.includes(above?.type ?? null)) {
    const allowed = type.parents.map((parent) => parent ?? 'nothing').join(', ');
    throw new Refusal(
      'wrong-parent',
      `${type.label.en} can stand below ${allowed}, not below ${above?.type ?? 'nothing'}.`,
    );
  }
  for (; above; above = above.parent_id === null ? null : await parentOf(trx, above.parent_id)) {
    if (above.id === record.id) throw new Refusal('wrong-parent', 'A record cannot stand below itself.');
  }
}

async function parentOf(trx: Trx, id: string): Promise<Pick<RecordRow, 'id' | 'type' | 'parent_id'>> {
  const row = await trx
    .selectFrom('record')
    .select(['id', 'type', 'parent_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('wrong-parent', `There is no record ${id}.`);
  return row;
}
