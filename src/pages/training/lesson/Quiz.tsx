import { IslandAround } from '../../../browser/islands/kit/IslandAround.tsx';
import { island } from '../../../browser/islands/LessonQuiz.island.tsx';
import { QuizForm } from '../../../components/lesson/QuizForm.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { Question } from '../../../content/lessons/questions.ts';
import { QUIZ_PATH } from '../../../forms/training/lesson-paths.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';

interface QuizProps {
  /** The lesson's. */
  readonly id: string;
  readonly questions: readonly Question[];
  readonly locale: Locale;
  /** Language of the questions, when it is not the page's. */
  readonly lang: string | undefined;
}

/** The questions of a lesson: a form that leads to a page which explains each answer; a script explains them below it. */
export function Quiz({ id, questions, locale, lang }: QuizProps) {
  const m = messagesFor(locale).training.lesson;
  return (
    <div className="screen-only">
      <TitledSection id="questions" heading={m.quiz} title="beside">
        <IslandAround of={island} on="interaction" props={{ failed: m.failed }}>
          <QuizForm
            id={id}
            action={addressOf(locale, QUIZ_PATH)}
            questions={questions}
            texts={m}
            lang={lang}
          />
        </IslandAround>
      </TitledSection>
    </div>
  );
}
