/** Every message of the wrapper, as the specification writes them (§5 and §8). */
export const messages = {
  missingAuthProvider: 'Missing authProvider',
  missingProvider: 'Missing Provider',
  missingStorage: 'Missing Storage',
  missingAuthUser: 'Missing AuthUser',
  noAccessToken: 'No access token passed',
  notAuthenticated: 'User is not authenticated',
  missingApiUrl: 'Missing onlineServicesAPIMUrl',
  callbackStateMissing: 'Callback: state not retrieved from auth0 callback',
  stateMismatch: '`state` does not match.',
  notLoggedOut: 'Not successfully logged out',
  invalidUser: 'Invalid user returned',
  renewalFailed: 'Auth session renewal failed',
  noPermissions: 'Failed to retrieve user permissions',
  stateUnreadable: 'getState: State string could not be retrieved',
  redirectUnreadable: 'getRedirectUrl: State could not be retrieved',
  silentFailed: 'Silent authentication failed',
  generic: 'Something went wrong',
  leeway: 'The leeway should be positive and lower than five minutes.',
} as const;

/** What an error is, for code that decides by it. */
export type AuthErrorCode = keyof typeof messages;

/** A failure of the wrapper itself; `message` is the specification's, what lies behind it is in `cause`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}
