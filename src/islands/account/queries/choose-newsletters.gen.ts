// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChooseNewslettersMutationVariables = Exact<{
  recordIds: ReadonlyArray<string> | string;
}>;


export type ChooseNewslettersMutation = { readonly chooseNewsletters: ReadonlyArray<{ readonly chosen: boolean }> };

export const chooseNewslettersMutation = stored<ChooseNewslettersMutation, ChooseNewslettersMutationVariables>(
  'ChooseNewsletters',
  "mutation ChooseNewsletters($recordIds: [ID!]!) {\n  chooseNewsletters(recordIds: $recordIds) {\n    chosen\n  }\n}",
);
