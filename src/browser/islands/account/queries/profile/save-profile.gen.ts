// Generated from the query by `npm run generate`. Do not edit.
import type { ProfileInput } from '../../../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type SaveProfileMutationVariables = {
  profile: ProfileInput;
};
export type SaveProfileMutation = {
  readonly saveProfile: {
    readonly firstName: string;
  };
};
export const saveProfileMutation = stored<SaveProfileMutation, SaveProfileMutationVariables>('SaveProfile', 'mutation SaveProfile($profile: ProfileInput!) {\n  saveProfile(profile: $profile) {\n    firstName\n  }\n}');
