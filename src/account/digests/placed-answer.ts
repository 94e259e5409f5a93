import type { LiveRecord } from '../../content/records/live-record.ts';
import type { RecordLoaders } from '../../content/records/loaders.ts';
import type { Locale } from '../../i18n/locales.ts';
import { addressOf } from '../../routing/address.ts';

interface PlacedAnswer {
  /** Jurisdiction and topic. */
  readonly title: string;
  /** Where it stands on its chapter's page, without the site's origin. */
  readonly url: string | null;
}

/** How an answer of the navigator is called, and where it is read; null for any other record. */
export async function placedAnswer(
  { type, parentId, fields }: LiveRecord,
  { loaders, locale }: { readonly loaders: Pick<RecordLoaders, 'record'>; readonly locale: Locale },
): Promise<PlacedAnswer | null> {
  if (type !== 'navigatorCell') return null;
  const [chapter, topic] = await Promise.all(
    [parentId, fields.topic].map((id) => (typeof id === 'string' ? loaders.record(id, locale) : null)),
  );
  const url = chapter?.path ? addressOf(chapter.locale, chapter.path) : null;
  return {
    title: [chapter?.title, topic?.title].filter(Boolean).join(' · '),
    url: url && topic ? `${url}#${topic.slug}` : url,
  };
}
