// Generated from the query by `npm run generate`. Do not edit.
export type PlanCourseMutationVariables = {
  seriesId: string;
  due?: string | null | undefined;
};
export type PlanCourseMutation = { readonly planCourse: string | null };
