import type { LiveRecord } from '../../records/live-record.ts';
import type { RecordLoaders } from '../../records/loaders.ts';
import { declarationOf } from '../../types/index.ts';

/** Where a record is shown that has no page of its own: a path with anchor, without language prefix; null: nowhere. */
export async function placeOf(
  record: LiveRecord,
  loaders: Pick<RecordLoaders, 'record'>,
): Promise<string | null> {
  if (record.path !== null) return record.path;
  const shownOn = declarationOf(record.type).search?.shownOn;
  if (shownOn === undefined) return null;
  if (typeof shownOn === 'string')
    return shownOn.replaceAll(':id', record.id).replaceAll(':slug', record.slug);
  const at = record.fields[shownOn.parentAt];
  const [parent, target] = await Promise.all([
    record.parentId === null ? null : loaders.record(record.parentId, record.requestedLocale),
    typeof at === 'string' ? loaders.record(at, record.requestedLocale) : null,
  ]);
  return parent?.path && target ? `${parent.path}#${target.slug}` : null;
}
