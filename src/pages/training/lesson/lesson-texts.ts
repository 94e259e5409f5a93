import type { LessonTexts } from '../../../browser/islands/whole-text/GatedLesson.tsx';
import { QUIZ_PATH } from '../../../forms/training/lesson-paths.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';

/** What stands around slides and questions, as it travels to the browser for a lesson behind a permission. */
export function lessonTexts(locale: Locale): LessonTexts {
  const { lesson } = messagesFor(locale).training;
  const { slides, notes, transcript, show, previous, next, close, quiz, quizText, check, failed } = lesson;
  const slideOf = lesson.slideOf({ number: '{number}', total: '{total}' });
  const action = addressOf(locale, QUIZ_PATH);
  const slideTexts = { slides, slideOf, notes, transcript, show, previous, next, close };
  return { ...slideTexts, quiz, quizText, check, action, failed };
}
