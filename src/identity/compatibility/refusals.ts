import { hasMail } from '../hosted/mail/no-mail.ts';
import type { Identity } from '../identity.ts';
import type { Refused } from '../limits/attempts.ts';

/** Every refusal of Auth0's further calls: status, code, and the words that everybody may read. */
const oauth = {
  missingParameter: [400, 'invalid_request', 'A parameter that the call needs is missing or is no text'],
  notRegistered: [400, 'invalid_request', 'The redirect address is not one of the client’s'],
  notOurPage: [403, 'access_denied', 'Only pages of this provider may call this.'],
  unknownClient: [401, 'invalid_client', 'Unknown client'],
  unknownOrigin: [403, 'unauthorized_client', 'Cross origin login not allowed.'],
  switchedOff: [403, 'unauthorized_client', "Grant type 'password' not allowed for the client."],
  wrongPassword: [401, 'invalid_user_password', 'Wrong email or password.'],
  accessDenied: [403, 'access_denied', 'Wrong email or password.'],
  wrongCode: [401, 'unauthorized', 'Wrong email or verification code.'],
  secondFactor: [403, 'mfa_required', 'Multifactor authentication required'],
  tooManyAttempts: [
    429,
    'too_many_attempts',
    'Your account has been blocked after multiple consecutive login attempts. We have sent you a mail that tells how to unblock it.',
  ],
  tooManyAttemptsNoMail: [
    429,
    'too_many_attempts',
    'Your account has been blocked after multiple consecutive login attempts. Please try again later.',
  ],
  tooManyFromNetwork: [429, 'too_many_attempts', 'Too many tries from your network. Please try again later.'],
  tooManyMails: [429, 'too_many_requests', 'Too many mails were asked for. Please try again later.'],
  noMail: [501, 'not_implemented', 'This provider sends no mail.'],
} as const;

/** Those that Auth0's older calls write in another shape, with a name. */
const named = {
  badLogin: [401, 'ValidationError', 'invalid_user_password', 'Wrong email or password.'],
  ticketEnded: [403, 'ForbiddenError', 'access_denied', 'The sign-in took too long. Please start again.'],
  badConnection: [400, 'BadRequestError', 'bad.connection', 'Connection does not exist'],
  badEmail: [400, 'BadRequestError', 'bad.email', 'The address is not a valid email'],
  badSend: [400, 'BadRequestError', 'bad.send', 'send is not valid ([link, code])'],
  badSignup: [400, 'BadRequestError', 'invalid_signup', 'Invalid sign up'],
  badMetadata: [
    400,
    'BadRequestError',
    'invalid_body',
    'user_metadata is no object, too large, or nested too deeply',
  ],
} as const;

export type RefusalName = keyof typeof oauth | keyof typeof named;

interface More {
  /** Seconds until it is worth another try. */
  readonly retryAfter?: number;
}

/** What a call answers instead of doing what it was asked to. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | undefined;

  constructor(status: number, body: Readonly<Record<string, unknown>>, { retryAfter }: More = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** Of who has tried too often. */
export function triedTooOften(identity: Pick<Identity, 'settings'>, refused: Refused): Refusal {
  const ofAccount = hasMail({ identity }) ? 'tooManyAttempts' : 'tooManyAttemptsNoMail';
  return refusal(refused.isNetwork ? 'tooManyFromNetwork' : ofAccount, refused);
}

/** The refusal of this name, as its call writes it. */
export function refusal(what: RefusalName, more?: More): Refusal {
  if (what in named) {
    const [status, name, code, description] = named[what as keyof typeof named];
    return new Refusal(status, { name, code, description, statusCode: status }, more);
  }
  const [status, error, error_description] = oauth[what as keyof typeof oauth];
  return new Refusal(status, { error, error_description }, more);
}
