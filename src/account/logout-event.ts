/** The member of `events` that makes a token a logout token (OpenID Connect Back-Channel Logout 1.0, §2.4). */
export const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
