// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type EndCalendarAddressMutationVariables = {};
export type EndCalendarAddressMutation = {
  readonly endCalendarAddress: boolean;
};
export const endCalendarAddressMutation = stored<
  EndCalendarAddressMutation,
  EndCalendarAddressMutationVariables
>('EndCalendarAddress', 'mutation EndCalendarAddress {\n  endCalendarAddress\n}');
