import type { Labelled } from '../../components/sections/section.ts';
import { reasonOf } from '../../content/navigator/reason.ts';
import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { RecentChangeFragment } from './navigator.fragments.gen.ts';

/** An answer that was changed lately: when, of which kind, where, what it says now, and why. */
export interface RecentChange {
  readonly id: string;
  readonly date: Labelled;
  readonly kind: string;
  readonly jurisdiction: Labelled;
  readonly topic: Labelled;
  readonly headline: Labelled;
  readonly note: Labelled | null;
  /** Said before what is in English: the headline with its note, or the note alone. */
  readonly inEnglish: string | null;
}

/** Where an answer stands on its chapter's page. */
export function addressOfChange({ chapter, topic }: RecentChangeFragment): string | null {
  return chapter.url && topic ? `${chapter.url}#${topic.slug}` : chapter.url;
}

/** What changed lately, the newest first. */
export function recentChanges(changes: readonly RecentChangeFragment[], locale: Locale): RecentChange[] {
  const { navigator, notices } = messagesFor(locale);
  return changes.map((change) => {
    const { entryId, publishedAt, kind, chapter, topic, headline, translated } = change;
    const reason = reasonOf(change, locale);
    const lang = langOf(change.locale, locale);
    return {
      id: `${entryId} ${publishedAt}`,
      date: { text: formatDay(publishedAt, locale, 'short'), dateTime: publishedAt },
      kind: navigator.kinds[kind],
      jurisdiction: { text: chapter.title, lang: langOf(chapter.locale, locale) },
      topic: { text: topic?.title ?? '', lang: topic ? langOf(topic.locale, locale) : undefined },
      headline: {
        text: translated ?? headline,
        url: addressOfChange(change),
        lang: translated === null ? lang : undefined,
      },
      note: reason && { text: reason.text, lang: langOf(reason.locale, locale) },
      inEnglish: lang ? notices.inEnglish : null,
    };
  });
}
