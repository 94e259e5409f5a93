import type { AnswerGroup, OpenAnswer } from '../../../components/navigator/answer.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { PageRequest } from '../../page-module.ts';
import { markOf } from '../status-marks.ts';
import { anchorOf, type Chapter, type Entry } from './chapter.ts';
import { changeFacts, factsOf, overdueOf } from './facts.ts';

/** What everybody may read of the answers, by the groups of their topics. @param day by which reviews were due */
export function answerGroups(chapter: Chapter, request: PageRequest, day: string): AnswerGroup[] {
  const { locale } = request;
  const groups = Map.groupBy(chapter.entries, ({ topic }) => topic?.group ?? '');
  return [...groups].map(([group, entries], at) => ({
    id: `answers-${at + 1}`,
    heading: group || messagesFor(locale).navigator.answer,
    lang: group && entries[0]?.topic ? (langOf(entries[0].topic.locale, locale) ?? null) : null,
    answers: entries.map((entry) => answerOf(entry, chapter, request, day)),
  }));
}

function answerOf(entry: Entry, chapter: Chapter, request: PageRequest, day: string): OpenAnswer {
  const { locale } = request;
  const { topic, legalStatus } = entry;
  const lang = langOf(entry.locale, locale) ?? null;
  const isWritten = legalStatus !== 'NOT_REVIEWED';
  return {
    id: anchorOf(entry),
    entryId: entry.id,
    question: topic
      ? { text: topic.question, lang: langOf(topic.locale, locale) ?? null }
      : { text: entry.title, lang },
    help: topic?.help ?? null,
    topic: topic
      ? { text: topic.title, lang: langOf(topic.locale, locale) ?? null }
      : { text: entry.title, lang },
    inEnglish: lang && messagesFor(locale).notices.inEnglish,
    lang,
    headline: isWritten ? entry.title : null,
    status: {
      mark: markOf(legalStatus),
      text: choiceLabel('navigatorCell.legalStatus', legalStatus, locale),
    },
    stage: entry.stage,
    facts: isWritten ? [...factsOf(entry, locale, day), ...changeFacts(entry, chapter, locale, day)] : [],
    overdue: isWritten ? overdueOf(entry, locale, day) : null,
    report: reportOf(entry, chapter, request),
  };
}

/** The form by which an error is told, with the entry filled in. */
function reportOf(entry: Entry, { title }: Chapter, request: PageRequest): OpenAnswer['report'] {
  const { locale, path, origin } = request;
  const topic = entry.topic?.title ?? entry.title;
  const filled = new URLSearchParams({
    about: entry.id,
    entry: `${topic}, ${title}: ${origin}${addressOf(locale, path)}#${anchorOf(entry)}`,
  });
  return {
    text: messagesFor(locale).navigator.chapter.report,
    url: `${addressOf(locale, '/forms/correction')}?${filled}`,
  };
}
