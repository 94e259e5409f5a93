import { randomBytes } from 'node:crypto';
import { localeFacts } from '../../../i18n/locales.ts';
import {
  firstSignInCodeLetter,
  firstSignInLinkLetter,
  signInCodeLetter,
  signInLinkLetter,
} from '../../../mail/letters.ts';
import { accountByEmail, EMAIL_CONNECTION, readEmail } from '../../accounts/accounts.ts';
import { issueCode, lifetimeOf } from '../../accounts/tickets.ts';
import { chooseLocale } from '../../hosted/language.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { queueMail } from '../../outgoing/queue.ts';
import { authorizationParams } from '../authorization-request.ts';
import type { Call } from '../call.ts';
import { clientOf } from '../clients.ts';
import { type Fields, fieldsOf, needed } from '../fields.ts';
import { refusal } from '../refusals.ts';

/** Mails a code, or a link that carries it; whoever has it gets an account where there is none yet. */
export const passwordlessStart: Call = {
  method: 'POST',
  path: '/passwordless/start',
  mails: true,
  from: 'clients',
  answer: async ({ identity, attempts, outbox }, request) => {
    const fields = fieldsOf(request);
    const client = clientOf(identity, request, fields);
    if (needed(fields, 'connection') !== EMAIL_CONNECTION) throw refusal('badConnection');
    const send = fields.send ?? 'link';
    if (send !== 'link' && send !== 'code') throw refusal('badSend');
    const email = readEmail(fields.email);
    if (email === null) throw refusal('badEmail');
    const params = { ...authorizationParams(objectOf(fields.authParams)), client_id: client.clientId };
    if ('redirect_uri' in params && !client.redirectUris.includes(String(params.redirect_uri)))
      throw refusal('notRegistered');
    if (!(await attempts.mayMail(attemptBy(request, { email }))).ok) throw refusal('tooManyMails');
    const locale = chooseLocale(request.headers['x-request-language']);
    outbox.later(async () => {
      const { database, issuer } = identity;
      const account = await accountByEmail(database.kysely, email);
      const code = await issueCode(database.kysely, {
        purpose: 'sign-in',
        accountId: account?.id ?? null,
        email,
        data: { locale, clientId: client.clientId, email },
      });
      const { language: lang } = localeFacts[locale];
      const carried = { connection: EMAIL_CONNECTION, email, verification_code: code, ...params, lang };
      const link = `${issuer}passwordless/verify_redirect?${new URLSearchParams(carried)}`;
      const [writeCode, writeLink] = account
        ? [signInCodeLetter, signInLinkLetter]
        : [firstSignInCodeLetter, firstSignInLinkLetter];
      const letter = send === 'code' ? writeCode(locale, { code }) : writeLink(locale, { link });
      // Of an account that was joined to another: its own mailbox does not open that.
      const to = account?.email ?? email;
      await queueMail(database.kysely, { to, ...letter }, lifetimeOf('sign-in'));
    });
    return { _id: randomBytes(12).toString('hex'), email, email_verified: false };
  },
};

function objectOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
