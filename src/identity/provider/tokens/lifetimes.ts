import type { Settings } from '../../../platform/settings/settings.ts';

const hour = 3_600;
const day = 24 * hour;

/** From the last use of a session to its end, in seconds. */
export const SESSION_SECONDS = 14 * day;

/** From a sign-in to the end of its family of refresh tokens, however often they are renewed. */
const refreshSeconds = 30 * day;

/** How long each thing of the protocol holds, in seconds. */
export function lifetimes({ identityTokenSeconds }: Pick<Settings, 'identityTokenSeconds'>) {
  return {
    AccessToken: identityTokenSeconds,
    IdToken: identityTokenSeconds,
    AuthorizationCode: 60,
    Interaction: hour,
    Session: SESSION_SECONDS,
    RefreshToken: refreshSeconds,
    /** Longer than all that comes of it: a token without its grant is worth nothing. */
    Grant: (isOffline: boolean) => (isOffline ? refreshSeconds : 0) + identityTokenSeconds + hour,
  };
}
