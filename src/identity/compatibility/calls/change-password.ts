import { resetPasswordLetter } from '../../../mail/letters.ts';
import { accountByEmail, DATABASE_CONNECTION, readEmail } from '../../accounts/accounts.ts';
import { issueTicket } from '../../accounts/tickets.ts';
import type { Call } from '../call.ts';
import { clientOf } from '../clients.ts';
import { fieldsOf, needed } from '../fields.ts';
import { languageOf } from '../language.ts';
import { refusal } from '../refusals.ts';

/** Mails a link for setting a new password; one sentence answers, whatever the address. Takes no password. */
export const changePassword: Call = {
  method: 'POST',
  path: '/dbconnections/change_password',
  from: 'clients',
  answer: async ({ identity, attempts, errands }, request, reply) => {
    const fields = fieldsOf(request);
    clientOf(identity, request, fields);
    if (needed(fields, 'connection') !== DATABASE_CONNECTION) throw refusal('badConnection');
    const email = readEmail(fields.email);
    if (email === null) throw refusal('badEmail');
    if (!(await attempts.mayMail({ email, ip: request.ip }))) throw refusal('tooManyMails');
    errands.run(async () => {
      const { database, issuer, mailer } = identity;
      const account = await accountByEmail(database.kysely, email);
      if (!account) return;
      const ticket = await issueTicket(database.kysely, {
        purpose: 'reset-password',
        accountId: account.id,
        email,
      });
      const link = `${issuer}reset-password?ticket=${ticket}`;
      await mailer.send({ to: account.email, ...resetPasswordLetter(languageOf(request), { link }) });
    });
    return reply
      .type('text/html; charset=utf-8')
      .send("We've just sent you an email to reset your password.");
  },
};
