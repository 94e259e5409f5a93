// Generated from the query by `npm run generate`. Do not edit.
export type LessonProgressQueryVariables = {};
export type LessonProgressQuery = {
  readonly me: {
    readonly lessonsDone: ReadonlyArray<string>;
    readonly courses: ReadonlyArray<{ readonly seriesId: string; readonly due: string | null }>;
  };
};
