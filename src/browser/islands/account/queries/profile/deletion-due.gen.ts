// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type AccountDeletionDueQueryVariables = {};
export type AccountDeletionDueQuery = {
  readonly me: {
    readonly deletionDue: string | null;
  };
};
export const accountDeletionDueQuery = stored<AccountDeletionDueQuery, AccountDeletionDueQueryVariables>('AccountDeletionDue', 'query AccountDeletionDue {\n  me {\n    deletionDue\n  }\n}');
