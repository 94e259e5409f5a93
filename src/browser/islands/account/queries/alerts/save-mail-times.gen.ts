// Generated from the query by `npm run generate`. Do not edit.
import type { MailTimesInput } from '../../../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type SaveMailTimesMutationVariables = {
  times: MailTimesInput;
};
export type SaveMailTimesMutation = {
  readonly saveMailTimes: {
    readonly hour: number;
  };
};
export const saveMailTimesMutation = stored<SaveMailTimesMutation, SaveMailTimesMutationVariables>('SaveMailTimes', 'mutation SaveMailTimes($times: MailTimesInput!) {\n  saveMailTimes(times: $times) {\n    hour\n  }\n}');
