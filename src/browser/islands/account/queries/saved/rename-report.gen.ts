// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type RenameReportMutationVariables = {
  id: string;
  title: string;
};
export type RenameReportMutation = {
  readonly renameReport: {
    readonly title: string;
  };
};
export const renameReportMutation = stored<RenameReportMutation, RenameReportMutationVariables>('RenameReport', 'mutation RenameReport($id: ID!, $title: String!) {\n  renameReport(id: $id, title: $title) {\n    title\n  }\n}');
