// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What is left out, or null, stays as it is. */
export type ProfileInput = {
  readonly firstName?: string | null | undefined;
  /** Live sectors, services, topics, jurisdictions and navigator services. */
  readonly interests?: ReadonlyArray<string> | null | undefined;
  readonly jobTitle?: string | null | undefined;
  readonly languages?: ReadonlyArray<string> | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly organisationName?: string | null | undefined;
  /** Empty: none. */
  readonly timeZone?: string | null | undefined;
};

export type SaveProfileMutationVariables = Exact<{
  profile: ProfileInput;
}>;


export type SaveProfileMutation = { readonly saveProfile: { readonly firstName: string } };

export const saveProfileMutation = stored<SaveProfileMutation, SaveProfileMutationVariables>(
  'SaveProfile',
  "mutation SaveProfile($profile: ProfileInput!) {\n  saveProfile(profile: $profile) {\n    firstName\n  }\n}",
);
