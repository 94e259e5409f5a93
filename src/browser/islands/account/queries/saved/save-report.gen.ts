// Generated from the query by `npm run generate`. Do not edit.
import type { ReportInput } from '../../../../../graphql/content/schema-types.gen.ts';
export type SaveReportMutationVariables = { report: ReportInput };
export type SaveReportMutation = { readonly saveReport: { readonly id: string; readonly selection: string } };
