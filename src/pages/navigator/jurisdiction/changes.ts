import type { Labelled } from '../../../components/sections/section.ts';
import { reasonOf } from '../../../content/navigator/reason.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { type ComparedParagraph, compareTexts } from '../../shared/comparison/comparison.ts';
import { paragraphsOf } from '../../shared/comparison/paragraphs.ts';
import type { Chapter } from './chapter.ts';

type Change = Chapter['changes'][number];
type Texts = Change['texts'];

/** A further version of an answer, compared with the one before it word by word. */
export interface LoggedChange {
  readonly id: string;
  readonly date: Labelled;
  readonly kind: string;
  readonly topic: Labelled;
  /** Why, in the reader's language where it is translated. */
  readonly note: Labelled | null;
  /** Of the words that are compared, where it is not the page's. */
  readonly lang: string | undefined;
  /** The headline in the reader's language, where the version before it is not in it and English words are compared. */
  readonly translated: string | null;
  readonly headline: readonly ComparedParagraph[];
  /** Summary and text; none where they are the same, or not everybody may read them. */
  readonly texts: readonly ComparedParagraph[];
}

/**
 * What became of a chapter's answers, the newest first.
 *
 * @param anchors of the answers on the page: another day may have none for a topic
 */
export function changeLog(
  changes: readonly Change[],
  anchors: ReadonlySet<string>,
  locale: Locale,
): LoggedChange[] {
  const m = messagesFor(locale).navigator;
  return changes.map((change) => {
    const { entryId, topic, publishedAt, translated, translatedBefore } = change;
    const isInBoth = translated !== null && translatedBefore !== null;
    const written = isInBoth ? locale : change.locale;
    const reason = reasonOf(change, locale);
    const language = localeFacts[written].tag;
    const texts = compareTexts(linesOf(change.textsBefore), linesOf(change.texts), language);
    return {
      id: `${entryId} ${publishedAt}`,
      date: { text: formatDay(publishedAt, locale), dateTime: publishedAt },
      kind: m.kinds[change.kind],
      topic: topic
        ? {
            text: topic.title,
            url: anchors.has(topic.slug) ? `#${topic.slug}` : null,
            lang: langOf(topic.locale, locale),
          }
        : { text: '' },
      note: reason && { text: reason.text, lang: langOf(reason.locale, locale) },
      lang: langOf(written, locale),
      translated: isInBoth ? null : translated,
      headline: isInBoth
        ? compareTexts([translatedBefore], [translated], language)
        : compareTexts([change.headlineBefore], [change.headline], language),
      texts: texts.some(isChanged) ? texts.filter(isChanged) : [],
    };
  });
}

const linesOf = (texts: Texts): string[] =>
  texts ? [...(texts.summary ? [texts.summary] : []), ...paragraphsOf(texts.body ?? [])] : [];

const isChanged = ({ change, words }: ComparedParagraph) => change !== 'same' || words.length > 1;
