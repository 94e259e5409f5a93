import { reasonOf } from '../../../content/navigator/reason.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { FeedEntry } from '../../shared/files/feed.ts';
import type { RecentChangeFragment } from '../navigator.fragments.gen.ts';
import { addressOfChange } from '../recent.ts';

/** Changes of a service as a feed announces them: an entry for each version, with its reason. */
export function changeEntries(changes: readonly RecentChangeFragment[], locale: Locale): FeedEntry[] {
  const { navigator: m, notices } = messagesFor(locale);
  return changes.map((change) => {
    const { entryId, publishedAt, chapter, topic, translated, kind } = change;
    const headline = translated ?? change.headline;
    const reason = reasonOf(change, locale);
    const inEnglish = reason && langOf(reason.locale, locale) ? notices.inEnglish : null;
    return {
      id: `${entryId}-${publishedAt}`,
      title: m.service.changeTitle({ jurisdiction: chapter.title, topic: topic?.title ?? '', headline }),
      url: addressOfChange(change),
      summary: [m.kinds[kind], inEnglish, reason?.text, m.demonstration].filter(Boolean).join('\n'),
      publishedOn: publishedAt,
    };
  });
}
