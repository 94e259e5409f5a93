// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type VisitedMutationVariables = {};
export type VisitedMutation = {
  readonly visited: string | null;
};
export const visitedMutation = stored<VisitedMutation, VisitedMutationVariables>('Visited', 'mutation Visited {\n  visited\n}');
