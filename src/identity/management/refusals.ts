import { Refusal } from '../compatibility/refusals.ts';
import { RECENT_MINUTES } from '../security/owner.ts';

const table = {
  noToken: [401, 'Unauthorized', 'Missing authentication', undefined],
  badToken: [401, 'Unauthorized', 'Invalid token', undefined],
  badAudience: [401, 'Unauthorized', 'Bad audience', undefined],
  scope: [403, 'Forbidden', 'Insufficient scope', 'insufficient_scope'],
  notYours: [403, 'Forbidden', 'User to be acted on does not match subject in bearer token.', undefined],
  tooOld: [
    403,
    'Forbidden',
    `The sign-in is too long ago: sign in again, then try once more within ${RECENT_MINUTES} minutes.`,
    // As RFC 9470 calls it.
    'insufficient_user_authentication',
  ],
  gone: [404, 'Not Found', 'The user does not exist.', 'inexistent_user'],
  badBody: [400, 'Bad Request', 'Payload validation error', 'invalid_body'],
  unstorable: [
    400,
    'Bad Request',
    'Payload validation error: nested too deeply, or with characters that cannot be kept',
    'invalid_body',
  ],
  tooLarge: [400, 'Bad Request', 'user_metadata would be too large', 'invalid_body'],
  badLink: [400, 'Bad Request', 'The token of the account to be linked is not valid', 'invalid_token'],
  linkItself: [400, 'Bad Request', 'Main account and secondary account are the same', 'invalid_body'],
  noIdentity: [404, 'Not Found', 'The account has no such identity', 'inexistent_identity'],
} as const;

/** A refusal of the management calls, in the shape that Auth0 gives it there. */
export function managementRefusal(name: keyof typeof table, detail?: string): Refusal {
  const [statusCode, error, message, errorCode] = table[name];
  return new Refusal(statusCode, {
    statusCode,
    error,
    message: detail === undefined ? message : `${message}, ${detail}`,
    ...(errorCode !== undefined && { errorCode }),
  });
}
