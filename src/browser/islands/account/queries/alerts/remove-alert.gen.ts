// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type RemoveAlertMutationVariables = {
  id: string;
};
export type RemoveAlertMutation = {
  readonly removeAlert: boolean;
};
export const removeAlertMutation = stored<RemoveAlertMutation, RemoveAlertMutationVariables>('RemoveAlert', 'mutation RemoveAlert($id: ID!) {\n  removeAlert(id: $id)\n}');
