import { messagesFor } from '../../i18n/messages.ts';
import type { LiveRecord } from '../records/live-record.ts';
import type { RecordLoaders } from '../records/loaders.ts';

/**
 * How a record is called away from its page: “Data protection: France”, which among the pages of its service is
 * “France”. In the language that it is written in.
 */
export async function titleInPlace(
  record: LiveRecord,
  loaders: Pick<RecordLoaders, 'breadcrumbs' | 'record'>,
): Promise<string> {
  const { type, locale, title } = record;
  if (type !== 'navigatorChapter' && type !== 'navigatorRegion') return title;
  const above = await loaders.breadcrumbs(record);
  const id = above.find((one) => one.type === 'navigatorService')?.id;
  const service = id === undefined ? null : await loaders.record(id, locale);
  if (!service) return title;
  return messagesFor(locale).navigator.chapter.subject({ service: service.title, jurisdiction: title });
}
