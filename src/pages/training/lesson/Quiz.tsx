import { Button } from '../../../components/controls/Button.tsx';
import type { Question } from '../../../content/lessons/questions.ts';
import { QUIZ_PATH } from '../../../forms/training/lesson-paths.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import styles from './Quiz.module.css';

interface QuizProps {
  /** The lesson's. */
  readonly id: string;
  readonly questions: readonly Question[];
  readonly locale: Locale;
  /** Language of the questions, when it is not the page's. */
  readonly lang: string | undefined;
}

/** The questions of a lesson; what is answered is explained on a page of its own, which changes nothing. */
export function Quiz({ id, questions, locale, lang }: QuizProps) {
  const m = messagesFor(locale).training.lesson;
  return (
    <form method="get" action={addressOf(locale, QUIZ_PATH)} className={styles.quiz} data-quiz={id}>
      <p>{m.quizText({ count: questions.length })}</p>
      <input type="hidden" name="lesson" value={id} />
      {questions.map(({ question, options }, index) => (
        <fieldset key={question} className={styles.question}>
          <legend lang={lang}>
            {index + 1}. {question}
          </legend>
          {options.map((text, place) => (
            <label key={text} className={styles.option} lang={lang}>
              <input type="radio" name={`q${index + 1}`} value={place} />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button kind="solid">{m.check}</Button>
    </form>
  );
}
