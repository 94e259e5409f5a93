// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type SaveFavouriteMutationVariables = {
  recordId: string;
  note?: string | null | undefined;
};
export type SaveFavouriteMutation = {
  readonly saveFavourite: {
    readonly recordId: string;
  };
};
export const saveFavouriteMutation = stored<SaveFavouriteMutation, SaveFavouriteMutationVariables>('SaveFavourite', 'mutation SaveFavourite($recordId: ID!, $note: String) {\n  saveFavourite(recordId: $recordId, note: $note) {\n    recordId\n  }\n}');
