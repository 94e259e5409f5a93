// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type RemoveFavouriteMutationVariables = {
  recordId: string;
};
export type RemoveFavouriteMutation = {
  readonly removeFavourite: boolean;
};
export const removeFavouriteMutation = stored<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>('RemoveFavourite', 'mutation RemoveFavourite($recordId: ID!) {\n  removeFavourite(recordId: $recordId)\n}');
