// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type LessonProgressQueryVariables = {};
export type LessonProgressQuery = {
  readonly me: {
    readonly lessonsDone: ReadonlyArray<string>;
    readonly courses: ReadonlyArray<{
      readonly seriesId: string;
      readonly due: string | null;
    }>;
  };
};
export const lessonProgressQuery = stored<LessonProgressQuery, LessonProgressQueryVariables>('LessonProgress', 'query LessonProgress {\n  me {\n    lessonsDone\n    courses {\n      seriesId\n      due\n    }\n  }\n}');
