// Generated from the query by `npm run generate`. Do not edit.
import type { AlertFrequency } from '../../../../../graphql/content/schema-types.gen.ts';
export type FollowRoomMutationVariables = {
  room: string;
  frequency?: AlertFrequency | null | undefined;
};
export type FollowRoomMutation = { readonly followRoom: boolean };
