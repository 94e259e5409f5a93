// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type PlanCourseMutationVariables = {
  seriesId: string;
  due?: string | null | undefined;
};
export type PlanCourseMutation = {
  readonly planCourse: string | null;
};
export const planCourseMutation = stored<PlanCourseMutation, PlanCourseMutationVariables>('PlanCourse', 'mutation PlanCourse($seriesId: ID!, $due: Date) {\n  planCourse(seriesId: $seriesId, due: $due)\n}');
