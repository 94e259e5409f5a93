import { type AuthUser, claimNamespace } from '../../../auth/user/auth-user.ts';
import type { Me } from './me.ts';

/** Fills what a profile lacks with what the identity provider told this browser. */
export function withClaims(me: Me, user: AuthUser | null): Me {
  if (!user) return me;
  const { profile } = me;
  const prismaId = user.profile[`${claimNamespace}prismaId`];
  return {
    ...me,
    profile: {
      ...profile,
      email: user.email,
      emailVerified: user.profile.email_verified === true,
      firstName: profile.firstName || user.givenName,
      lastName: profile.lastName || user.familyName,
      organisationName: profile.organisationName || user.company,
      jobTitle: profile.jobTitle || user.jobTitle,
      prismaId: profile.prismaId || (typeof prismaId === 'string' ? prismaId : ''),
      connection: profile.connection || user.connection,
      isLocal: user.isLocal,
    },
  };
}
