// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type PauseAlertsMutationVariables = {
  until?: string | null | undefined;
};
export type PauseAlertsMutation = {
  readonly pauseAlerts: string | null;
};
export const pauseAlertsMutation = stored<PauseAlertsMutation, PauseAlertsMutationVariables>('PauseAlerts', 'mutation PauseAlerts($until: Date) {\n  pauseAlerts(until: $until)\n}');
