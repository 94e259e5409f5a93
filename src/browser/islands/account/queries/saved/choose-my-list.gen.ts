// Generated from the query by `npm run generate`. Do not edit.
export type ChooseMyListMutationVariables = { ids: ReadonlyArray<string> | string };
export type ChooseMyListMutation = { readonly chooseMyList: ReadonlyArray<{ readonly id: string }> };
