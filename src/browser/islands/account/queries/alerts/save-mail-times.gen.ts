// Generated from the query by `npm run generate`. Do not edit.
import type { MailTimesInput } from '../../../../../graphql/content/schema-types.gen.ts';
export type SaveMailTimesMutationVariables = { times: MailTimesInput };
export type SaveMailTimesMutation = { readonly saveMailTimes: { readonly hour: number } };
