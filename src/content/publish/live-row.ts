import { openValues, wholeFor } from '../fields/open-values.ts';
import { weightedTerms } from '../search/search-text.ts';
import type { ContentType } from '../types/define.ts';
import type { FieldValues } from './draft.ts';

/** What decides a row of `live`, apart from its path. */
interface LiveInput {
  readonly recordId: string;
  readonly locale: string;
  readonly type: ContentType;
  readonly parentId: string | null;
  readonly position: number;
  readonly number: number;
  readonly sourceNumber: number | null;
  readonly slug: string;
  readonly path: string | null;
  /** Merged, see `mergeFields`. */
  readonly fields: FieldValues;
  readonly firstPublishedAt: Date;
  readonly publishedAt: Date;
  readonly withdrawn?: { readonly at: Date; readonly reason: string } | null;
}

/** A row of `live` as `writeLive` takes it; its searchable terms are still text. */
export type LiveRow = ReturnType<typeof liveRow>;

/** What visitors and search get to see of a record in one language. */
export function liveRow(input: LiveInput) {
  const { type, fields } = input;
  const open = weightedTerms(type, openValues(type, fields));
  const readers = wholeFor(type, fields);
  return {
    record_id: input.recordId,
    locale: input.locale,
    type: type.name,
    parent_id: input.parentId,
    position: input.position,
    number: input.number,
    source_number: input.sourceNumber,
    slug: input.slug,
    path: input.path,
    title: String(fields.title),
    summary: typeof fields.summary === 'string' ? fields.summary : null,
    fields,
    ordered_at: orderedAt(type, fields),
    first_published_at: input.firstPublishedAt,
    published_at: input.publishedAt,
    withdrawn_at: input.withdrawn?.at ?? null,
    withdrawn_reason: input.withdrawn?.reason ?? null,
    open,
    whole: readers === null ? null : weightedTerms(type, fields),
    whole_for: readers,
  };
}

function orderedAt(type: ContentType, fields: FieldValues): Date | null {
  const value = type.orderBy === undefined ? undefined : fields[type.orderBy];
  return typeof value === 'string' ? new Date(value) : null;
}
