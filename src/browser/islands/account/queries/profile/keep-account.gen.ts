// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type KeepAccountMutationVariables = {};
export type KeepAccountMutation = {
  readonly keepAccount: boolean;
};
export const keepAccountMutation = stored<KeepAccountMutation, KeepAccountMutationVariables>('KeepAccount', 'mutation KeepAccount {\n  keepAccount\n}');
