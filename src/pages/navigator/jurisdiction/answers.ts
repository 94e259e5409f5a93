import type { Section } from '../../../components/sections/section.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Chapter } from './chapter.ts';

/** The answers that everybody may read, in sections by the groups of their topics. */
export function answerSections({ cells }: Chapter, locale: Locale): Section[] {
  const groups = Map.groupBy(
    cells.filter(({ body }) => body !== null),
    ({ topic }) => topic?.group ?? '',
  );
  return [...groups].map(([group, answers], at) => ({
    kind: 'questions',
    id: `answers-${at + 1}`,
    heading: group || messagesFor(locale).navigator.answer,
    questions: answers.map(({ id, title, topic, body, locale: written }) => ({
      id,
      title: topic?.question ?? title,
      body,
      lang: langOf(written, locale),
    })),
  }));
}

/** What became of the answers lately, and why. */
export function changesSection({ changes }: Chapter, locale: Locale): Section | null {
  const { navigator: m } = messagesFor(locale);
  if (changes.length === 0) return null;
  const rows = changes.map(({ topic, publishedAt, headline, note, locale: written }) => {
    const lang = langOf(written, locale);
    return {
      label: m.changeOf({ topic: topic?.title ?? '', date: formatDay(publishedAt.slice(0, 10), locale) }),
      values: [{ text: headline, lang }, ...(note ? [{ text: note, lang }] : [])],
    };
  });
  return { kind: 'rows', id: 'changes', heading: m.changes, groups: [rows] };
}
