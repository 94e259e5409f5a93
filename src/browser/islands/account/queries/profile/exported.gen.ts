// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type AccountExportedQueryVariables = {};
export type AccountExportedQuery = {
  readonly me: {
    readonly exported: string;
  };
};
export const accountExportedQuery = stored<AccountExportedQuery, AccountExportedQueryVariables>('AccountExported', 'query AccountExported {\n  me {\n    exported\n  }\n}');
