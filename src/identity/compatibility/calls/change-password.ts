import { DATABASE_CONNECTION, readEmail } from '../../accounts/accounts.ts';
import { chooseLocale } from '../../hosted/language.ts';
import { mailReset } from '../../hosted/mail/mails.ts';
import { attemptBy } from '../../limits/attempts.ts';
import type { Call } from '../call.ts';
import { clientOf } from '../clients.ts';
import { fieldsOf, needed } from '../fields.ts';
import { refusal } from '../refusals.ts';

/** Mails a link for setting a new password; one sentence answers, whatever the address. Takes no password. */
export const changePassword: Call = {
  method: 'POST',
  path: '/dbconnections/change_password',
  mails: true,
  from: 'clients',
  answer: async ({ identity, attempts, outbox }, request, reply) => {
    const fields = fieldsOf(request);
    const { clientId } = clientOf(identity, request, fields);
    if (needed(fields, 'connection') !== DATABASE_CONNECTION) throw refusal('badConnection');
    const email = readEmail(fields.email);
    if (email === null) throw refusal('badEmail');
    if (!(await attempts.mayMail(attemptBy(request, { email }))).ok) throw refusal('tooManyMails');
    const locale = chooseLocale(request.headers['x-request-language']);
    outbox.later(() => mailReset(identity, email, { locale, clientId }));
    return reply
      .type('text/html; charset=utf-8')
      .send("We've just sent you an email to reset your password.");
  },
};
