// Generated from the query by `npm run generate`. Do not edit.
import type { ProfileInput } from '../../../../../graphql/content/schema-types.gen.ts';
export type SaveProfileMutationVariables = { profile: ProfileInput };
export type SaveProfileMutation = { readonly saveProfile: { readonly firstName: string } };
