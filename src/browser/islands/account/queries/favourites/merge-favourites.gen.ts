// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type MergeFavouritesMutationVariables = {
  recordIds: ReadonlyArray<string> | string;
};
export type MergeFavouritesMutation = {
  readonly mergeFavourites: number;
};
export const mergeFavouritesMutation = stored<MergeFavouritesMutation, MergeFavouritesMutationVariables>('MergeFavourites', 'mutation MergeFavourites($recordIds: [ID!]!) {\n  mergeFavourites(recordIds: $recordIds)\n}');
