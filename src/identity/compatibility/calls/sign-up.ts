import { randomBytes } from 'node:crypto';
import { existingAccountLetter, verifyEmailLetter } from '../../../mail/letters.ts';
import type { SiteLocale } from '../../../routing/locales.ts';
import {
  accountByEmail,
  createAccount,
  DATABASE_CONNECTION,
  type NewProfile,
  readEmail,
} from '../../accounts/accounts.ts';
import { hashPassword, passwordProblem } from '../../accounts/passwords.ts';
import { issueTicket } from '../../accounts/tickets.ts';
import type { Identity } from '../../identity.ts';
import type { Call } from '../call.ts';
import { clientOf } from '../clients.ts';
import { type Fields, fieldsOf, needed, optional } from '../fields.ts';
import { languageOf } from '../language.ts';
import { weakPassword } from '../password-rules.ts';
import { refusal } from '../refusals.ts';

/** Characters that `user_metadata` may have as JSON. */
const largestMetadata = 16_384;

/**
 * Makes an account and mails a link that confirms its address. Where there is one already the answer and the work are
 * the same, and its owner is told by mail.
 */
export const signUp: Call = {
  method: 'POST',
  path: '/dbconnections/signup',
  from: 'clients',
  answer: async ({ identity, attempts, errands }, request) => {
    const fields = fieldsOf(request);
    clientOf(identity, request, fields);
    if (needed(fields, 'connection') !== DATABASE_CONNECTION) throw refusal('badConnection');
    const email = readEmail(fields.email);
    if (email === null) throw refusal('badEmail');
    const password = needed(fields, 'password');
    const problem = passwordProblem(password, email);
    if (problem !== null) throw weakPassword(problem);
    const profile = profileOf(fields);
    const userMetadata = metadataOf(fields);
    if (!(await attempts.mayMail({ email, ip: request.ip }))) throw refusal('tooManyMails');
    const passwordHash = await hashPassword(password);
    const made = await createAccount(identity.database.kysely, {
      email,
      passwordHash,
      profile,
      userMetadata,
    });
    errands.run(() => mail(identity, languageOf(request), email, made !== null));
    return {
      _id: made?.id.replace('auth0|', '') ?? randomBytes(12).toString('hex'),
      email,
      email_verified: false,
      ...profile,
      ...(fields.user_metadata !== undefined && { user_metadata: userMetadata }),
    };
  },
};

async function mail(identity: Identity, locale: SiteLocale, email: string, isNew: boolean): Promise<void> {
  const { database, issuer, mailer } = identity;
  const account = await accountByEmail(database.kysely, email);
  if (!account) return;
  const purpose = isNew ? 'verify-email' : 'reset-password';
  const ticket = await issueTicket(database.kysely, { purpose, accountId: account.id, email });
  const letter = isNew ? verifyEmailLetter : existingAccountLetter;
  await mailer.send({
    to: email,
    ...letter(locale, { email, link: `${issuer}${purpose}?ticket=${ticket}` }),
  });
}

function profileOf(fields: Fields): NewProfile {
  const names = ['given_name', 'family_name', 'name', 'nickname', 'picture'] as const;
  const said = names.map((name) => [name, optional(fields, name)] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

function metadataOf({ user_metadata }: Fields): Record<string, unknown> {
  if (user_metadata === undefined) return {};
  const isObject =
    typeof user_metadata === 'object' && user_metadata !== null && !Array.isArray(user_metadata);
  if (!isObject || JSON.stringify(user_metadata).length > largestMetadata) throw refusal('badMetadata');
  return user_metadata as Record<string, unknown>;
}
