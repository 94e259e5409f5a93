// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type ChooseNewslettersMutationVariables = {
  recordIds: ReadonlyArray<string> | string;
};
export type ChooseNewslettersMutation = {
  readonly chooseNewsletters: ReadonlyArray<{
    readonly chosen: boolean;
  }>;
};
export const chooseNewslettersMutation = stored<
  ChooseNewslettersMutation,
  ChooseNewslettersMutationVariables
>('ChooseNewsletters', 'mutation ChooseNewsletters($recordIds: [ID!]!) {\n  chooseNewsletters(recordIds: $recordIds) {\n    chosen\n  }\n}');
