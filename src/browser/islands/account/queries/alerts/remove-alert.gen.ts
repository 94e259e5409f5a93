// Generated from the query by `npm run generate`. Do not edit.
export type RemoveAlertMutationVariables = { id: string };
export type RemoveAlertMutation = { readonly removeAlert: boolean };
