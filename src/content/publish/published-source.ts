import { mergeFields } from '../fields/merge-fields.ts';
import type { ContentType } from '../types/define.ts';
import type { FieldValues, RecordRow } from './draft.ts';
import { type LiveRow, liveRow } from './live-row.ts';
import { Refusal } from './refusal.ts';
import type { Trx } from './transaction.ts';

/** What every language of a record shares: the source language's last published version. */
export interface PublishedSource {
  readonly number: number;
  readonly fields: FieldValues;
  readonly parentId: string | null;
  readonly position: number;
}

/**
 * Reads what a translation stands on; also when the source language is no longer live.
 *
 * @throws Refusal `source-not-published`
 */
export async function publishedSource(trx: Trx, record: RecordRow): Promise<PublishedSource> {
  const version = await trx
    .selectFrom('version')
    .select(['number', 'fields', 'parent_id', 'position'])
    .where('record_id', '=', record.id)
    .where('locale', '=', record.source_locale)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (!version) {
    throw new Refusal(
      'source-not-published',
      `Publish the ${record.source_locale} version of ${record.id} first.`,
    );
  }
  return {
    number: version.number,
    fields: version.fields as FieldValues,
    parentId: version.parent_id,
    position: version.position,
  };
}

/** The rows of a record's live translations, with what they share taken from a new version of the source. */
export async function remergedRows(
  trx: Trx,
  record: RecordRow,
  type: ContentType,
  source: Omit<PublishedSource, 'number'>,
): Promise<LiveRow[]> {
  const translations = await trx
    .selectFrom('live')
    .innerJoin('version', (join) =>
      join
        .onRef('version.record_id', '=', 'live.record_id')
        .onRef('version.locale', '=', 'live.locale')
        .onRef('version.number', '=', 'live.number'),
    )
    .selectAll('live')
    .select('version.fields as own_fields')
    .where('live.record_id', '=', record.id)
    .where('live.locale', '<>', record.source_locale)
    .execute();
  return translations.map((row) =>
    liveRow({
      recordId: record.id,
      locale: row.locale,
      type,
      parentId: source.parentId,
      position: source.position,
      number: row.number,
      sourceNumber: row.source_number,
      slug: row.slug,
      path: row.path,
      fields: mergeFields(type.fields, source.fields, row.own_fields as FieldValues),
      firstPublishedAt: row.first_published_at,
      publishedAt: row.published_at,
      withdrawn: row.withdrawn_at && { at: row.withdrawn_at, reason: row.withdrawn_reason ?? '' },
    }),
  );
}
