// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type ChooseMyListMutationVariables = {
  ids: ReadonlyArray<string> | string;
};
export type ChooseMyListMutation = {
  readonly chooseMyList: ReadonlyArray<{
    readonly id: string;
  }>;
};
export const chooseMyListMutation = stored<ChooseMyListMutation, ChooseMyListMutationVariables>('ChooseMyList', 'mutation ChooseMyList($ids: [ID!]!) {\n  chooseMyList(jurisdictionIds: $ids) {\n    id\n  }\n}');
