import type { AuthUser } from './auth-user.ts';
import { claimNamespace } from './auth-user.ts';
import type { Authorization } from './permissions.ts';

/** Somebody who is signed in, as the site's own parts know them (spec §3). */
export interface SignedInUser {
  readonly profile: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly organisationName: string;
    /** The firm's own number for this person; '' when it has none. */
    readonly prismaId: string;
  };
  readonly authorization: Authorization;
  readonly accessToken: string;
}

export function signedInUser(
  user: AuthUser,
  authorization: Authorization,
  accessToken: string,
): SignedInUser {
  const prismaId = user.profile[`${claimNamespace}prismaId`] ?? user.profile.prismaId;
  return {
    profile: {
      email: user.email,
      firstName: user.givenName,
      lastName: user.familyName,
      organisationName: user.company,
      prismaId: typeof prismaId === 'string' ? prismaId : '',
    },
    authorization,
    accessToken,
  };
}
