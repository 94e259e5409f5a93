import type { LiveRecord } from '../../records/live-record.ts';
import type { RecordLoaders } from '../../records/loaders.ts';
import { type ContentTypeName, declarationOf } from '../../types/index.ts';

/** The anchor on its parent's page at which a record of a type is shown, with `:slug`; null: it is shown elsewhere. */
export function anchorOnParent(type: ContentTypeName): string | null {
  const shownOn = declarationOf(type).search?.shownOn;
  return typeof shownOn === 'string' && shownOn.startsWith('#') ? shownOn : null;
}

/** Where a record is shown that has no page of its own: a path with anchor, without language prefix; null: nowhere. */
export async function placeOf(
  record: LiveRecord,
  loaders: Pick<RecordLoaders, 'record'>,
): Promise<string | null> {
  if (record.path !== null) return record.path;
  const shownOn = declarationOf(record.type).search?.shownOn;
  if (shownOn === undefined) return null;
  const parentOf = () =>
    record.parentId === null ? null : loaders.record(record.parentId, record.requestedLocale);
  if (typeof shownOn === 'string') {
    const place = shownOn.replaceAll(':id', record.id).replaceAll(':slug', record.slug);
    if (anchorOnParent(record.type) === null) return place;
    const parent = await parentOf();
    return parent?.path ? `${parent.path}${place}` : null;
  }
  const at = record.fields[shownOn.parentAt];
  const [parent, target] = await Promise.all([
    parentOf(),
    typeof at === 'string' ? loaders.record(at, record.requestedLocale) : null,
  ]);
  return parent?.path && target ? `${parent.path}#${target.slug}` : null;
}
