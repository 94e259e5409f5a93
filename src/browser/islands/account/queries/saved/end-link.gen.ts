// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type EndReportLinkMutationVariables = {
  id: string;
};
export type EndReportLinkMutation = {
  readonly endReportLink: boolean;
};
export const endReportLinkMutation = stored<EndReportLinkMutation, EndReportLinkMutationVariables>('EndReportLink', 'mutation EndReportLink($id: ID!) {\n  endReportLink(id: $id)\n}');
