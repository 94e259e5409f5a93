// Generated from the query by `npm run generate`. Do not edit.
export type EndCalendarAddressMutationVariables = {};
export type EndCalendarAddressMutation = { readonly endCalendarAddress: boolean };
