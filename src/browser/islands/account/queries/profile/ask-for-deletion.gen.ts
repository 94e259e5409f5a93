// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type AskForDeletionMutationVariables = {};
export type AskForDeletionMutation = {
  readonly askForDeletion: string;
};
export const askForDeletionMutation = stored<AskForDeletionMutation, AskForDeletionMutationVariables>('AskForDeletion', 'mutation AskForDeletion {\n  askForDeletion\n}');
