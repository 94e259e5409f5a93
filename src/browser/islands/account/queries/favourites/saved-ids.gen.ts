// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type SavedIdsQueryVariables = {};
export type SavedIdsQuery = {
  readonly me: {
    readonly favouriteIds: ReadonlyArray<string>;
  };
};
export const savedIdsQuery = stored<SavedIdsQuery, SavedIdsQueryVariables>('SavedIds', 'query SavedIds {\n  me {\n    favouriteIds\n  }\n}');
