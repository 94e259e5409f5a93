import type { Question } from '../../content/lessons/questions.ts';
import { Button } from '../controls/Button.tsx';
import styles from './Quiz.module.css';

export type QuizTexts = { readonly quizText: string; readonly check: string };

interface QuizFormProps {
  /** The lesson's. */
  readonly id: string;
  /** Where answers are explained. */
  readonly action: string;
  readonly questions: readonly Pick<Question, 'question' | 'options'>[];
  readonly texts: QuizTexts;
  /** Language of the questions, when it is not the page's. */
  readonly lang: string | undefined;
}

/** The questions of a lesson. What is answered is explained on a page of its own, or below them by `explainInPlace`. */
export function QuizForm({ id, action, questions, texts, lang }: QuizFormProps) {
  return (
    <>
      <form method="get" action={action} className={styles.quiz} data-quiz={id}>
        <p>{texts.quizText}</p>
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
        <Button kind="solid">{texts.check}</Button>
      </form>
      <p className={`title-3 ${styles.result}`} role="status" />
      <div className="prose" data-explained="" />
    </>
  );
}
