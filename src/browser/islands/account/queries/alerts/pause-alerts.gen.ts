// Generated from the query by `npm run generate`. Do not edit.
export type PauseAlertsMutationVariables = { until?: string | null | undefined };
export type PauseAlertsMutation = { readonly pauseAlerts: string | null };
