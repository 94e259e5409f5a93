// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type NewCalendarAddressMutationVariables = {};
export type NewCalendarAddressMutation = {
  readonly newCalendarAddress: string;
};
export const newCalendarAddressMutation = stored<
  NewCalendarAddressMutation,
  NewCalendarAddressMutationVariables
>('NewCalendarAddress', 'mutation NewCalendarAddress {\n  newCalendarAddress\n}');
