import { useEffect, useRef } from 'react';
import { defineIsland } from './kit/define.ts';
import { Untouched } from './kit/Untouched.tsx';
import { explainInPlace } from './lesson-quiz/explain-in-place.ts';

type Props = { readonly failed: string };

/** The questions of a lesson, around their form: what is answered is explained below it. */
function LessonQuiz({ failed }: Props) {
  const within = useRef<HTMLDivElement>(null);
  useEffect(() => (within.current ? explainInPlace(within.current, failed) : undefined), [failed]);
  return <Untouched within={within} />;
}

export const island = defineIsland<Props>({
  name: 'LessonQuiz',
  Component: LessonQuiz,
  examples: [{ failed: 'Your answers could not be read.' }],
});
