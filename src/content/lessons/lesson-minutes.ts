import { readQuestions } from './questions.ts';

/** Words read in a minute by somebody who wants to keep what they read. */
const WORDS_A_MINUTE = 180;

/** Texts of a lesson in the language it is written in. */
interface LessonTexts {
  readonly slides: string;
  readonly quiz: string;
  readonly body: string;
}

/** Minutes that a lesson takes, in fives and five at least: what is read, and a minute for each question. */
export function lessonMinutes({ slides, quiz, body }: LessonTexts): number {
  const words = `${slides} ${body}`.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const minutes = words / WORDS_A_MINUTE + readQuestions(quiz).questions.length;
  return Math.max(5, Math.round(minutes / 5) * 5);
}
