// Generated from the query by `npm run generate`. Do not edit.
export type NoteLessonsMutationVariables = {
  done: ReadonlyArray<string> | string;
  undone: ReadonlyArray<string> | string;
};
export type NoteLessonsMutation = { readonly noteLessons: ReadonlyArray<string> };
