// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type NoteLessonsMutationVariables = {
  done: ReadonlyArray<string> | string;
  undone: ReadonlyArray<string> | string;
};
export type NoteLessonsMutation = {
  readonly noteLessons: ReadonlyArray<string>;
};
export const noteLessonsMutation = stored<NoteLessonsMutation, NoteLessonsMutationVariables>('NoteLessons', 'mutation NoteLessons($done: [ID!]!, $undone: [ID!]!) {\n  noteLessons(done: $done, undone: $undone)\n}');
