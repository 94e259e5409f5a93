import type { Selectable } from 'kysely';
import type { Record as RecordTable, Translation } from '../../platform/db/tables.gen.ts';
import type { Part } from '../fields/field-parts.ts';
import type { ContentType } from '../types/define.ts';
import { declarationOf, isContentTypeName } from '../types/index.ts';
import { Refusal } from './refusal.ts';
import type { Trx } from './transaction.ts';

export type FieldValues = Readonly<Record<string, unknown>>;
export type RecordRow = Selectable<RecordTable>;

export interface Draft {
  readonly record: RecordRow;
  readonly type: ContentType;
  readonly locale: string;
  readonly part: Part;
  readonly translation: Selectable<Translation>;
  readonly fields: FieldValues;
}

/**
 * Reads a record and keeps others from changing it until the transaction ends.
 *
 * @throws Refusal `unknown-record`
 */
export async function lockRecord(trx: Trx, id: string): Promise<{ record: RecordRow; type: ContentType }> {
  const record = await trx
    .selectFrom('record')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!record) throw new Refusal('unknown-record', `There is no record ${id}.`);
  return { record, type: typeOf(record.type) };
}

/**
 * Reads a record and its draft in a language, as `lockRecord`.
 *
 * @throws Refusal `unknown-record`
 */
export async function lockDraft(trx: Trx, id: string, locale: string): Promise<Draft> {
  const { record, type } = await lockRecord(trx, id);
  const translation = await trx
    .selectFrom('translation')
    .selectAll()
    .where('record_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  if (!translation) throw new Refusal('unknown-record', `${id} has no ${locale} version.`);
  const part = record.source_locale === locale ? 'source' : 'translation';
  return { record, type, locale, part, translation, fields: translation.fields as FieldValues };
}

/** @throws when the database knows a type that this release does not declare */
export function typeOf(name: string): ContentType {
  if (!isContentTypeName(name)) throw new Error(`Content type ${name} is not declared.`);
  return declarationOf(name);
}
