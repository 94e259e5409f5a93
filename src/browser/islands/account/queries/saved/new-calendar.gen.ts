// Generated from the query by `npm run generate`. Do not edit.
export type NewCalendarAddressMutationVariables = {};
export type NewCalendarAddressMutation = { readonly newCalendarAddress: string };
