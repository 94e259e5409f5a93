/** Where each call of the protocol is, after Auth0. */
export const routes = {
  authorization: '/authorize',
  token: '/oauth/token',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
  revocation: '/oauth/revoke',
  end_session: '/oidc/logout',
} as const;
