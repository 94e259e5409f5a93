import type { LiveRecord } from '../../content/records/live-record.ts';
import type { ApiContext } from './api-context.ts';

/**
 * Whose title a record is called by: a chapter of the navigator is called as its jurisdiction, which may be translated where
 * the chapter is not; any other by its own.
 */
export async function namedBy(record: LiveRecord, { loaders }: ApiContext): Promise<LiveRecord> {
  const { type, locale, requestedLocale, fields } = record;
  if (type !== 'navigatorChapter' || locale === requestedLocale || typeof fields.jurisdiction !== 'string')
    return record;
  const jurisdiction = await loaders.record(fields.jurisdiction, requestedLocale);
  return jurisdiction?.locale === requestedLocale ? jurisdiction : record;
}

/** What stands above a record, as it is called: see `namedBy`. */
export async function titleAbove(
  above: Pick<LiveRecord, 'id' | 'type' | 'title' | 'locale' | 'requestedLocale'>,
  context: ApiContext,
): Promise<Pick<LiveRecord, 'title' | 'locale'>> {
  if (above.type !== 'navigatorChapter' || above.locale === above.requestedLocale) return above;
  const chapter = await context.loaders.record(above.id, above.requestedLocale);
  return chapter === null ? above : namedBy(chapter, context);
}
