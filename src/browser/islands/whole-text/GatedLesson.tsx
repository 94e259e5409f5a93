import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { QuizForm, type QuizTexts } from '../../../components/lesson/QuizForm.tsx';
import { SlideList, type SlideTexts } from '../../../components/lesson/SlideList.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import { readQuestions } from '../../../content/lessons/questions.ts';
import { readSlides } from '../../../content/lessons/slides.ts';
import { explainInPlace } from '../lesson-quiz/explain-in-place.ts';
import { island, type SlideShowTexts } from '../SlideShow.island.tsx';

/** What stands around slides and questions. */
export type LessonTexts = SlideTexts &
  QuizTexts &
  SlideShowTexts & {
    /** Headings. */
    readonly slides: string;
    readonly quiz: string;
    /** Where answers are explained. */
    readonly action: string;
    readonly failed: string;
  };

interface GatedLessonProps {
  /** The lesson's. */
  readonly id: string;
  readonly slides: string;
  readonly quiz: string;
  readonly texts: LessonTexts;
  readonly lang: string | undefined;
}

/** Slides and questions of a lesson behind a permission, in the place that its page keeps for them. */
export function GatedLesson({ id, slides, quiz, texts, lang }: GatedLessonProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const lesson = document.querySelector<HTMLElement>('[data-lesson]');
    if (lesson) lesson.hidden = false;
    setPlace(lesson);
  }, []);
  if (!place) return null;
  const read = { slides: readSlides(slides).slides, questions: readQuestions(quiz).questions };
  return createPortal(
    <>
      {read.slides.length > 0 && (
        <TitledSection id="slides" heading={texts.slides} title="beside">
          <island.Component texts={texts} />
          <SlideList slides={read.slides} texts={texts} lang={lang} />
        </TitledSection>
      )}
      {read.questions.length > 0 && (
        <div className="screen-only">
          <TitledSection id="questions" heading={texts.quiz} title="beside">
            <InPlace failed={texts.failed}>
              <QuizForm id={id} action={texts.action} questions={read.questions} texts={texts} lang={lang} />
            </InPlace>
          </TitledSection>
        </div>
      )}
    </>,
    place,
  );
}

interface InPlaceProps {
  readonly failed: string;
  readonly children: ReactNode;
}

/** Around the form of questions: explains what is answered below it. */
function InPlace({ failed, children }: InPlaceProps) {
  const within = useRef<HTMLDivElement>(null);
  useEffect(() => (within.current ? explainInPlace(within.current, failed) : undefined), [failed]);
  return <div ref={within}>{children}</div>;
}
