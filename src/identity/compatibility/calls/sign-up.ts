import { randomBytes } from 'node:crypto';
import { DATABASE_CONNECTION, type NewProfile, readEmail } from '../../accounts/accounts.ts';
import { hashPassword, passwordProblem } from '../../accounts/passwords.ts';
import { chooseLocale } from '../../hosted/language.ts';
import { mailSignUp } from '../../hosted/mail/mails.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { isStorable } from '../../storable.ts';
import type { Call } from '../call.ts';
import { clientOf } from '../clients.ts';
import { type Fields, fieldsOf, needed, optional } from '../fields.ts';
import { weakPassword } from '../password-rules.ts';
import { refusal } from '../refusals.ts';

/** Characters that `user_metadata` may have as JSON. */
const largestMetadata = 16_384;

/**
 * Mails a link that makes the account: before the address is confirmed there is none, so that nobody can take one for
 * somebody else. Where there is one already the answer and the work are the same, and its owner is told by mail.
 */
export const signUp: Call = {
  method: 'POST',
  path: '/dbconnections/signup',
  mails: true,
  from: 'clients',
  answer: async ({ identity, attempts, outbox }, request) => {
    const fields = fieldsOf(request);
    const { clientId } = clientOf(identity, request, fields);
    if (needed(fields, 'connection') !== DATABASE_CONNECTION) throw refusal('badConnection');
    const email = readEmail(fields.email);
    if (email === null) throw refusal('badEmail');
    const password = needed(fields, 'password');
    const problem = passwordProblem(password, email);
    if (problem !== null) throw weakPassword(problem);
    const profile = profileOf(fields);
    const userMetadata = metadataOf(fields);
    if (!(await attempts.mayMail(attemptBy(request, { email }))).ok) throw refusal('tooManyMails');
    const passwordHash = await hashPassword(password);
    const locale = chooseLocale(request.headers['x-request-language']);
    const { given_name: givenName = '', family_name: familyName = '' } = profile;
    const signUp = { passwordHash, givenName, familyName, profile, userMetadata };
    outbox.later(() => mailSignUp(identity, email, signUp, { locale, clientId }));
    return {
      _id: randomBytes(12).toString('hex'),
      email,
      email_verified: false,
      ...profile,
      ...(fields.user_metadata !== undefined && { user_metadata: userMetadata }),
    };
  },
};

function profileOf(fields: Fields): NewProfile {
  const names = ['given_name', 'family_name', 'name', 'nickname', 'picture'] as const;
  const said = names.map((name) => [name, optional(fields, name)] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

function metadataOf({ user_metadata }: Fields): Record<string, unknown> {
  if (user_metadata === undefined) return {};
  const isObject =
    typeof user_metadata === 'object' && user_metadata !== null && !Array.isArray(user_metadata);
  if (!isObject || !isStorable(user_metadata) || JSON.stringify(user_metadata).length > largestMetadata)
    throw refusal('badMetadata');
  return user_metadata as Record<string, unknown>;
}
