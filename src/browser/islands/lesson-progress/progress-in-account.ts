import { ask } from '../account/ask.ts';
import type {
  LessonProgressQuery,
  LessonProgressQueryVariables,
} from '../account/queries/lessons/lesson-progress.gen.ts';
import progressSource from '../account/queries/lessons/lesson-progress.graphql?raw';
import type {
  NoteLessonsMutation,
  NoteLessonsMutationVariables,
} from '../account/queries/lessons/note-lessons.gen.ts';
import noteSource from '../account/queries/lessons/note-lessons.graphql?raw';
import type {
  PlanCourseMutation,
  PlanCourseMutationVariables,
} from '../account/queries/lessons/plan-course.gen.ts';
import planSource from '../account/queries/lessons/plan-course.graphql?raw';
import { operation } from '../kit/operation.ts';
import { forgetLessonsHere, lessonsDoneHere } from './done-here.ts';

const progress = operation<LessonProgressQuery, LessonProgressQueryVariables>(progressSource);
const note = operation<NoteLessonsMutation, NoteLessonsMutationVariables>(noteSource);
const plan = operation<PlanCourseMutation, PlanCourseMutationVariables>(planSource);

export interface Progress {
  readonly done: readonly string[];
  /** ISO day by which the series is to be done; null: none is set. */
  readonly due: string | null;
}

/** What the account knows; what this browser alone knew is taken into it. @throws AskError */
export async function progressInAccount(series: string): Promise<Progress> {
  const here = lessonsDoneHere();
  if (here.length > 0) {
    await ask(note, { done: here, undone: [] });
    forgetLessonsHere();
  }
  const { me } = await ask(progress, {});
  const due = me.courses.find(({ seriesId }) => seriesId === series)?.due ?? null;
  return { done: me.lessonsDone, due };
}

/** @returns all that are done @throws AskError */
export async function noteInAccount(id: string, isDone: boolean): Promise<readonly string[]> {
  const changed = isDone ? { done: [id], undone: [] } : { done: [], undone: [id] };
  return (await ask(note, changed)).noteLessons;
}

/** @throws AskError, BAD_USER_INPUT for a day that is past or a year away */
export async function planInAccount(seriesId: string, due: string | null): Promise<void> {
  await ask(plan, { seriesId, due });
}
